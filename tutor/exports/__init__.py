"""What leaves the app as a file, one file a format."""
