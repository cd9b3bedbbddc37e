import { type CascadeModel, type CascadeSums, SCATTER, WILD } from "./model.ts"

/** What one reel shows, by number: its letters and how far its strip has moved down. */
type ReelStates = {
  /** The state after the reel has stopped, by stop. */
  readonly first: readonly number[]
  /** How often each symbol stands there, wilds included, by state. */
  readonly counts: readonly (readonly number[])[]
  readonly scatters: readonly number[]
  /** The symbols that stand there or have a wild, as bits. */
  readonly present: readonly number[]
  /** The state after the symbols of a set of bits have disappeared. */
  next(state: number, gone: number): number
}

function reelStates(strip: string, height: number, symbols: readonly string[]): ReelStates {
  const letters: string[] = []
  const tops: number[] = []
  const counts: number[][] = []
  const scatters: number[] = []
  const present: number[] = []
  const moves: number[][] = []
  const known = new Map<string, number>()
  const letter = (at: number): string => strip[((at % strip.length) + strip.length) % strip.length] ?? ""
  const stateOf = (shown: string, top: number): number => {
    const ring = ((top % strip.length) + strip.length) % strip.length
    const key = `${ring} ${shown}`
    const before = known.get(key)
    if (before !== undefined) return before
    const state = letters.push(shown) - 1
    tops.push(ring)
    const all = [...shown]
    const here = symbols.map((symbol) => all.filter((one) => one === symbol || one === WILD).length)
    counts.push(here)
    present.push(here.reduce((bits, count, symbol) => bits | (count > 0 ? 1 << symbol : 0), 0))
    scatters.push(all.filter((one) => one === SCATTER).length)
    moves.push([])
    known.set(key, state)
    return state
  }
  const window = (stop: number): string =>
    Array.from({ length: height }, (_, row) => letter(stop + row)).join("")
  return {
    first: Array.from({ length: strip.length }, (_, stop) => stateOf(window(stop), stop)),
    counts,
    scatters,
    present,
    next(state, gone) {
      const before = moves[state]?.[gone]
      if (before !== undefined) return before
      const goes = (one: string) => one === WILD || (gone & (1 << symbols.indexOf(one))) !== 0
      const kept = [...(letters[state] ?? "")].filter((one) => one === SCATTER || !goes(one))
      const top = (tops[state] ?? 0) - (height - kept.length)
      const added = Array.from({ length: height - kept.length }, (_, row) => letter(top + row))
      const after = stateOf([...added, ...kept].join(""), top)
      const row = moves[state]
      if (row) row[gone] = after
      return after
    },
  }
}

/** Fewer than 3 scatters, or 3, 4, 5 and 6. */
const CLASSES = 5
const endOf = (scatters: number): number => Math.max(0, Math.min(scatters - 2, CLASSES - 1))

const shownScatters = (reels: readonly ReelStates[], states: readonly number[]): number =>
  reels.reduce((total, { scatters }, reel) => total + (scatters[states[reel] ?? 0] ?? 0), 0)

/** How many combinations of stops show 0, 1, 2, … scatters. */
function scatterCounts(reels: readonly ReelStates[]): number[] {
  let counts = [1]
  for (const { first, scatters } of reels) {
    const next: number[] = []
    for (const [before, count] of counts.entries())
      for (const state of first) {
        const shown = before + (scatters[state] ?? 0)
        next[shown] = (next[shown] ?? 0) + count
      }
    counts = Array.from(next, (count) => count ?? 0)
  }
  return counts
}

export type CascadeStatistics = CascadeSums & {
  /** Combinations with a prize, the longest chain in wins, and the highest coins of a paid spin. */
  readonly hits: number
  readonly longest: number
  readonly highest: number
}

/** Walks every chain once: all combinations of stops. Takes minutes for a title. */
export function cascadeSums(model: Omit<CascadeModel, "sums">): CascadeStatistics {
  const symbols = Object.keys(model.pays)
  const reels = model.reels.map((strip, reel) => reelStates(strip, model.heights[reel] ?? 0, symbols))
  const size = reels.length
  const pays = symbols.map((symbol) => [0, 0, 0, ...(model.pays[symbol] ?? [])])
  const paid = model.multipliers
  const free = model.freeSpins.multipliers
  const all = { paidCoins: 0, freeCoins: 0, riseCoins: 0, hits: 0, longest: 0, highest: 0 }
  const endStops = Array.from({ length: CLASSES }, () => 0)
  const endWins = Array.from({ length: CLASSES }, () => 0)
  const start = reels.map(() => 0)
  const at = reels.map(() => 0)
  const gone = reels.map(() => 0)

  /** Coins of the window in `at`; the symbols that disappear are left in `gone`. */
  function evaluate(): number {
    let coins = 0
    gone.fill(0)
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      let ways = 1
      let count = 0
      while (count < size) {
        const here = reels[count]!.counts[at[count]!]![symbol]!
        if (here === 0) break
        ways *= here
        count++
      }
      const prize = pays[symbol]![count]! * ways
      if (prize === 0) continue
      coins += prize
      for (let reel = 0; reel < count; reel++) gone[reel]! |= 1 << symbol
    }
    return coins
  }

  function walkChain(): void {
    for (let reel = 0; reel < size; reel++) at[reel] = start[reel]!
    let wins = 0
    let spinCoins = 0
    for (;;) {
      const coins = evaluate()
      if (coins === 0) break
      spinCoins += coins * paid[Math.min(wins, paid.length - 1)]!
      all.freeCoins += free ? coins * free[Math.min(wins, free.length - 1)]! : coins
      if (!free) all.riseCoins += coins * wins
      wins++
      for (let reel = 0; reel < size; reel++)
        if (gone[reel] !== 0) at[reel] = reels[reel]!.next(at[reel]!, gone[reel]!)
    }
    const end = endOf(shownScatters(reels, at))
    endStops[end]!++
    endWins[end]! += wins
    all.paidCoins += spinCoins
    if (wins > 0) all.hits++
    all.longest = Math.max(all.longest, wins)
    all.highest = Math.max(all.highest, spinCoins)
  }

  const beyondThree = scatterCounts(reels.slice(3))
  /** A prize needs the same symbol on the first three reels: without one, only the scatters count. */
  function walkStops(reel: number, common: number, scatters: number): void {
    if (reel === size) {
      walkChain()
      return
    }
    if (reel === 3 && common === 0) {
      for (const [more, count] of beyondThree.entries()) endStops[endOf(scatters + more)]! += count
      return
    }
    const { first, present, scatters: shown } = reels[reel]!
    for (const state of first) {
      start[reel] = state
      walkStops(reel + 1, common & present[state]!, scatters + shown[state]!)
    }
  }
  walkStops(0, -1, 0)
  const stops = reels.reduce((product, reel) => product * reel.first.length, 1)
  return { stops, ...all, ends: endStops.map((count, end) => ({ stops: count, wins: endWins[end] ?? 0 })) }
}
