import { type Fraction, fraction, over } from "../fraction.ts"
import type { ClassicModel } from "./model.ts"
import { classicPrize, classicWindow, isOneSymbol, oddReel } from "./play.ts"

/** One reel as it stops: its letters, their numbers, and whether it shows one symbol and wilds alone. */
type Stop = { readonly window: string; readonly codes: readonly number[]; readonly isOne: boolean }
type Stops = readonly [Stop, Stop, Stop]

const lettersOf = ({ reels }: ClassicModel): string[] => [...new Set(reels.join(""))]

function stopsOf(model: ClassicModel, strip: string): Stop[] {
  const letters = lettersOf(model)
  return Array.from({ length: strip.length }, (_, stop) => {
    const window = classicWindow(strip, stop)
    return { window, codes: [...window].map((one) => letters.indexOf(one)), isOne: isOneSymbol([window]) }
  })
}

/** What three reels pay, in coins: the prize of each three letters is found once. */
function coinsByStops(model: ClassicModel): (stops: Stops) => number {
  const letters = lettersOf(model)
  const size = letters.length
  const prizes = letters.flatMap((a) =>
    letters.flatMap((b) => letters.map((c) => classicPrize(model, [a, b, c]).coins)),
  )
  return ([left, middle, right]) => {
    let coins = 0
    for (const [a = 0, b = 0, c = 0] of model.lines)
      coins += prizes[(left.codes[a]! * size + middle.codes[b]!) * size + right.codes[c]!]!
    if (coins === 0 || !left.isOne || !middle.isOne || !right.isOne) return coins
    const isFull = isOneSymbol([left.window, middle.window, right.window])
    return isFull ? coins * model.fullMultiplier : coins
  }
}

/** A reel can only turn again where two others show one symbol. */
const isRespun = ({ respin }: ClassicModel, stops: Stops, coins: number): boolean =>
  Boolean(respin) && coins === 0 && stops.filter(({ isOne }) => isOne).length >= 2

/**
 * Exact share of the stake that a round pays back in the long run (1 = 100 %): every combination of stops, and for a
 * reel that turns again every stop of it.
 */
export function classicReturn(model: ClassicModel): Fraction {
  const stops = model.reels.map((strip) => stopsOf(model, strip))
  const [left = [], middle = [], right = []] = stops
  const coinsOf = coinsByStops(model)
  let settled = 0
  /** Coins of all second stops, by the number of stops of the reel. */
  const respun = new Map<number, number>()
  for (const a of left)
    for (const b of middle)
      for (const c of right) {
        const coins = coinsOf([a, b, c])
        const reel = isRespun(model, [a, b, c], coins) ? oddReel([a.window, b.window, c.window]) : undefined
        settled += coins
        if (reel === undefined) continue
        const again = stops[reel] ?? []
        const sum = again.reduce(
          (all, stop) => all + coinsOf([reel === 0 ? stop : a, reel === 1 ? stop : b, reel === 2 ? stop : c]),
          0,
        )
        respun.set(again.length, (respun.get(again.length) ?? 0) + sum)
      }
  const combinations = left.length * middle.length * right.length
  let top = BigInt(settled)
  let scale = 1n
  for (const [second, coins] of respun) {
    top = top * BigInt(second) + BigInt(coins) * scale
    scale *= BigInt(second)
  }
  return over(fraction(top, BigInt(combinations) * scale), model.stakeCoins)
}
