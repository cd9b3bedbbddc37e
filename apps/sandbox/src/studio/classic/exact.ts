import { type Fraction, fraction, over } from "../fraction.ts"
import type { ClassicModel } from "./model.ts"
import { classicCoins, classicWindow, respunReel } from "./play.ts"

/**
 * Exact share of the stake that a round pays back in the long run (1 = 100 %): every combination of stops, and for a
 * reel that turns again every stop of it.
 */
export function classicReturn(model: ClassicModel): Fraction {
  const windows = model.reels.map((strip) =>
    Array.from({ length: strip.length }, (_, stop) => classicWindow(strip, stop)),
  )
  const [left = [], middle = [], right = []] = windows
  let settled = 0n
  /** Coins of all second stops, by the number of stops of the reel. */
  const respun = new Map<number, bigint>()
  for (const a of left)
    for (const b of middle)
      for (const c of right) {
        const window = [a, b, c]
        const reel = respunReel(model, window)
        if (reel === undefined) settled += BigInt(classicCoins(model, window).coins)
        else
          for (const again of windows[reel] ?? []) {
            const stops = windows[reel]?.length ?? 0
            const coins = BigInt(classicCoins(model, window.with(reel, again)).coins)
            respun.set(stops, (respun.get(stops) ?? 0n) + coins)
          }
      }
  const combinations = left.length * middle.length * right.length
  let top = settled
  let scale = 1n
  for (const [stops, coins] of respun) {
    top = top * BigInt(stops) + coins * scale
    scale *= BigInt(stops)
  }
  return over(fraction(top, BigInt(combinations) * scale), model.stakeCoins)
}
