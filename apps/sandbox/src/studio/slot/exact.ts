import { type Fraction, fraction, over, plus, sum, times, ZERO } from "../fraction.ts"
import { payOf, shown, symbolsIn } from "./evaluate.ts"
import { freeSpinMeans } from "./free-spins.ts"
import { REELS, ROWS, SCATTER, type SlotModel, WILD } from "./model.ts"
import { type Reel, type Screens, scatterChances, screensOf, stopsOf } from "./screens.ts"

type Counts = Map<string, number>

/** How often each letter stands in each row of one reel, as the line rules see it. */
function lettersByRow(reel: Reel): Counts[] {
  const rows = Array.from({ length: ROWS }, (): Counts => new Map())
  for (const letters of reel)
    for (const [row, counts] of rows.entries()) {
      const letter = letters[row] ?? ""
      counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
  return rows
}

/**
 * Coins of one line summed over all stop combinations. The reels are independent, so combinations are counted by what
 * decides the prize: the wilds at the beginning, the first other symbol, and how far the run of both reaches. A second
 * count, from the right, leaves out runs over all reels.
 */
function lineCoins(
  model: SlotModel,
  reels: readonly Counts[],
  lengths: readonly number[],
  isSecond: boolean,
): number {
  const countAt = (reel: number, letter: string) => reels[reel]?.get(letter) ?? 0
  /** Combinations of the reels from `reel` on. */
  const rest = (reel: number) => lengths.slice(reel).reduce((all, length) => all * length, 1)
  const prize = (own: number, symbol: string, count: number, helping: number): number => {
    const coins = payOf(model, symbol, count) * (model.wildMultiplier ?? 1) ** helping
    if (coins <= own) return own
    return isSecond && count === REELS ? 0 : coins
  }
  let coins = 0
  let wildWays = 1
  for (let wilds = 0; wilds < REELS; wilds++) {
    const own = payOf(model, WILD, wilds)
    coins += wildWays * countAt(wilds, SCATTER) * rest(wilds + 1) * own
    for (const symbol of reels[wilds]?.keys() ?? []) {
      if (symbol === WILD || symbol === SCATTER) continue
      /** Combinations by the wilds among them. */
      let ways = Array.from({ length: wilds + 1 }, (_, at) =>
        at === wilds ? wildWays * countAt(wilds, symbol) : 0,
      )
      for (let count = wilds + 1; count <= REELS; count++) {
        const [same, wild] = count < REELS ? [countAt(count, symbol), countAt(count, WILD)] : [0, 0]
        const end = count < REELS ? (lengths[count]! - same - wild) * rest(count + 1) : 1
        for (const [helping, combinations] of ways.entries())
          if (combinations > 0) coins += combinations * end * prize(own, symbol, count, helping)
        ways = [...ways, 0].map((combinations, at) => combinations * same + (ways[at - 1] ?? 0) * wild)
      }
    }
    wildWays *= countAt(wilds, WILD)
  }
  return coins + wildWays * prize(0, WILD, REELS, 0)
}

function linesReturn(
  model: SlotModel,
  reels: readonly Reel[],
  lines: readonly (readonly number[])[],
): Fraction {
  const rows = reels.map(lettersByRow)
  const lengths = reels.map((reel) => reel.length)
  const coins = lines.flatMap((line) => {
    const counts = rows.map((reel, at) => reel[line[at] ?? 0] ?? new Map())
    const left = lineCoins(model, counts, lengths, false)
    return model.bothWays ? [left, lineCoins(model, counts.toReversed(), lengths.toReversed(), true)] : [left]
  })
  return fraction(
    coins.reduce((all, one) => all + BigInt(one), 0n),
    stopsOf(reels),
  )
}

/** Ways: the expected number of ways of exactly k reels is a product, because the reels are independent. */
function waysFromLeft(model: SlotModel, reels: readonly Reel[], longest: number): Fraction {
  return sum(
    Object.keys(model.pays).map((symbol) => {
      const hits = reels.map((reel) => reel.map((window) => symbolsIn(model, window, symbol)))
      let ways: Fraction = fraction(1)
      let coins = ZERO
      for (let reel = 0; reel < longest; reel++) {
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

function waysReturn(model: SlotModel, reels: readonly Reel[]): Fraction {
  const left = waysFromLeft(model, reels, REELS)
  return model.bothWays ? plus(left, waysFromLeft(model, reels.toReversed(), REELS - 1)) : left
}

/** Mean coins of the expanding symbol: the number of reels with it decides, then every line pays. */
function unfoldingReturn(model: SlotModel, reels: readonly Reel[]): Fraction {
  const letters = [...(model.freeSpins.unfolding ?? "")]
  if (letters.length === 0) return ZERO
  const means = letters.map((letter) => {
    let reelsShowing = [1n]
    for (const reel of reels) {
      const showing = BigInt(reel.filter((window) => window.includes(letter)).length)
      const hidden = BigInt(reel.length) - showing
      reelsShowing = Array.from(
        { length: reelsShowing.length + 1 },
        (_, count) => (reelsShowing[count] ?? 0n) * hidden + (reelsShowing[count - 1] ?? 0n) * showing,
      )
    }
    const coins = reelsShowing.reduce(
      (all, combinations, count) => all + combinations * BigInt(payOf(model, letter, count)),
      0n,
    )
    return times(fraction(coins, stopsOf(reels)), fraction(model.lines?.length ?? 1))
  })
  return over(sum(means), letters.length)
}

/** Mean coins of the symbols of one spin, before its multiplier. */
function symbolsReturn(model: SlotModel, { chance, reels, wildReel }: Screens): Fraction {
  const seen = reels.map((reel, at) => reel.map((window) => shown(model, window, at === wildReel)))
  const coins = model.lines ? linesReturn(model, seen, model.lines) : waysReturn(model, seen)
  return times(chance, coins)
}

function spinReturn(model: SlotModel, screens: readonly Screens[]): Fraction {
  const scatter = scatterChances(screens)
    .slice(3)
    .map((chance, at) => times(chance, fraction(model.scatterPays[at] ?? 0)))
  return sum([...screens.map((one) => symbolsReturn(model, one)), ...scatter])
}

/** Exact share of the stake that a round pays back in the long run, free spins included (1 = 100 %). */
export function slotReturn(model: SlotModel): Fraction {
  const free = freeSpinMeans(model).map(({ mean, spin }) => {
    const screens = screensOf(model, spin)
    const unfolded = screens.map((one) => times(one.chance, unfoldingReturn(model, one.reels)))
    return times(times(mean, plus(spinReturn(model, screens), sum(unfolded))), fraction(spin.multiplier))
  })
  return over(plus(spinReturn(model, screensOf(model)), sum(free)), model.stakeCoins)
}
