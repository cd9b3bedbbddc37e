export { toRealityCheck, toRealityCheckReply, getRealityCheck, restartRealityCheck } from "./check/check.ts"
export type { RealityCheckColumns, LoginTimeResetColumns } from "./check/store.ts"
export { playerPaused, playerReturning } from "./events.ts"
export {
  assertLoginAllowed,
  depositCountingStart,
  isPermanentlyBarred,
  assertAllowed,
  toPayableNow,
  releaseDepositReservation,
  reserveDeposit,
  toRestriction,
  findRestriction,
  consumeDepositReservation,
  getWeeklyDeposits,
  toWeeklyDeposits,
} from "./limits.ts"
export { findLimitOnStake } from "./own/bets.ts"
export { countFee, refundFees } from "./own/fees.ts"
export { type Today, todayAt } from "./own/periods.ts"
export { listPlayedDays, type OwnDepositColumns } from "./own/store.ts"
export { pause } from "./pause.ts"
export type { GateColumns, DepositWeekColumns } from "./store.ts"
export type { SessionTimeColumns } from "./time/store.ts"
export { beginSession, toSessionEndReply } from "./time/time.ts"
export { toDepositHeadroomReply, toExclusionReply, toWeeklyDepositLimitReply } from "./wire.ts"
