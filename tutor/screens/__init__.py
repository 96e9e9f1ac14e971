"""The screens, one file each, and the frame around them. They hold the widgets; what they show is decided elsewhere."""
