"""``stud-tutor`` alone: the app, served until it is stopped."""

from __future__ import annotations

import errno
import re
import socket
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from functools import partial
from pathlib import Path

from tutor.commands.output import BAD_INPUT, DONE

_HOSTS = "allowed: 127.0.0.1 for this machine alone, 0.0.0.0 for every network it is in, or an address of its own"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=_port, default=8501, help="port to listen on (default: 8501)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder of the records (default: the user's own)")
    parser.add_argument("--database", default="", metavar="URL", help="database of the records in place of the folder")
    parser.add_argument(
        "--base-path", type=_path, default="", metavar="PATH", help="path under which a proxy shows the app"
    )
    parser.add_argument("--metrics", action="store_true", help="let anyone read the server's figures (_stcore/metrics)")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and 1 <= int(text) <= 65535):
        raise ArgumentTypeError(f"{text!r} is no port: 1 to 65535")
    return int(text)


def _path(text: str) -> str:
    """A path without the slashes around it; its segments are the same in a browser, a proxy and a cookie."""
    path = text.strip("/")
    for segment in path.split("/") if path else ():
        if segment in (".", "..") or not re.fullmatch(r"[A-Za-z0-9._~-]+", segment):
            raise ArgumentTypeError(f"{text!r} is no path: letters, digits, - _ . ~ with / between, not . or ..")
    return path


def run(args: Namespace) -> int:
    # Streamlit and the database are loaded for the app alone
    from tutor.records import StorageError
    from tutor.server import serve

    if reason := unusable(args.host, args.port):
        print(reason, file=sys.stderr)
        return BAD_INPUT
    told = f"Stud tutor: {address(args.host, args.port, args.base_path)} (Ctrl+C stops it)"
    ready = partial(print, told, file=sys.stderr, flush=True)
    try:
        serve(args.host, args.port, args.data, args.database, args.base_path, args.metrics, ready)
    except (StorageError, OSError) as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    return DONE


def unusable(host: str, port: int) -> str:
    """Why nothing can listen there, and what would do; empty when it can."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        return f"--host: {host!r} is no known name or address ({_HOSTS})"
    family, kind, _, _, place = found[0]
    try:
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(place)
    except OSError as error:
        match error.errno:
            case errno.EADDRINUSE:
                return f"--port: {port} is in use by another program (allowed: a free port, such as {port % 65535 + 1})"
            case errno.EACCES:
                return f"--port: this user may not listen on {port} (allowed: 1024 to 65535)"
        return f"--host: {host!r} is no address of this machine ({_HOSTS})"
    return ""


def address(host: str, port: int, base_path: str) -> str:
    """Where a browser on this machine finds the app; one that listens everywhere is found here too."""
    here = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host
    name = f"[{here}]" if ":" in here else here
    path = base_path.strip("/")
    return f"http://{name}:{port}/{path}/" if path else f"http://{name}:{port}/"
