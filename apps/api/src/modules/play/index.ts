export { resultsOf, type WalletCalls, walletCalls } from "./play.ts"
export type { GameLauncher } from "./ports.ts"
export { playerIdOf, providerName } from "./rules.ts"
export type { BetMessage, PlayAnswer, PlayStatus, RollbackMessage, WinMessage } from "./statuses.ts"
