export { findFirstDeposit } from "./deposits/store.ts"
export {
  depositChargedBack,
  depositFailed,
  depositRefunded,
  depositRefused,
  depositSucceeded,
  withdrawalRequested,
} from "./events.ts"
export { getDepositsReply, getWithdrawalsReply } from "./history/history.ts"
export { listCashFlows } from "./history/store.ts"
export { type PermissionColumns, toPermissions } from "./methods/methods.ts"
