"""One table: what is played at it, who sits and who listens. Nothing here knows of other tables."""
