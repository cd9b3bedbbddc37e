export { depositFailed, depositSucceeded } from "./events.ts"
export { flowsOf } from "./history/store.ts"
