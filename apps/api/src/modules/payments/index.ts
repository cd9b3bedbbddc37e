export {
  depositChargedBack,
  depositFailed,
  depositRefunded,
  depositRefused,
  depositSucceeded,
} from "./events.ts"
export { flowsOf } from "./history/store.ts"
