import type { JackpotPools, jackpots, LiveMessages } from "@elite/contract"
import type { House, Pool } from "./jackpots.server.ts"

type Message = LiveMessages["jackpots"]
/** What lies in each pool, euros. */
export type Pools = Record<jackpots.JackpotType, number>

const fields = {
  threeHour: "prizePoolThreeHour",
  hitTheTarget: "prizePoolHitTheTarget",
  anyTime: "prizePoolAnyTime",
  bigWin: "prizePoolBigWin",
} as const satisfies Record<jackpots.JackpotType, keyof JackpotPools>

/** What lies in the pools as they were read, or as the server said since. */
export function poolsIn(all: readonly Pick<Pool, "type" | "pool">[], said: Message | null): Pools {
  const pools = { threeHour: 0, hitTheTarget: 0, anyTime: 0, bigWin: 0 }
  for (const { type, pool } of all) pools[type] = said ? said[fields[type]] : pool
  return pools
}

/** Whether something happened that a message does not say whole: a pool was won. */
export const hasFallen = (before: Pools, message: Message): boolean =>
  Object.entries(fields).some(([type, field]) => message[field] < before[type as jackpots.JackpotType])

/** Whoever won last, and which pool, as the page was read. */
export function lastWinnerIn({ jackpots: all }: House): string {
  const wins = all.flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
  const [last] = wins.sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  return last ? `${last.type} ${last.username}` : ""
}
/** The same, as a message says it. */
export const lastWinnerOf = ({ latestWinner, latestWinnerType }: Message): string =>
  latestWinner === null ? "" : `${latestWinnerType} ${latestWinner}`
