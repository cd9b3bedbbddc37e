export { type Account, accounts, type Kind, type PayInAccount } from "./chart.ts"
export { ledgerMatchesRows } from "./moved.ts"
export type { BalanceColumns } from "./store.ts"
export { unitsToCents, unitsToEuros, unitsToPoints, centsToUnits, unitsPerCent } from "./units.ts"
export {
  toBalances,
  getBalanceUnits,
  lockCoinBalances,
  type Movement,
  move,
  moveAll,
  getPlayerBalances,
  getPointsOfPlayers,
} from "./wallet.ts"
