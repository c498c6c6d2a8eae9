"""The computer player of Ultimate Combat. The drivers are generated with the evaluator of `sergeant`."""
