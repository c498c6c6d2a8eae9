"""The lab: studies that are put together in the browser, stored as files, and played by a process of their own."""
