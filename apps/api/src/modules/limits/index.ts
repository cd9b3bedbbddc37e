export { checkIn, checkOnTheWire, realityCheckOf, restartRealityCheck } from "./check/check.ts"
export type { ReadCheck, ReadLoginTimeReset } from "./check/store.ts"
export { playerPaused, playerReturning } from "./events.ts"
export {
  admit,
  depositsSince,
  isBarredForGood,
  may,
  payableIn,
  releaseDeposit,
  reserveDeposit,
  restrictionIn,
  restrictionOf,
  useDeposit,
  weeklyDeposits,
  weeklyDepositsIn,
} from "./limits.ts"
export { limitOnStake } from "./own/bets.ts"
export { countFee, returnFees } from "./own/fees.ts"
export { type Today, todayAt } from "./own/periods.ts"
export { playedDaysOf, type ReadOwnDeposits } from "./own/store.ts"
export { pause } from "./pause.ts"
export type { ReadGate, ReadWeek } from "./store.ts"
export type { ReadSessionTime } from "./time/store.ts"
export { beginSession, sessionEndOnTheWire } from "./time/time.ts"
export { depositRoomOnTheWire, exclusionOnTheWire, weeklyDepositLimitOnTheWire } from "./wire.ts"
