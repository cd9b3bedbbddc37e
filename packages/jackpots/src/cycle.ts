import type { Chance } from "./chance.ts"
import {
  anyTimeChance,
  capChance,
  ceilingChance,
  computeTargetUnits,
  isBetDrawn,
  isTargetReachable,
  type SeededCycle,
  threeHourChance,
} from "./draw.ts"
import type { Item } from "./items.ts"
import {
  computeFullStake,
  computePaidUnits,
  computeShare,
  type Jackpot,
  partsPerUnit,
  type Terms,
} from "./terms.ts"

/** A window of three hours: when it ends, what it is expected to be staked, and whether the pool has dropped in it. */
export type Window = { readonly endMs: number; readonly expectedUnits: bigint; readonly hasDropped: boolean }

type PoolCycle<J extends Jackpot> = SeededCycle & {
  readonly jackpot: J
  readonly terms: Terms[J]
  /** The number of the item after which it began. */
  readonly since: number
  /** What lies in the pool. */
  readonly parts: bigint
}
type BetCount = {
  /** How many bets it has had. */
  readonly bets: number
}

/** How a cycle of a pool begins. */
export type CycleStart =
  | (PoolCycle<"threeHour"> & { readonly window: Window })
  | PoolCycle<"hitTheTarget">
  | PoolCycle<"anyTime">
  | PoolCycle<"bigWin">

type WithoutSeed<B> = B extends CycleStart ? Omit<B, "seed"> : never
/** What everybody knows of how a cycle began. */
export type SealedCycle = WithoutSeed<CycleStart>

/** How a cycle of a pool stands; where the target of its pool lies follows from its seed. */
export type Cycle =
  | (PoolCycle<"threeHour"> & BetCount & { readonly window: Window })
  | (PoolCycle<"hitTheTarget"> & BetCount & { readonly targetUnits: bigint })
  | (PoolCycle<"anyTime"> & BetCount)
  | (PoolCycle<"bigWin"> & BetCount)

/** A cycle that has had no bet yet. */
export const startCycle = (beginning: CycleStart): Cycle =>
  beginning.jackpot === "hitTheTarget"
    ? { ...beginning, bets: 0, targetUnits: computeTargetUnits(beginning, beginning.terms) }
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

export type ItemResult = {
  readonly cycle: Cycle
  readonly drop?: Drop
  /** The drop ends the cycle: what is left in the pool goes into the next one. */
  readonly isOver?: boolean
}

type ItemOf<K extends Item["kind"]> = Extract<Item, { kind: K }>

function dropParts(cycle: Cycle, ref: string, parts: bigint): ItemResult {
  const { jackpot, cycle: number } = cycle
  return {
    cycle: { ...cycle, parts: cycle.parts - parts },
    drop: { jackpot, cycle: number, ref, parts, paidUnits: computePaidUnits(parts) },
  }
}

/** What a bet that takes the pool is given of it: that of the target, not more than its ceiling. */
function payableParts({ jackpot, terms, parts }: Cycle): bigint {
  if (jackpot !== "hitTheTarget") return parts
  const most = (terms as Terms["hitTheTarget"]).ceilingUnits * partsPerUnit
  return parts < most ? parts : most
}

/** Whether a bet, whose share is in the pool already, takes it; `before`: what lay in it without that share. */
function isHit(cycle: Cycle, bet: ItemOf<"bet">, before: bigint): boolean {
  const { stakeUnits } = bet
  const numbered = { number: cycle.bets, stakeUnits }
  const isDrawnAt = (chance: Chance) =>
    isBetDrawn(cycle, numbered, capChance(chance, cycle.terms, stakeUnits, payableParts(cycle)))
  switch (cycle.jackpot) {
    case "threeHour":
      return !cycle.window.hasDropped && isDrawnAt(threeHourChance(bet, cycle.window, cycle.terms))
    case "hitTheTarget": {
      const target = cycle.targetUnits * partsPerUnit
      if (cycle.terms.addedPpm === undefined) return cycle.parts >= target
      if (isTargetReachable(cycle.terms, before, cycle.parts, partsPerUnit))
        return before < target && target <= cycle.parts
      return isBetDrawn(cycle, numbered, ceilingChance(cycle.terms, stakeUnits, payableParts(cycle))!)
    }
    case "anyTime":
      return isDrawnAt(anyTimeChance(stakeUnits, cycle.terms))
    case "bigWin":
      return false
  }
}

function applyBet(before: Cycle, bet: ItemOf<"bet">): ItemResult {
  const share = computeShare(before.terms, bet.stakeUnits)
  const cycle: Cycle = { ...before, bets: before.bets + 1, parts: before.parts + share }
  if (bet.isEligible === false || !isHit(cycle, bet, before.parts)) return { cycle }
  return { ...dropParts(cycle, bet.ref, payableParts(cycle)), isOver: true }
}

function applyWin(cycle: Cycle, { ref, stakeUnits, winUnits }: ItemOf<"win">): ItemResult {
  if (cycle.jackpot !== "bigWin") return { cycle }
  if (winUnits < cycle.terms.multiple * stakeUnits) return { cycle }
  const fullStakeUnits = computeFullStake(cycle.terms, cycle.parts)
  if (stakeUnits >= fullStakeUnits) return { ...dropParts(cycle, ref, cycle.parts), isOver: true }
  return dropParts(cycle, ref, (cycle.parts * stakeUnits) / fullStakeUnits)
}

/** A bet of this cycle takes its share along, as far as the pool still holds it; one of an earlier cycle does not touch it. */
function applyVoid(cycle: Cycle, { bet, stakeUnits }: ItemOf<"void">): ItemResult {
  if (bet <= cycle.since) return { cycle }
  const share = computeShare(cycle.terms, stakeUnits)
  return { cycle: { ...cycle, parts: cycle.parts - (share < cycle.parts ? share : cycle.parts) } }
}

function applyWindow(cycle: Cycle, { endMs, expectedUnits }: ItemOf<"window">): ItemResult {
  if (cycle.jackpot !== "threeHour") return { cycle }
  return { cycle: { ...cycle, window: { endMs, expectedUnits, hasDropped: false } } }
}

/**
 * What an item does to a cycle of a pool. The same items and the same seed always do the same: the house draws by this, and
 * everybody who checks a cycle that is over draws by it again.
 */
export function applyItem(cycle: Cycle, item: Item): ItemResult {
  switch (item.kind) {
    case "bet":
      return applyBet(cycle, item)
    case "win":
      return applyWin(cycle, item)
    case "void":
      return applyVoid(cycle, item)
    case "window":
      return applyWindow(cycle, item)
  }
}

/** The cycle after one that is over: the house's seed on top of what was left. `at` is the number of the last item. */
export function nextCycle(
  over: Cycle,
  { seed, terms, at }: { seed: string; terms: Terms; at: number },
): Cycle {
  const { jackpot } = over
  const parts = over.parts + terms[jackpot].seedUnits * partsPerUnit
  const own = { cycle: over.cycle + 1, seed, since: at, parts }
  switch (jackpot) {
    case "threeHour": {
      // A pool drops once in a window.
      const window = { ...over.window, hasDropped: true }
      return startCycle({ ...own, jackpot, terms: terms[jackpot], window })
    }
    case "hitTheTarget":
      return startCycle({ ...own, jackpot, terms: terms[jackpot] })
    case "anyTime":
      return startCycle({ ...own, jackpot, terms: terms[jackpot] })
    case "bigWin":
      return startCycle({ ...own, jackpot, terms: terms[jackpot] })
  }
}
