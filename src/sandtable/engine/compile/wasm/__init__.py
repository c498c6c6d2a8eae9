"""Rules as WebAssembly: made once by `make rules` (`ir`, `wrappers`, `link`), and run by the backend `wasm`."""
