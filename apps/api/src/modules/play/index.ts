export {
  type BetEvent,
  betSubscriber,
  type SettledBet,
  type SettledRound,
  type VoidedBet,
} from "./bets/feed.ts"
export { type BetRef, toBetRows } from "./bets/store.ts"
export { demoCookie, getDemoEnd } from "./demo/demo.ts"
export { betVoided, roundSettled, stakesAnnulled } from "./events.ts"
export { openGameSession } from "./launch.ts"
export { toWalletUpdate, type WalletCalls } from "./play.ts"
export { toCashEvents } from "./purses/cashEvents.ts"
export { closePurse, fillPurse, findPurse, hasOpenRounds, openPurse, toBonusReply } from "./purses/purses.ts"
export { findBonusPurse } from "./purses/store.ts"
export type { BonusColumns } from "./purses/terms.ts"
export { getRoundsReply } from "./rounds/rounds.ts"
export { parseProviderPlayerName } from "./rules.ts"
export { type PlayAnswer, type PlayStatus, walletCallsMetric } from "./statuses.ts"
export { listLossesBefore, type ResultColumns } from "./store.ts"
