import { type Fraction, fraction, over, plus, sum, times, ZERO } from "../fraction.ts"
import { payOf, scattersIn, shown, windowAt } from "./evaluate.ts"
import { REELS, ROWS, SCATTER, type SlotModel, WILD } from "./model.ts"

type Counts = Map<string, number>

const windowsOf = (strip: string): string[] =>
  Array.from({ length: strip.length }, (_, stop) => windowAt(strip, stop))

const stopsOf = (strips: readonly string[]): bigint =>
  strips.reduce((all, strip) => all * BigInt(strip.length), 1n)

/** How often each letter stands in each row of one reel, over all its stops, as the line rules see it. */
function lettersByRow(model: SlotModel, strip: string): Counts[] {
  const rows = Array.from({ length: ROWS }, (): Counts => new Map())
  for (const window of windowsOf(strip)) {
    const letters = shown(model, window)
    for (const [row, counts] of rows.entries()) {
      const letter = letters[row] ?? ""
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  }
  return rows
}

/**
 * Coins of one line summed over all stop combinations. The reels are independent, so combinations are counted by what
 * decides the prize: the wilds at the beginning, the first other symbol, and how far the run of both reaches.
 */
function lineCoins(model: SlotModel, reels: readonly Counts[], lengths: readonly number[]): number {
  const countAt = (reel: number, letter: string) => reels[reel]?.get(letter) ?? 0
  /** Combinations of the reels from `reel` on. */
  const rest = (reel: number) => lengths.slice(reel).reduce((all, length) => all * length, 1)
  let coins = 0
  let wildWays = 1
  for (let wilds = 0; wilds < REELS; wilds++) {
    const own = payOf(model, WILD, wilds)
    coins += wildWays * countAt(wilds, SCATTER) * rest(wilds + 1) * own
    for (const symbol of reels[wilds]?.keys() ?? []) {
      if (symbol === WILD || symbol === SCATTER) continue
      let ways = wildWays * countAt(wilds, symbol)
      for (let count = wilds + 1; count <= REELS && ways > 0; count++) {
        const goOn = count < REELS ? countAt(count, symbol) + countAt(count, WILD) : 0
        const end = count < REELS ? (lengths[count]! - goOn) * rest(count + 1) : 1
        coins += ways * end * Math.max(own, payOf(model, symbol, count))
        ways *= goOn
      }
    }
    wildWays *= countAt(wilds, WILD)
  }
  return coins + wildWays * payOf(model, WILD, REELS)
}

function linesReturn(
  model: SlotModel,
  strips: readonly string[],
  lines: readonly (readonly number[])[],
): Fraction {
  const rows = strips.map((strip) => lettersByRow(model, strip))
  const lengths = strips.map((strip) => strip.length)
  const coins = lines.map((line) =>
    lineCoins(
      model,
      rows.map((reel, at) => reel[line[at] ?? 0] ?? new Map()),
      lengths,
    ),
  )
  return fraction(
    coins.reduce((all, one) => all + BigInt(one), 0n),
    stopsOf(strips),
  )
}

/** Ways: the expected number of ways of exactly k reels is a product, because the reels are independent. */
function waysReturn(model: SlotModel, strips: readonly string[]): Fraction {
  return sum(
    Object.keys(model.pays).map((symbol) => {
      const hits = strips.map((strip) =>
        windowsOf(strip).map(
          (window) =>
            [...shown(model, window)].filter(
              (letter) => letter === symbol || (letter === WILD && symbol !== WILD),
            ).length,
        ),
      )
      let ways: Fraction = fraction(1)
      let coins = ZERO
      for (let reel = 0; reel < REELS; reel++) {
        const here = hits[reel] ?? []
        ways = times(
          ways,
          fraction(
            here.reduce((all, hit) => all + hit, 0),
            here.length,
          ),
        )
        const next = hits[reel + 1]
        const ends = next ? fraction(next.filter((hit) => hit === 0).length, next.length) : fraction(1)
        coins = plus(coins, times(times(ways, ends), fraction(payOf(model, symbol, reel + 1))))
      }
      return coins
    }),
  )
}

/** Number of stop combinations that show 0, 1, 2, … scatters (all five reels together). */
function scatterCounts(strips: readonly string[]): bigint[] {
  let counts = [1n]
  for (const strip of strips) {
    const next = Array.from({ length: counts.length + 3 }, () => 0n)
    for (const window of windowsOf(strip)) {
      const here = scattersIn([window])
      for (const [before, count] of counts.entries())
        next[before + here] = (next[before + here] ?? 0n) + count
    }
    counts = next
  }
  const folded = counts.slice(0, REELS + 1)
  for (const extra of counts.slice(REELS + 1)) folded[REELS] = (folded[REELS] ?? 0n) + extra
  return folded
}

/** Number of stop combinations for 3, 4 and 5 scatters. */
const triggers = (strips: readonly string[]): bigint[] => scatterCounts(strips).slice(3)

/**
 * Expected free spins that follow from `start` awarded ones, retriggers and the maximum of a round included.
 * Walks states (spins left, spins awarded); all fractions share the denominator stops^(maximum − played),
 * so the walk needs no reduction.
 */
function expectedSpins(model: SlotModel, start: number): Fraction {
  const strips = model.freeReels ?? model.reels
  const stops = stopsOf(strips)
  const { maximum, retriggers } = model.freeSpins
  const chances = triggers(strips)
  const calm = stops - chances.reduce((all, one) => all + one, 0n)
  const powers = [1n]
  for (let played = 0; played < maximum; played++) powers.push(powers[played]! * stops)
  const known = new Map<number, bigint>()
  const expected = (left: number, awarded: number): bigint => {
    if (left === 0) return 0n
    const key = awarded * (maximum + 1) + left
    const before = known.get(key)
    if (before !== undefined) return before
    let value = powers[maximum - (awarded - left)]! + calm * expected(left - 1, awarded)
    for (const [index, chance] of chances.entries()) {
      const added = Math.min(retriggers[index] ?? 0, maximum - awarded)
      value += chance * expected(left - 1 + added, awarded + added)
    }
    known.set(key, value)
    return value
  }
  const first = Math.min(start, maximum)
  return first === 0 ? ZERO : fraction(expected(first, first), powers[maximum]!)
}

/** Mean coins of the expanding symbol: the number of reels with it decides, then every line pays. */
function unfoldingReturn(model: SlotModel, strips: readonly string[]): Fraction {
  const letters = [...(model.freeSpins.unfolding ?? "")]
  if (letters.length === 0) return ZERO
  const means = letters.map((letter) => {
    let reelsShowing = [1n]
    for (const strip of strips) {
      const showing = BigInt(windowsOf(strip).filter((window) => window.includes(letter)).length)
      const hidden = BigInt(strip.length) - showing
      reelsShowing = Array.from(
        { length: reelsShowing.length + 1 },
        (_, count) => (reelsShowing[count] ?? 0n) * hidden + (reelsShowing[count - 1] ?? 0n) * showing,
      )
    }
    const coins = reelsShowing.map((ways, count) => ways * BigInt(payOf(model, letter, count)))
    return fraction(
      coins.reduce((all, one) => all + one, 0n) * BigInt(model.lines?.length ?? 1),
      stopsOf(strips),
    )
  })
  return over(sum(means), letters.length)
}

function spinReturn(model: SlotModel, strips: readonly string[]): Fraction {
  const scatter = triggers(strips).reduce(
    (all, chance, at) => all + chance * BigInt(model.scatterPays[at] ?? 0),
    0n,
  )
  const symbols = model.lines ? linesReturn(model, strips, model.lines) : waysReturn(model, strips)
  return plus(symbols, fraction(scatter, stopsOf(strips)))
}

/** Exact share of the stake that a round pays back in the long run, free spins included (1 = 100 %). */
export function slotReturn(model: SlotModel): Fraction {
  const freeStrips = model.freeReels ?? model.reels
  const spins = sum(
    triggers(model.reels).map((chance, at) =>
      times(fraction(chance, stopsOf(model.reels)), expectedSpins(model, model.freeSpins.awards[at] ?? 0)),
    ),
  )
  const free = times(
    plus(spinReturn(model, freeStrips), unfoldingReturn(model, freeStrips)),
    fraction(model.freeSpins.multiplier),
  )
  return over(plus(spinReturn(model, model.reels), times(spins, free)), model.stakeCoins)
}
