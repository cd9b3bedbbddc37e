export { depositFailed, depositRefused, depositSucceeded } from "./events.ts"
export { flowsOf } from "./history/store.ts"
