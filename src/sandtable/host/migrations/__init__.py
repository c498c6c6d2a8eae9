"""The steps from one shape of the database to the next; run by the store when it opens."""
