"""What came of a study, as one page that needs no network."""
