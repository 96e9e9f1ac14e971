"""The app: the only place with time, disk, network and screen. It shows rulings and never makes one itself."""
