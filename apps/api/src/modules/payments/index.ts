export { firstDepositOf } from "./deposits/store.ts"
export {
  depositChargedBack,
  depositFailed,
  depositRefunded,
  depositRefused,
  depositSucceeded,
  withdrawalRequested,
} from "./events.ts"
export { flowsOf } from "./history/store.ts"
export { permissionsIn, type ReadPermissions } from "./methods/methods.ts"
