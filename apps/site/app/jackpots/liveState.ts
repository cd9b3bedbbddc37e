import { type JackpotType, jackpotTypes, type LiveMessages, poolFields } from "@elite/contract"
import type { JackpotsReply, Pool } from "./jackpots.server.ts"

type Message = LiveMessages["jackpots"]
/** Euros. */
export type PoolAmounts = Record<JackpotType, number>

export function currentPoolAmounts(
  all: readonly Pick<Pool, "type" | "pool">[],
  message: Message | null,
): PoolAmounts {
  const pools = Object.fromEntries(jackpotTypes.map((type) => [type, 0])) as PoolAmounts
  for (const { type, pool } of all) pools[type] = message ? message[poolFields[type]] : pool
  return pools
}

/** A falling pool was won, which a message does not describe in full. */
export const hasDropped = (before: PoolAmounts, message: Message): boolean =>
  jackpotTypes.some((type) => message[poolFields[type]] < before[type])

/** ISO 8601: when the first of the pools with a window has its end. */
export const firstWindowEnd = (all: readonly Pick<Pool, "dropsBefore">[]): string | undefined =>
  all.flatMap(({ dropsBefore }) => dropsBefore ?? []).sort()[0]

/** As "pool name", to compare with {@link lastWinnerPublished}. */
export function lastWinnerLoaded({ jackpots: all }: JackpotsReply): string {
  const wins = all.flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
  const [last] = wins.sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  return last ? `${last.type} ${last.username}` : ""
}
export const lastWinnerPublished = ({ latestWinner, latestWinnerType }: Message): string =>
  latestWinner === null ? "" : `${latestWinnerType} ${latestWinner}`
