import type { JackpotPools, jackpots, LiveMessages } from "@elite/contract"
import type { JackpotsReply, Pool } from "./jackpots.server.ts"

type Message = LiveMessages["jackpots"]
/** What lies in each pool, euros. */
export type PoolAmounts = Record<jackpots.JackpotType, number>

const messageFields = {
  threeHour: "prizePoolThreeHour",
  hitTheTarget: "prizePoolHitTheTarget",
  anyTime: "prizePoolAnyTime",
  bigWin: "prizePoolBigWin",
} as const satisfies Record<jackpots.JackpotType, keyof JackpotPools>

/** What lies in the pools as they were read, or as the server said since. */
export function currentPoolAmounts(
  all: readonly Pick<Pool, "type" | "pool">[],
  said: Message | null,
): PoolAmounts {
  const pools = { threeHour: 0, hitTheTarget: 0, anyTime: 0, bigWin: 0 }
  for (const { type, pool } of all) pools[type] = said ? said[messageFields[type]] : pool
  return pools
}

/** Whether something happened that a message does not say whole: a pool was won. */
export const hasDropped = (before: PoolAmounts, message: Message): boolean =>
  Object.entries(messageFields).some(([type, field]) => message[field] < before[type as jackpots.JackpotType])

/** Whoever won last, and which pool, as the page was read. */
export function lastWinnerLoaded({ jackpots: all }: JackpotsReply): string {
  const wins = all.flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
  const [last] = wins.sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  return last ? `${last.type} ${last.username}` : ""
}
/** The same, as a message says it. */
export const lastWinnerPublished = ({ latestWinner, latestWinnerType }: Message): string =>
  latestWinner === null ? "" : `${latestWinnerType} ${latestWinner}`
