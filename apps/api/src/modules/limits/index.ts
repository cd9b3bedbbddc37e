export { type Action, may, releaseDeposit, reserveDeposit, useDeposit, weeklyDeposits } from "./limits.ts"
export type { WeeklyDeposits } from "./rules.ts"
export { weeklyDepositLimitOnTheWire } from "./wire.ts"
