import type { CounterDeclaration } from "../../platform/lib/metrics.ts"

export const sportsCallsMetric: CounterDeclaration = {
  name: "casino_sportsbook_calls_total",
  help: "Calls of the sports book's provider by their answer",
  label: "status",
}

export type SportsStatus =
  | "ok"
  | "sessionInvalid"
  | "sessionOver"
  | "barred"
  | "notOffered"
  | "limitReached"
  | "checkDue"
  | "timeOver"
  | "wrongCurrency"
  | "notEnoughMoney"
  | "clash"
  | "discarded"
  | "unknownBet"
  | "unknownReference"
  | "resultStands"
  | "wrongAmount"
  | "noResult"

export type SportsAnswer = {
  status: SportsStatus
  /** 10⁻⁵ euro; null where the message named an unknown player. */
  balanceUnits: bigint | null
  /** Null where it was not booked. */
  betId: bigint | null
}

export type Leg = {
  event: string
  competition: string
  market: string
  outcome: string
  startsAt: string
  oddsThousandths: number
  isLive: boolean
}

/** `uuid` identifies the message: a repetition is answered alike. */
type MessageId = { provider: "betby"; uuid: string; playerId: bigint }
export type StakeMessage = MessageId & {
  session: string
  currency: string
  amountUnits: bigint
  slip: { ref: string; potentialWinUnits: bigint; oddsThousandths: number; legs: readonly Leg[] }
}
export type BetReference = { provider: "betby"; playerId: bigint; betId: bigint }
export const betResults = ["won", "cashedOut", "lost", "refunded"] as const
export type BetResult = (typeof betResults)[number]
export type ResultMessage = MessageId & {
  betId: bigint
  result: BetResult
  currency: string
  amountUnits: bigint
}
export type ReversalMessage = MessageId & { betId: bigint; referenceUuid: string }
