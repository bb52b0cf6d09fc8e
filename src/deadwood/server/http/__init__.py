"""The doors: routes and sockets, and what protects them from whoever comes through."""
