export { type Account, accounts, type Kind, type PayInAccount } from "./chart.ts"
export { ledgerMatchesRows } from "./reconciliation.ts"
export { getStatementReply } from "./statement/statement.ts"
export type { BalanceColumns } from "./store.ts"
export { centsToUnits, unitsPerCent, unitsToCents, unitsToEuros, unitsToPoints } from "./units.ts"
export {
  getBalanceUnits,
  getPlayerBalances,
  getPointsOfPlayers,
  lockCoinBalances,
  type Movement,
  move,
  moveAll,
  toBalances,
} from "./wallet.ts"
