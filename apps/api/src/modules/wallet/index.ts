export { type Account, type Asset, accounts, type Kind } from "./chart.ts"
export {
  centsOfUnits,
  eurosOfUnits,
  pointsOfUnits,
  unitsOfCents,
  unitsPerCent,
  unitsPerPoint,
} from "./units.ts"
export { balanceUnits, type Movement, move, type PlayerBalances, playerBalances } from "./wallet.ts"
