import type { CounterDeclaration } from "../../platform/lib/metrics.ts"

export const sportsCallsMetric: CounterDeclaration = {
  name: "casino_sportsbook_calls_total",
  help: "Calls of the sports book's provider by their answer",
  label: "status",
}

/** What a message led to, in our own words; the provider's adapter has its names for them. */
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
  /** What the purse of the sports book holds, in 10⁻⁵ euro; null where the message named no player of ours. */
  balanceUnits: bigint | null
  /** Our number of the bet; null where it was not booked. */
  betId: bigint | null
}

/** What is bet on, for its player to read. */
export type Leg = {
  event: string
  competition: string
  market: string
  outcome: string
  /** ISO 8601. */
  startsAt: string
  oddsThousandths: number
  isLive: boolean
}

/** The provider's name of a message: the same one twice is one message. */
type MessageId = { provider: "betby"; uuid: string; playerId: bigint }
export type StakeMessage = MessageId & {
  session: string
  currency: string
  amountUnits: bigint
  slip: { ref: string; potentialWinUnits: bigint; oddsThousandths: number; legs: readonly Leg[] }
}
/** A bet by our number of it. */
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
