import type { JackpotPools, jackpots, LiveMessages } from "@elite/contract"
import type { JackpotsReply, Pool } from "./jackpots.server.ts"

type Message = LiveMessages["jackpots"]
/** Euros. */
export type PoolAmounts = Record<jackpots.JackpotType, number>

const messageFields = {
  threeHour: "prizePoolThreeHour",
  hitTheTarget: "prizePoolHitTheTarget",
  anyTime: "prizePoolAnyTime",
  bigWin: "prizePoolBigWin",
} as const satisfies Record<jackpots.JackpotType, keyof JackpotPools>

export function currentPoolAmounts(
  all: readonly Pick<Pool, "type" | "pool">[],
  message: Message | null,
): PoolAmounts {
  const pools = { threeHour: 0, hitTheTarget: 0, anyTime: 0, bigWin: 0 }
  for (const { type, pool } of all) pools[type] = message ? message[messageFields[type]] : pool
  return pools
}

/** A falling pool was won, which a message does not describe in full. */
export const hasDropped = (before: PoolAmounts, message: Message): boolean =>
  Object.entries(messageFields).some(([type, field]) => message[field] < before[type as jackpots.JackpotType])

/** As "pool name", to compare with {@link lastWinnerPublished}. */
export function lastWinnerLoaded({ jackpots: all }: JackpotsReply): string {
  const wins = all.flatMap(({ type, lastWinners }) => lastWinners.map((win) => ({ type, ...win })))
  const [last] = wins.sort((a, b) => Date.parse(b.wonAt) - Date.parse(a.wonAt))
  return last ? `${last.type} ${last.username}` : ""
}
export const lastWinnerPublished = ({ latestWinner, latestWinnerType }: Message): string =>
  latestWinner === null ? "" : `${latestWinnerType} ${latestWinner}`
