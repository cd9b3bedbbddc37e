import { type Item, toItemRef } from "@elite/jackpots"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { hasFixedOdds } from "../../games/index.ts"
import type { BetRef, SettledRound } from "../../play/index.ts"
import type { windowBegan } from "../events.ts"
import type { Entry } from "./batch.ts"

/**
 * The bets of a settled round that take part, and the round itself if it won on a game with fixed odds, where
 * players cannot choose them. The bets of robots fill the pools and win nothing.
 */
export function toEntries({ at, bets }: SettledRound, leastUnits: bigint, isRobot = false): Entry[] {
  const qualifying = bets.filter(({ stakeUnits }) => stakeUnits >= leastUnits)
  const entries: Entry[] = qualifying.map((of) => {
    const ineligible = isRobot ? { isEligible: false as const } : {}
    const item: Item = {
      kind: "bet",
      ref: toItemRef(betKey(of)),
      stakeUnits: of.stakeUnits,
      atMs: at.getTime(),
      ...ineligible,
    }
    return { item, at, of }
  })
  const sum = (of: "stakeUnits" | "winUnits") => qualifying.reduce((all, bet) => all + bet[of], 0n)
  const winUnits = sum("winUnits")
  if (winUnits === 0n || isRobot || !qualifying.every(({ category }) => hasFixedOdds(category)))
    return entries
  const [first] = qualifying
  const ref = toItemRef(`${betKey(first!)}|win`)
  const item: Item = { kind: "win", ref, stakeUnits: sum("stakeUnits"), winUnits }
  return [...entries, { item, at, of: { ...first!, uuid: null } }]
}

export const toWindowEntry = ({ at, data }: EventOf<typeof windowBegan>): Entry => ({
  item: { kind: "window", endMs: data.endsAt.getTime(), expectedUnits: data.expectedUnits },
  at,
})

export const betKey = ({ provider, uuid }: Pick<BetRef, "provider" | "uuid">) => `${provider}|${uuid}`
