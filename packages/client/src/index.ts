/**
 * The only client of the API, typed by the contract, for pages, loaders, tests, the demonstration and robots. A browser
 * uses `call`; a loader uses `toHeaders` and `readReply` with its own transport; a program without a browser uses
 * `@elite/client/visitor`. The client imports types and plain data only, so no schema is sent to browsers.
 */

export { ApiProblem } from "./apiProblem.ts"
export { type CallOptions, call, parseReply, readReply, toHeaders, toRequest } from "./call.ts"
