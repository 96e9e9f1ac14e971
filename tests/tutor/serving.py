"""Serve the app from a data folder on a port, and say how it runs: ``python serving.py PORT FOLDER [BASE_PATH]``.

Once it answers, one line of JSON goes to the standard output: the settings that a test asks for, as the running server
holds them.
"""

from __future__ import annotations

import json
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from streamlit import config

from tutor.server import serve

ASKED = ("runner.postScriptGC", "browser.gatherUsageStats", "client.showErrorDetails", "server.enableXsrfProtection")


def report(address: str) -> None:
    while True:
        try:
            urllib.request.urlopen(address, timeout=1).close()
            break
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    print(json.dumps({name: config.get_option(name) for name in ASKED}), flush=True)


if __name__ == "__main__":
    port, folder, base = int(sys.argv[1]), Path(sys.argv[2]), "".join(sys.argv[3:])
    root = f"/{base}/" if base else "/"
    threading.Thread(target=report, args=(f"http://127.0.0.1:{port}{root}healthz",), daemon=True).start()
    serve(port=port, data=folder, base_path=base)
