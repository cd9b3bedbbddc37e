export { playerPaused } from "./events.ts"
export {
  admit,
  depositsSince,
  may,
  pause,
  releaseDeposit,
  reserveDeposit,
  useDeposit,
  weeklyDepositsIn,
} from "./limits.ts"
export { type Today, todayAt } from "./own/periods.ts"
export type { ReadWeek } from "./store.ts"

export { weeklyDepositLimitOnTheWire } from "./wire.ts"
