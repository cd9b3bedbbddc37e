import { describe, expect, test } from "vitest"
import { type Fraction, fraction, over, plus, same, sum, times, ZERO } from "../fraction.ts"
import { titlesOf } from "../titles/index.ts"
import { evaluate, scattersIn, windowAt } from "./evaluate.ts"
import { slotReturn } from "./exact.ts"
import type { SlotModel } from "./model.ts"

function* allWindows(strips: readonly string[], chosen: string[] = []): Generator<string[]> {
  const strip = strips[chosen.length]
  if (strip === undefined) yield chosen
  else
    for (let stop = 0; stop < strip.length; stop++)
      yield* allWindows(strips, [...chosen, windowAt(strip, stop)])
}

const stopsOf = (strips: readonly string[]): number => strips.reduce((all, strip) => all * strip.length, 1)

/** Mean coins of all screens, in which the reel right of `twin` shows the same. */
function bruteScreens(
  model: SlotModel,
  strips: readonly string[],
  { unfolding, wildReel, twin }: { unfolding?: string; wildReel?: number; twin?: number },
): Fraction {
  const drawn = strips.filter((_, reel) => twin === undefined || reel !== twin + 1)
  let coins = 0n
  for (const windows of allWindows(drawn)) {
    const shown = twin === undefined ? windows : windows.toSpliced(twin + 1, 0, windows[twin]!)
    for (const win of evaluate(model, shown, unfolding, wildReel)) coins += BigInt(win.coins)
  }
  return fraction(coins, stopsOf(drawn))
}

const meanOf = (parts: readonly Fraction[]): Fraction => over(sum(parts), parts.length)

/** Mean coins of one paid spin by brute force. */
function bruteSpin(model: SlotModel, strips: readonly string[], unfolding?: string): Fraction {
  const drawn = unfolding ? { unfolding } : {}
  const reels = strips.map((_, reel) => reel)
  const { randomWild, twinReels } = model
  if (twinReels)
    return meanOf(reels.slice(1).map((_, twin) => bruteScreens(model, strips, { ...drawn, twin })))
  const plain = bruteScreens(model, strips, drawn)
  if (!randomWild) return plain
  const { hits, of } = randomWild.paid
  const wild = meanOf(reels.map((wildReel) => bruteScreens(model, strips, { ...drawn, wildReel })))
  return plus(times(fraction(of - hits, of), plain), times(fraction(hits, of), wild))
}

const quiet = (model: SlotModel): SlotModel => ({
  ...model,
  freeSpins: { ...model.freeSpins, awards: [0, 0, 0], retriggers: [0, 0, 0] },
})

describe("closed form against full enumeration, on every title cut to six stops a reel", () => {
  test.each(titlesOf("slot").map((title) => [title.code, title.model] as const))("%s", (_code, whole) => {
    const model = quiet({
      ...whole,
      reels: whole.reels.map((strip, reel) => strip.slice(reel * 2, reel * 2 + 6)),
    })
    expect(same(slotReturn(model), over(bruteSpin(model, model.reels), model.stakeCoins))).toBe(true)
  })
})

describe("free spins", () => {
  const small: SlotModel = {
    engine: "slot",
    reels: ["SABAB", "SBAAB", "SAWBA", "AB", "BA"],
    pays: { W: [0, 5, 9, 20], A: [1, 2, 4, 8], B: [0, 1, 3, 6] },
    scatterPays: [2, 0, 0],
    lines: [
      [1, 1, 1, 1, 1],
      [0, 1, 2, 1, 0],
    ],
    stakeCoins: 2,
    wilds: "plain",
    freeSpins: { awards: [2, 3, 4], retriggers: [2, 2, 2], multiplier: 3, maximum: 5 },
  }

  /** Mean coins of the free spins still to come, spin by spin; `prizes` lists the free spins of every window. */
  function bruteFree(
    prizes: readonly number[],
    left: number,
    awarded: number,
    perSpin: Fraction,
    most: number,
  ): Fraction {
    if (left === 0) return ZERO
    const later = [...new Set(prizes)].map((prize) => {
      const added = Math.min(prize, most - awarded)
      const ways = fraction(prizes.filter((one) => one === prize).length, prizes.length)
      return times(ways, bruteFree(prizes, left - 1 + added, awarded + added, perSpin, most))
    })
    return plus(perSpin, sum(later))
  }

  test("retriggers stop at the maximum of a round", () => {
    const model = small
    const spin = bruteSpin(model, model.reels)
    const free = times(spin, fraction(3))
    const counts = [...allWindows(model.reels)].map((windows) => scattersIn(windows) - 3)
    const { awards, retriggers, maximum } = model.freeSpins
    const again = counts.map((count) => retriggers[count] ?? 0)
    const triggered = sum(
      awards.map((award, at) => {
        const chance = fraction(counts.filter((count) => count === at).length, counts.length)
        return times(chance, bruteFree(again, award, award, free, maximum))
      }),
    )
    expect(triggered.n > 0n).toBe(true)
    expect(same(slotReturn(model), over(plus(spin, triggered), model.stakeCoins))).toBe(true)
  })

  test("the unfolding symbol pays on every line, drawn evenly", () => {
    const model: SlotModel = {
      ...small,
      reels: ["SABAB", "SBAAB", "SAWBA", "ABBBB", "BABBB"],
      freeSpins: { awards: [1, 1, 1], retriggers: [0, 0, 0], multiplier: 1, maximum: 1, unfolding: "AB" },
    }
    const free = over(plus(bruteSpin(model, model.reels, "A"), bruteSpin(model, model.reels, "B")), 2)
    const chance = fraction(
      [...allWindows(model.reels)].filter((windows) => scattersIn(windows) >= 3).length,
      stopsOf(model.reels),
    )
    const whole = plus(bruteSpin(model, model.reels), times(chance, free))
    expect(same(slotReturn(model), over(whole, model.stakeCoins))).toBe(true)
  })
})
