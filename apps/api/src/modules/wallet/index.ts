export { type Account, type Asset, accounts, type Kind, type Purse } from "./chart.ts"
export {
  centsOfUnits,
  eurosOfUnits,
  pointsOfUnits,
  unitsOfCents,
  unitsPerCent,
  unitsPerPoint,
} from "./units.ts"
export {
  balanceUnits,
  lockedCoins,
  type Movement,
  move,
  moveAll,
  type PlayerBalances,
  playerBalances,
  pointsOfPlayers,
} from "./wallet.ts"
