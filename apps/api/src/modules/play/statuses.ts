import type { CounterDeclaration } from "../../platform/lib/metrics.ts"
import type { Currency } from "./rules.ts"

export const walletCallsMetric: CounterDeclaration = {
  name: "casino_wallet_calls_total",
  help: "Wallet calls of game providers by their answer",
  label: "status",
}

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
  /** 10⁻⁵ of its currency; null where the message named an unknown player. */
  balanceUnits: bigint | null
  currency: Currency
}

type Message = {
  provider: "hub88" | "house"
  uuid: string
  token: string
  playerId: bigint
  roundRef: string
  gameCode: string
  /** Verbatim; kept for complaints and never interpreted. */
  meta: string | null
}
export type BetMessage = Message & {
  /** The purse of CREDIT in the player’s name at the provider (`toProviderPlayerName`), or null. */
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
