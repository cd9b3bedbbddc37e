import { isBetDrawn, type SeededCycle } from "./draw.ts"
import type { Item } from "./items.ts"
import {
  type HiddenState,
  type Jackpot,
  parseTerms,
  ruleOf,
  type ShownState,
  type Terms,
  type TermsJson,
} from "./pools.ts"
import { computePaidUnits, computeShare, partsPerUnit, type Window } from "./terms.ts"

type PoolCycle<J extends Jackpot> = SeededCycle & {
  readonly jackpot: J
  readonly terms: Terms[J]
  readonly since: number
  readonly parts: bigint
}

export type CycleStart<J extends Jackpot = Jackpot> = { [K in J]: PoolCycle<K> & ShownState<K> }[J]

export type SealedCycle<J extends Jackpot = Jackpot> = {
  [K in J]: Omit<PoolCycle<K>, "seed"> & ShownState<K>
}[J]

/** The seed determines the target. */
export type Cycle<J extends Jackpot = Jackpot> = {
  [K in J]: PoolCycle<K> & ShownState<K> & HiddenState<K> & { readonly bets: number }
}[J]

export const startCycle = (beginning: CycleStart): Cycle =>
  ({
    ...beginning,
    bets: 0,
    ...(ruleOf(beginning.jackpot).hidden?.(beginning, beginning.terms) as object | undefined),
  }) as Cycle

type StoredCycle = Pick<SealedCycle, "jackpot" | "cycle" | "since" | "parts"> & {
  readonly terms: TermsJson
  readonly window: Window | null
}
/** Reads a cycle as it is stored and published. Throws where a term is missing or faulty, or its window is missing. */
export function toSealedCycle({ terms, window, ...cycle }: StoredCycle): SealedCycle {
  const { hasWindow } = ruleOf(cycle.jackpot)
  if (hasWindow && !window) throw new Error("The window is missing.")
  return {
    ...cycle,
    terms: parseTerms(cycle.jackpot, terms),
    ...(hasWindow ? { window } : {}),
  } as SealedCycle
}

/** Null for a pool without windows. */
export const cycleWindow = (cycle: SealedCycle): Window | null => ("window" in cycle ? cycle.window : null)

export type Drop = {
  readonly jackpot: Jackpot
  readonly cycle: number
  readonly ref: string
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

/** `before`: the pool without the share of this bet. */
function isHit(cycle: Cycle, bet: ItemOf<"bet">, before: bigint): boolean {
  const rule = ruleOf(cycle.jackpot)
  if (rule.isHit) return rule.isHit(cycle, bet, before)
  const chance = rule.chance(cycle, bet, before)
  return chance !== undefined && chance.of > 0n && isBetDrawn(cycle, bet.stakeUnits, chance)
}

function applyBet(before: Cycle, bet: ItemOf<"bet">): ItemResult {
  const share = computeShare(before.terms, bet.stakeUnits)
  const cycle: Cycle = { ...before, bets: before.bets + 1, parts: before.parts + share }
  if (bet.isEligible === false || !isHit(cycle, bet, before.parts)) return { cycle }
  const parts = ruleOf(cycle.jackpot).payableParts?.(cycle) ?? cycle.parts
  return { ...dropParts(cycle, bet.ref, parts), isOver: true }
}

function applyWin(cycle: Cycle, win: ItemOf<"win">): ItemResult {
  const taken = ruleOf(cycle.jackpot).takenByRound?.(cycle, win)
  if (!taken) return { cycle }
  const result = dropParts(cycle, win.ref, taken.parts)
  return taken.isWhole ? { ...result, isOver: true } : result
}

/** Returns the share of a bet of this cycle as far as the pool still holds it; bets of earlier cycles do not touch it. */
function applyVoid(cycle: Cycle, { bet, stakeUnits }: ItemOf<"void">): ItemResult {
  if (bet <= cycle.since) return { cycle }
  const share = computeShare(cycle.terms, stakeUnits)
  return { cycle: { ...cycle, parts: cycle.parts - (share < cycle.parts ? share : cycle.parts) } }
}

function applyWindow(cycle: Cycle, { endMs, expectedUnits }: ItemOf<"window">): ItemResult {
  if (!("window" in cycle)) return { cycle }
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
  const window = cycleWindow(over)
  return startCycle({
    ...{ jackpot, cycle: over.cycle + 1, seed, since: at, parts, terms: terms[jackpot] },
    ...(window && { window: { ...window, hasDropped: true } }),
  } as CycleStart)
}
