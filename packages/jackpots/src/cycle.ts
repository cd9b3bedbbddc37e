import type { Chance } from "./chance.ts"
import {
  anyTimeChance,
  ceilingChance,
  isCarried,
  isDrawn,
  type Seeded,
  targetUnits,
  threeHourChance,
  underCeiling,
} from "./draw.ts"
import type { Item } from "./items.ts"
import { fullStakeOf, type Jackpot, paidOf, partsPerUnit, shareOf, type Terms } from "./terms.ts"

/** A window of three hours: when it ends, what it is expected to be staked, and whether the pool has dropped in it. */
export type Window = { readonly endMs: number; readonly expectedUnits: bigint; readonly hasDropped: boolean }

type Of<J extends Jackpot> = Seeded & {
  readonly jackpot: J
  readonly terms: Terms[J]
  /** The number of the item after which it began. */
  readonly since: number
  /** What lies in the pool. */
  readonly parts: bigint
}
type Had = {
  /** How many bets it has had. */
  readonly bets: number
}

/** How a cycle of a pool begins. */
export type Beginning =
  | (Of<"threeHour"> & { readonly window: Window })
  | Of<"hitTheTarget">
  | Of<"anyTime">
  | Of<"bigWin">

type Unseeded<B> = B extends Beginning ? Omit<B, "seed"> : never
/** What everybody knows of how a cycle began. */
export type Sealed = Unseeded<Beginning>

/** How a cycle of a pool stands; where the target of its pool lies follows from its seed. */
export type Cycle =
  | (Of<"threeHour"> & Had & { readonly window: Window })
  | (Of<"hitTheTarget"> & Had & { readonly targetUnits: bigint })
  | (Of<"anyTime"> & Had)
  | (Of<"bigWin"> & Had)

/** A cycle that has had no bet yet. */
export const begin = (beginning: Beginning): Cycle =>
  beginning.jackpot === "hitTheTarget"
    ? { ...beginning, bets: 0, targetUnits: targetUnits(beginning, beginning.terms) }
    : { ...beginning, bets: 0 }

/** The pool, or a part of it, is a bet's or a round's. */
export type Drop = {
  readonly jackpot: Jackpot
  readonly cycle: number
  readonly ref: string
  /** What leaves the pool. */
  readonly parts: bigint
  /** What is won: those parts in whole cents, rounded up by the house. */
  readonly paidUnits: bigint
}

export type Taken = {
  readonly cycle: Cycle
  readonly drop?: Drop
  /** The drop ends the cycle: what is left in the pool goes into the next one. */
  readonly isOver?: boolean
}

type ItemOf<K extends Item["kind"]> = Extract<Item, { kind: K }>

function dropOf(cycle: Cycle, ref: string, parts: bigint): Taken {
  const { jackpot, cycle: number } = cycle
  return {
    cycle: { ...cycle, parts: cycle.parts - parts },
    drop: { jackpot, cycle: number, ref, parts, paidUnits: paidOf(parts) },
  }
}

/** What a bet that takes the pool is given of it: that of the target, not more than its ceiling. */
function takenParts({ jackpot, terms, parts }: Cycle): bigint {
  if (jackpot !== "hitTheTarget") return parts
  const most = (terms as Terms["hitTheTarget"]).ceilingUnits * partsPerUnit
  return parts < most ? parts : most
}

/** Whether a bet, whose share is in the pool already, takes it; `before`: what lay in it without that share. */
function isHit(cycle: Cycle, bet: ItemOf<"bet">, before: bigint): boolean {
  const { stakeUnits } = bet
  const numbered = { number: cycle.bets, stakeUnits }
  const isDrawnAt = (chance: Chance) =>
    isDrawn(cycle, numbered, underCeiling(chance, cycle.terms, stakeUnits, takenParts(cycle)))
  switch (cycle.jackpot) {
    case "threeHour":
      return !cycle.window.hasDropped && isDrawnAt(threeHourChance(bet, cycle.window, cycle.terms))
    case "hitTheTarget": {
      const target = cycle.targetUnits * partsPerUnit
      if (cycle.terms.addedPpm === undefined) return cycle.parts >= target
      if (isCarried(cycle.terms, before, cycle.parts, partsPerUnit))
        return before < target && target <= cycle.parts
      return isDrawn(cycle, numbered, ceilingChance(cycle.terms, stakeUnits, takenParts(cycle))!)
    }
    case "anyTime":
      return isDrawnAt(anyTimeChance(stakeUnits, cycle.terms))
    case "bigWin":
      return false
  }
}

function takeBet(before: Cycle, bet: ItemOf<"bet">): Taken {
  const share = shareOf(before.terms, bet.stakeUnits)
  const cycle: Cycle = { ...before, bets: before.bets + 1, parts: before.parts + share }
  if (bet.isEligible === false || !isHit(cycle, bet, before.parts)) return { cycle }
  return { ...dropOf(cycle, bet.ref, takenParts(cycle)), isOver: true }
}

function takeWin(cycle: Cycle, { ref, stakeUnits, winUnits }: ItemOf<"win">): Taken {
  if (cycle.jackpot !== "bigWin") return { cycle }
  if (winUnits < cycle.terms.multiple * stakeUnits) return { cycle }
  const fullStakeUnits = fullStakeOf(cycle.terms, cycle.parts)
  if (stakeUnits >= fullStakeUnits) return { ...dropOf(cycle, ref, cycle.parts), isOver: true }
  return dropOf(cycle, ref, (cycle.parts * stakeUnits) / fullStakeUnits)
}

/** A bet of this cycle takes its share along, as far as the pool still holds it; one of an earlier cycle does not touch it. */
function takeVoid(cycle: Cycle, { bet, stakeUnits }: ItemOf<"void">): Taken {
  if (bet <= cycle.since) return { cycle }
  const share = shareOf(cycle.terms, stakeUnits)
  return { cycle: { ...cycle, parts: cycle.parts - (share < cycle.parts ? share : cycle.parts) } }
}

function takeWindow(cycle: Cycle, { endMs, expectedUnits }: ItemOf<"window">): Taken {
  if (cycle.jackpot !== "threeHour") return { cycle }
  return { cycle: { ...cycle, window: { endMs, expectedUnits, hasDropped: false } } }
}

/**
 * What an item does to a cycle of a pool. The same items and the same seed always do the same: the house draws by this, and
 * everybody who checks a cycle that is over draws by it again.
 */
export function take(cycle: Cycle, item: Item): Taken {
  switch (item.kind) {
    case "bet":
      return takeBet(cycle, item)
    case "win":
      return takeWin(cycle, item)
    case "void":
      return takeVoid(cycle, item)
    case "window":
      return takeWindow(cycle, item)
  }
}

/** The cycle after one that is over: the house's seed on top of what was left. `at` is the number of the last item. */
export function next(over: Cycle, { seed, terms, at }: { seed: string; terms: Terms; at: number }): Cycle {
  const { jackpot } = over
  const parts = over.parts + terms[jackpot].seedUnits * partsPerUnit
  const own = { cycle: over.cycle + 1, seed, since: at, parts }
  switch (jackpot) {
    case "threeHour": {
      // A pool drops once in a window.
      const window = { ...over.window, hasDropped: true }
      return begin({ ...own, jackpot, terms: terms[jackpot], window })
    }
    case "hitTheTarget":
      return begin({ ...own, jackpot, terms: terms[jackpot] })
    case "anyTime":
      return begin({ ...own, jackpot, terms: terms[jackpot] })
    case "bigWin":
      return begin({ ...own, jackpot, terms: terms[jackpot] })
  }
}
