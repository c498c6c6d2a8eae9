"""Whatever reads what strangers send is given inputs that nobody would send: `make fuzz`, some in `make test`."""
