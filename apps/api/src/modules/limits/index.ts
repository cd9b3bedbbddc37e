export { playerPaused } from "./events.ts"
export {
  type Action,
  admit,
  may,
  pause,
  releaseDeposit,
  reserveDeposit,
  useDeposit,
  weeklyDeposits,
} from "./limits.ts"
export type { WeeklyDeposits } from "./rules.ts"
export { weeklyDepositLimitOnTheWire } from "./wire.ts"
