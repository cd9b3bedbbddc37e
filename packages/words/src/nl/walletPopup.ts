import type english from "../en/walletPopup.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw portefeuille",
  close: "Portefeuille sluiten",
  own: "Uw geld",
  ownNote: "Kan worden opgenomen",
  bonus: "Bonus",
  bonusNote: "Wordt na uw eigen geld gespeeld",
  sports: "Sportsaldo",
  coins: "EliteCoins",
  points: "ElitePoints",
  deposit: "Storten",
  withdraw: "Opnemen",
  paused: "U kunt uw geld altijd opnemen. Storten kan op dit moment niet.",
  paymentsAway: "Stortingen lukken op dit ogenblik misschien niet.",
  latest: "Laatste verrichtingen",
  none: "Nog geen verrichtingen.",
  all: "Alle verrichtingen",
  loading: "Uw verrichtingen worden geladen.",
  failed: "We konden uw verrichtingen niet laden. Er is niets verloren.",
  lost: "Geen verbinding. De bedragen zijn van {time}.",
  tryAgain: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
