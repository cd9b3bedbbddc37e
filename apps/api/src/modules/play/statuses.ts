import type { CounterDeclaration } from "../../platform/lib/metrics.ts"
import type { Currency } from "./rules.ts"

export const walletCallsMetric: CounterDeclaration = {
  name: "casino_wallet_calls_total",
  help: "Wallet calls of game providers by their answer",
  label: "status",
}

/** What a game provider's message led to, in our own words; each provider's adapter has its names for them. */
export type PlayStatus =
  | "ok"
  | "notEnoughMoney"
  | "limitReached"
  | "tokenInvalid"
  | "tokenExpired"
  | "playerDisabled"
  | "gameInvalid"
  | "wrongCurrency"
  | "clash"
  | "rolledBack"
  | "unknownReference"

export type PlayAnswer = {
  status: PlayStatus
  /** What the purse holds, in 10⁻⁵ of its currency; null where the message named no player of ours. */
  balanceUnits: bigint | null
  currency: Currency
}

type Message = {
  /** Whose game it is: the aggregator's, or our own. */
  provider: "hub88" | "house"
  /** The provider's id of this message: the same one twice is one message. */
  uuid: string
  token: string
  playerId: bigint
  roundRef: string
  gameCode: string
  /** What the provider adds, letter for letter; kept for complaints and never interpreted. */
  meta: string | null
}
export type BetMessage = Message & {
  /** The purse of CREDIT by which the provider knows its player (`toProviderPlayerName`); null: the player as such. */
  purseId: bigint | null
  roundClosed: boolean
  currency: string
  amountUnits: bigint
  isFree: boolean
}
export type WinMessage = Message & {
  roundClosed: boolean
  currency: string
  amountUnits: bigint
  referenceUuid: string | null
  isPromotion: boolean
}
export type RollbackMessage = Message & { referenceUuid: string }
