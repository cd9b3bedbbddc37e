export { type Account, accounts, type Kind, type PayInAccount } from "./chart.ts"
export { movedAsKept } from "./moved.ts"
export type { ReadBalances } from "./store.ts"
export { centsOfUnits, eurosOfUnits, pointsOfUnits, unitsOfCents, unitsPerCent } from "./units.ts"
export {
  balancesIn,
  balanceUnits,
  lockedCoins,
  type Movement,
  move,
  moveAll,
  playerBalances,
  pointsOfPlayers,
} from "./wallet.ts"
