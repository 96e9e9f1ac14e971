"""What the screens draw with: the Practice card, charts, the header.

Streamlit is imported here, in ``tutor.screens`` and in ``tutor.app``, and nowhere else.
"""
