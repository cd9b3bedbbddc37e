import type english from "../en/walletPopup.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Uw portefeuille",
  close: "Portefeuille sluiten",
  own: "Eigen geld",
  ownNote: "Kunt u opnemen",
  bonus: "Bonus",
  bonusNote: "Speelt u na uw eigen geld",
  underWay: "Lopende opnames",
  underWayNote: "Opzijgezet of onderweg naar u",
  sports: "Sportsaldo",
  coins: "EliteCoins",
  points: "ElitePoints",
  today: "Resultaat van vandaag",
  todayNote: "Winst min inzet sinds middernacht",
  deposit: "Storten",
  withdraw: "Opnemen",
  paused: "U kunt uw geld altijd opnemen. Storten kan op dit moment niet.",
  paymentsAway: "Storten lukt op dit moment misschien niet.",
  latest: "Laatste verrichtingen",
  none: "Nog geen verrichtingen.",
  all: "Alle verrichtingen",
  loading: "Uw verrichtingen worden geladen.",
  failed: "We konden uw verrichtingen niet laden. Er is niets verloren gegaan.",
  lost: "Geen verbinding. De bedragen zijn van {time}.",
  tryAgain: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
