"""Positions written as files, and the stage that sets them up."""
