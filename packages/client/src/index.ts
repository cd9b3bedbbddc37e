/**
 * The one client of the wire, typed by the contract: pages, their loaders, tests, the demonstration and robots ask
 * through it. A browser calls `call`; a loader turns `headersOf` and `dataIn` around its own way to the server;
 * whoever has no browser takes a `visitor` from `@elite/client/visitor`. It takes only types and plain data of the
 * contract, so no schema travels to a browser for it.
 */

export { ApiProblem } from "./apiProblem.ts"
export { type CallOptions, call, parseReply, readReply, toHeaders, toRequest } from "./call.ts"
