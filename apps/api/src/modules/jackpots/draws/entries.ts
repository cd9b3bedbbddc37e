import { type Item, toItemRef } from "@elite/jackpots"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { hasFixedOdds } from "../../games/index.ts"
import type { betVoided, roundSettled } from "../../play/index.ts"
import type { windowBegan } from "../events.ts"
import type { Entry } from "./batch.ts"

type Settled = EventOf<typeof roundSettled>

/**
 * What a settled round adds: each bet that takes part, and the round itself where those won at a game whose odds nobody chooses. A
 * robot's bets fill the pools and win nothing.
 */
export function toEntries(
  { playerId, at, data }: SettledRound,
  leastUnits: bigint,
  isRobot = false,
): Entry[] {
  const { provider, roundRef, gameId, bets } = data
  const taking = bets.filter(({ stakeUnits }) => stakeUnits >= leastUnits)
  const entries: Entry[] = taking.map(({ uuid, stakeUnits }) => {
    const ref = toItemRef(`${provider}|${uuid}`)
    const ineligible = isRobot ? { isEligible: false as const } : {}
    const item: Item = { kind: "bet", ref, stakeUnits, atMs: at.getTime(), ...ineligible }
    return { item, at, of: { playerId, provider, roundRef, uuid, gameId } }
  })
  const sum = (of: "stakeUnits" | "winUnits") => taking.reduce((all, bet) => all + bet[of], 0n)
  const winUnits = sum("winUnits")
  if (winUnits === 0n || isRobot || !taking.every(({ category }) => hasFixedOdds(category ?? null)))
    return entries
  const ref = toItemRef(`${provider}|${taking[0]!.uuid}|win`)
  const item: Item = { kind: "win", ref, stakeUnits: sum("stakeUnits"), winUnits }
  return [...entries, { item, at, of: { playerId, provider, roundRef, uuid: null, gameId } }]
}

/** A window that begins. */
export const toWindowEntry = ({ at, data }: EventOf<typeof windowBegan>): Entry => ({
  item: { kind: "window", endMs: data.endsAt.getTime(), expectedUnits: data.expectedUnits },
  at,
})

/** How a bet is found again. */
export const betKey = ({ provider, uuid }: Pick<EventOf<typeof betVoided>["data"], "provider" | "uuid">) =>
  `${provider}|${uuid}`
