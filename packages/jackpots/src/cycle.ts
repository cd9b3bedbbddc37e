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

/** `hasDropped`: a pool drops once in a window. */
export type Window = { readonly endMs: number; readonly expectedUnits: bigint; readonly hasDropped: boolean }

type PoolCycle<J extends Jackpot> = SeededCycle & {
  readonly jackpot: J
  readonly terms: Terms[J]
  readonly since: number
  readonly parts: bigint
}
type BetCount = {
  readonly bets: number
}

export type CycleStart =
  | (PoolCycle<"threeHour"> & { readonly window: Window })
  | PoolCycle<"hitTheTarget">
  | PoolCycle<"anyTime">
  | PoolCycle<"bigWin">

type WithoutSeed<B> = B extends CycleStart ? Omit<B, "seed"> : never
export type SealedCycle = WithoutSeed<CycleStart>

/** The seed determines the target. */
export type Cycle =
  | (PoolCycle<"threeHour"> & BetCount & { readonly window: Window })
  | (PoolCycle<"hitTheTarget"> & BetCount & { readonly targetUnits: bigint })
  | (PoolCycle<"anyTime"> & BetCount)
  | (PoolCycle<"bigWin"> & BetCount)

/** Starts a cycle without bets. */
export const startCycle = (beginning: CycleStart): Cycle =>
  beginning.jackpot === "hitTheTarget"
    ? { ...beginning, bets: 0, targetUnits: computeTargetUnits(beginning, beginning.terms) }
    : { ...beginning, bets: 0 }

export type Drop = {
  readonly jackpot: Jackpot
  readonly cycle: number
  readonly ref: string
  /** Leaves the pool. */
  readonly parts: bigint
  /** The parts in whole cents, rounded up. */
  readonly paidUnits: bigint
}

export type ItemResult = {
  readonly cycle: Cycle
  readonly drop?: Drop
  /** The rest of the pool goes to the next cycle. */
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

/** The whole pool; of the target pool no more than its ceiling. */
function payableParts({ jackpot, terms, parts }: Cycle): bigint {
  if (jackpot !== "hitTheTarget") return parts
  const most = (terms as Terms["hitTheTarget"]).ceilingUnits * partsPerUnit
  return parts < most ? parts : most
}

/** `before`: the pool without the share of this bet. */
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

/** Returns the share of a bet of this cycle as far as the pool still holds it; bets of earlier cycles do not touch it. */
function applyVoid(cycle: Cycle, { bet, stakeUnits }: ItemOf<"void">): ItemResult {
  if (bet <= cycle.since) return { cycle }
  const share = computeShare(cycle.terms, stakeUnits)
  return { cycle: { ...cycle, parts: cycle.parts - (share < cycle.parts ? share : cycle.parts) } }
}

function applyWindow(cycle: Cycle, { endMs, expectedUnits }: ItemOf<"window">): ItemResult {
  if (cycle.jackpot !== "threeHour") return { cycle }
  return { cycle: { ...cycle, window: { endMs, expectedUnits, hasDropped: false } } }
}

/** Applies an item to a cycle. Deterministic: the operator draws with it, and readers verify finished cycles with it. */
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

/** Begins the next cycle with the seed on top of the rest. `at` is the number of the last item. */
export function nextCycle(
  over: Cycle,
  { seed, terms, at }: { seed: string; terms: Terms; at: number },
): Cycle {
  const { jackpot } = over
  const parts = over.parts + terms[jackpot].seedUnits * partsPerUnit
  const own = { cycle: over.cycle + 1, seed, since: at, parts }
  switch (jackpot) {
    case "threeHour": {
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
