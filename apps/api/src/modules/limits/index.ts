export { playerPaused, playerReturning } from "./events.ts"
export {
  assertAllowed,
  assertLoginAllowed,
  consumeDepositReservation,
  depositCountingStart,
  findRestriction,
  getWeeklyDeposits,
  isPermanentlyBarred,
  releaseDepositReservation,
  reserveDeposit,
  toPayableNow,
  toRestriction,
  toWeeklyDeposits,
} from "./limits.ts"
export { findLimitOnStake } from "./ownLimits/bets.ts"
export { countFee, refundFees } from "./ownLimits/fees.ts"
export { type Today, todayAt } from "./ownLimits/periods.ts"
export { listPlayedDays, type OwnDepositColumns } from "./ownLimits/store.ts"
export { pause } from "./pause.ts"
export {
  getRealityCheck,
  restartRealityCheck,
  toRealityCheck,
  toRealityCheckReply,
} from "./realityCheck/realityCheck.ts"
export type { LoginTimeResetColumns, RealityCheckColumns } from "./realityCheck/store.ts"
export { beginSession, toSessionEndReply } from "./sessionTime/sessionTime.ts"
export type { SessionTimeColumns } from "./sessionTime/store.ts"
export type { DepositWeekColumns, GateColumns } from "./store.ts"
export { toDepositHeadroomReply, toExclusionReply, toWeeklyDepositLimitReply } from "./wire.ts"
