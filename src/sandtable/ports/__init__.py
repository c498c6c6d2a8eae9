"""Doors to the environments that others have agreed on. Each needs its extra, and nothing here needs them."""
