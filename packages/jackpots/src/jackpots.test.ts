import { createHash, createHmac } from "node:crypto"
import { describe, expect, it } from "vitest"
import { applyItem, type Cycle, type CycleStart, type Drop, nextCycle, startCycle } from "./cycle.ts"
import { computeSeal } from "./draw.ts"
import { computeTargetUnits } from "./hitTheTarget.ts"
import { firstHead, type Item, nextHead, toItemRef } from "./items.ts"
import type { Jackpot, Terms } from "./pools.ts"
import { computePaidUnits, partsPerUnit, type Window, windowMs } from "./terms.ts"
import { type PublishedCycle, type RevealedCycle, verifyCycle } from "./verify.ts"

const euro = 100_000n
/** Of the types that are tested here. */
const terms = {
  threeHour: { ratePpm: 3_000, seedUnits: 150n * euro },
  hitTheTarget: { ratePpm: 5_000, seedUnits: 1_000n * euro, ceilingUnits: 5_000n * euro },
  anyTime: { ratePpm: 3_000, seedUnits: 2_500n * euro, perDropUnits: 1_000_000n * euro },
  bigWin: { ratePpm: 2_000, seedUnits: 2_500n * euro, multiple: 500n, fullStakeUnits: euro },
} as Terms
const seedOf = (text: string) => createHash("sha256").update(text).digest("hex")
const start = Date.UTC(2026, 10, 23, 9)
const window = { endMs: start + windowMs, expectedUnits: 10_000n * euro, hasDropped: false }

type Begun = Partial<{ seed: string; since: number; parts: bigint; window: Window; perDropUnits: bigint }>
function begun(jackpot: Jackpot, { window: own = window, perDropUnits, ...more }: Begun = {}): Cycle {
  const parts = terms[jackpot].seedUnits * partsPerUnit
  const common = { cycle: 1, seed: seedOf("1"), since: 0, parts, ...more }
  return startCycle({
    ...common,
    jackpot,
    terms: { ...terms[jackpot], ...(perDropUnits && { perDropUnits }) },
    ...(jackpot === "threeHour" && { window: own }),
  } as CycleStart)
}
let name = 0
const bet = (euros: number, minutes = 0): Item => ({
  kind: "bet",
  ref: toItemRef(`bet-${++name}`),
  stakeUnits: BigInt(euros * 100) * 1000n,
  atMs: start + minutes * 60_000,
})
const win = (stake: number, won: number): Item => ({
  kind: "win",
  ref: toItemRef(`round-${++name}`),
  stakeUnits: BigInt(stake * 100) * 1000n,
  winUnits: BigInt(won) * euro,
})
/** Works items off until the cycle is over; where it ended, and with what. */
function workOff(
  cycle: Cycle,
  items: Iterable<Item>,
): { cycle: Cycle; drops: Drop[]; items: Item[]; isOver: boolean } {
  const [drops, seen]: [Drop[], Item[]] = [[], []]
  for (const item of items) {
    seen.push(item)
    const taken = applyItem(cycle, item)
    cycle = taken.cycle
    if (taken.drop) drops.push(taken.drop)
    if (taken.isOver) return { cycle, drops, items: seen, isOver: true }
  }
  return { cycle, drops, items: seen, isOver: false }
}
function* bets(count: number, euros: number, minutesFrom = 0, minutesTo = minutesFrom): Generator<Item> {
  for (let i = 0; i < count; i++) yield bet(euros, minutesFrom + ((minutesTo - minutesFrom) * i) / count)
}

it("a pool gets every share exactly, to the millionth of a unit", () => {
  const { cycle } = workOff(begun("bigWin"), bets(1_000, 0.1))
  expect(cycle.parts).toBe((2_500n * euro + 20_000n) * partsPerUnit)
  expect(applyItem(begun("bigWin"), { kind: "bet", ref: "", stakeUnits: 1n, atMs: 0 }).cycle.parts).toBe(
    2_500n * euro * partsPerUnit + 2_000n,
  )
})

it("payments are whole cents, rounded up", () => {
  expect(computePaidUnits(0n)).toBe(0n)
  expect(computePaidUnits(1n)).toBe(1000n)
  expect(computePaidUnits(1000n * partsPerUnit)).toBe(1000n)
  expect(computePaidUnits(1000n * partsPerUnit + 1n)).toBe(2000n)
})

describe("a bet that is not eligible", () => {
  const robots = (item: Item): Item => ({ ...item, isEligible: false }) as Item

  it("fills the pool, takes a number in the draw, and never wins", () => {
    const certain = { perDropUnits: 1n }
    const { cycle, drops } = workOff(
      begun("anyTime", certain),
      Array.from({ length: 500 }, () => robots(bet(1))),
    )
    expect([cycle.bets, drops]).toEqual([500, []])
    expect(cycle.parts).toBe((2_500n * euro + 500n * 300n) * partsPerUnit)
    expect(applyItem(cycle, bet(1)).isOver).toBe(true)
    const inLastMinute = applyItem(begun("threeHour"), robots(bet(1, 179.5)))
    expect(inLastMinute.drop).toBeUndefined()
  })

  it("carries a pool past its target, which the next eligible bet then takes", () => {
    const cycle = begun("hitTheTarget", { parts: 4_999n * euro * partsPerUnit })
    const after = applyItem(cycle, robots(bet(50)))
    expect(after.drop).toBeUndefined()
    expect(applyItem(after.cycle, bet(0.1)).isOver).toBe(true)
  })

  it("is a different item in the chain than an eligible bet", () => {
    const item = bet(1)
    expect(nextHead(firstHead, robots(item))).not.toBe(nextHead(firstHead, item))
  })
})

describe("hit the target", () => {
  it("pays the whole pool to the bet that reaches the target", () => {
    const cycle = begun("hitTheTarget")
    const target = computeTargetUnits(
      { jackpot: "hitTheTarget", cycle: 1, seed: cycle.seed },
      terms.hitTheTarget,
    )
    expect(target % 1000n).toBe(0n)
    const { drops, items, isOver, cycle: after } = workOff(cycle, bets(1_000_000, 50))
    expect(isOver).toBe(true)
    const needed = target - 1_000n * euro
    const share = (50n * euro * 5_000n) / partsPerUnit
    expect(BigInt(items.length)).toBe((needed + share - 1n) / share)
    expect(drops).toHaveLength(1)
    expect(drops[0]!.parts).toBe((1_000n * euro + BigInt(items.length) * share) * partsPerUnit)
    expect(after.parts).toBe(0n)
  })

  it("leaves what exceeds the ceiling to the next cycle", () => {
    const cycle = begun("hitTheTarget", { parts: 4_999n * euro * partsPerUnit })
    const { drop, isOver, cycle: after } = applyItem(cycle, bet(1_000))
    expect([drop?.paidUnits, isOver]).toEqual([5_000n * euro, true])
    expect(after.parts).toBe(4n * euro * partsPerUnit)
    const following = nextCycle(after, {
      seed: seedOf("2"),
      terms,
      at: 7,
    })
    expect(following).toMatchObject({ cycle: 2, since: 7, bets: 0, parts: 1_004n * euro * partsPerUnit })
  })

  it("has each amount strictly between seed and ceiling equally often", () => {
    const close = { ...terms.hitTheTarget, ceilingUnits: terms.hitTheTarget.seedUnits + 5_000n }
    const counts = new Map<bigint, number>()
    for (let i = 0; i < 8_000; i++) {
      const target = computeTargetUnits({ jackpot: "hitTheTarget", cycle: i, seed: seedOf(String(i)) }, close)
      counts.set(target - close.seedUnits, (counts.get(target - close.seedUnits) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1_000n, 2_000n, 3_000n, 4_000n])
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 2_000) ** 2 / 2_000, 0)
    expect(chiSquare).toBeLessThan(16.3)
  })
})

describe("any time", () => {
  it("is won once in a million euros of stakes, however they are split", () => {
    const perDropUnits = 100n * euro
    const often = { ...terms, anyTime: { ...terms.anyTime, perDropUnits } }
    for (const euros of [1, 5, 20]) {
      const stakes = 8_000
      let drops = 0
      let cycle: Cycle = begun("anyTime", { perDropUnits, seed: seedOf(`any ${euros}`) })
      for (const item of bets(stakes, euros)) {
        const taken = applyItem(cycle, item)
        cycle = taken.cycle
        if (!taken.isOver) continue
        drops += 1
        cycle = nextCycle(cycle, { seed: seedOf(`${euros} ${drops}`), terms: often, at: 0 })
      }
      const expected = (stakes * euros) / 100
      expect(Math.abs(drops - expected)).toBeLessThan(4.5 * Math.sqrt(expected))
    }
  })

  it("is certain for a stake of the mean stakes of a drop", () => {
    const { isOver, drop } = applyItem(begun("anyTime"), bet(1_000_000))
    expect(isOver).toBe(true)
    expect(drop?.paidUnits).toBe(5_500n * euro)
  })
})

describe("three hours", () => {
  it("drops once in a window that is played to its end, and again in the next", () => {
    const over = workOff(begun("threeHour"), bets(2_000, 5, 0, 180))
    expect(over.isOver).toBe(true)
    const following = nextCycle(over.cycle, {
      seed: seedOf("2"),
      terms,
      at: 9,
    })
    // The rest of the window fills the next pool, and takes nothing.
    const rest = workOff(following, bets(500, 50, 179.5, 180))
    expect(rest.isOver).toBe(false)
    const opened = applyItem(rest.cycle, {
      kind: "window",
      endMs: window.endMs + windowMs,
      expectedUnits: euro,
    }).cycle
    expect(workOff(opened, bets(3, 1, 359.5)).isOver).toBe(true)
  })

  it("is won by the first bet of the last minute, however small; a window without one rolls over", () => {
    const quiet = { ...window, expectedUnits: 10n ** 18n }
    const cycle = begun("threeHour", { window: quiet })
    expect(applyItem(cycle, bet(0.1, 178.99)).drop).toBeUndefined()
    expect(applyItem(cycle, bet(0.1, 179)).drop?.paidUnits).toBe(
      computePaidUnits((150n * euro + 30n) * partsPerUnit),
    )
    const rolled = applyItem(cycle, {
      kind: "window",
      endMs: window.endMs + windowMs,
      expectedUnits: 10n ** 18n,
    })
    expect(rolled).toMatchObject({ cycle: { cycle: 1, parts: cycle.parts, window: { hasDropped: false } } })
  })

  it("gives a stake the same chance throughout the window, at the same turnover", () => {
    // Each twelfth of the window sees a twelfth of what is expected: each wins a twelfth of the windows.
    const wins = new Array<number>(12).fill(0)
    const windows = 1_200
    for (let i = 0; i < windows; i++) {
      const cycle = begun("threeHour", {
        seed: seedOf(`w${i}`),
        window: { ...window, expectedUnits: 120n * euro },
      })
      const { items, isOver } = workOff(cycle, bets(120, 1, 0, 180))
      if (isOver) wins[Math.floor((items.length - 1) / 10)]! += 1
    }
    expect(wins.reduce((sum, n) => sum + n, 0)).toBe(windows)
    const chiSquare = wins.reduce((sum, n) => sum + (n - windows / 12) ** 2 / (windows / 12), 0)
    expect(chiSquare).toBeLessThan(31.3)
  })
})

describe("big win", () => {
  it("gives a full stake the pool, and a smaller one its part", () => {
    const whole = applyItem(begun("bigWin"), win(1, 500))
    expect([whole.drop?.paidUnits, whole.isOver]).toEqual([2_500n * euro, true])
    const fifth = applyItem(begun("bigWin"), win(0.2, 100))
    expect([fifth.drop?.paidUnits, fifth.isOver]).toEqual([500n * euro, undefined])
    expect(fifth.cycle.parts).toBe(2_000n * euro * partsPerUnit)
    expect(applyItem(begun("bigWin"), win(1, 499)).drop).toBeUndefined()
    expect(applyItem(begun("bigWin"), bet(1_000_000)).drop).toBeUndefined()
  })
})

describe("a voided bet", () => {
  it("takes its share out of its own cycle only", () => {
    const cycle = begun("anyTime", { since: 10 })
    const after = applyItem(cycle, bet(5)).cycle
    const given = (number: number) =>
      applyItem(after, { kind: "void", bet: number, stakeUnits: 5n * euro }).cycle.parts
    expect(given(11)).toBe(cycle.parts)
    expect(given(10)).toBe(after.parts)
  })

  it("never takes more than the pool holds", () => {
    const poor = begun("bigWin", { parts: 5n })
    expect(applyItem(poor, { kind: "void", bet: 1, stakeUnits: 5n * euro }).cycle.parts).toBe(0n)
  })
})

describe("the verification of a finished cycle", () => {
  const seed = seedOf("checked")
  const target = computeTargetUnits({ jackpot: "hitTheTarget", cycle: 1, seed }, terms.hitTheTarget)
  const cycle = begun("hitTheTarget", { seed, parts: (target - euro) * partsPerUnit, since: 40 })
  const { items, drops } = workOff(
    cycle,
    (function* () {
      yield bet(10)
      yield { kind: "void", bet: 41, stakeUnits: 10n * euro } satisfies Item
      yield* bets(100_000, 10)
    })(),
  )
  const heads = new Map<number, string>()
  let head = firstHead
  items.forEach((item, i) => {
    head = nextHead(head, item)
    if (i % 10 === 3 || i === items.length - 1) heads.set(41 + i, head)
  })
  const published: PublishedCycle = { began: cycle, seal: computeSeal(cycle), head: firstHead, heads }
  const opened: RevealedCycle = { seed, items, drops }

  it("accepts an honest cycle", () => {
    expect(drops).toHaveLength(1)
    expect(verifyCycle(published, opened)).toBeUndefined()
  })

  it.each([
    ["another seed", { ...opened, seed: seedOf("other") }, "seal"],
    ["a stake that was changed", { ...opened, items: items.with(2, bet(11)) }, "head"],
    ["an item that was left out", { ...opened, items: items.toSpliced(2, 1) }, "head"],
    ["an item that was put in", { ...opened, items: items.toSpliced(2, 0, bet(10)) }, "head"],
    ["another winner", { ...opened, drops: [{ ...drops[0]!, ref: toItemRef("another") }] }, "drop"],
    ["a cent less", { ...opened, drops: [{ ...drops[0]!, paidUnits: drops[0]!.paidUnits - 1000n }] }, "drop"],
    ["no winner", { ...opened, drops: [] }, "drop"],
    ["a second winner", { ...opened, drops: [...drops, ...drops] }, "drop"],
    ["an end that was cut off", { ...opened, items: items.slice(0, -1), drops: [] }, "end"],
    ["an item after the end", { ...opened, items: [...items, bet(1)] }, "end"],
  ])("finds %s", (_, tampered, what) => {
    expect(verifyCycle(published, tampered)).toMatchObject({ what })
  })

  it("detects a pool that was published with a larger beginning", () => {
    const more = { ...published, began: { ...cycle, parts: cycle.parts + 1n } }
    expect(verifyCycle(more, opened)).toMatchObject({ what: "drop" })
  })

  it("detects a head that was published differently", () => {
    const other = new Map([...heads, [44, "0".repeat(64)]] as const)
    expect(verifyCycle({ ...published, heads: other }, opened)).toEqual({ what: "head", item: 44 })
  })
})

it("seals, draws and chains follow from SHA-256 and HMAC alone", () => {
  const seed = seedOf("plain")
  const sha = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex")
  expect(computeSeal({ jackpot: "anyTime", cycle: 3, seed })).toBe(sha(`anyTime|3|${seed}`))
  const item: Item = { kind: "bet", ref: "aa", stakeUnits: 12n, atMs: 5 }
  expect(nextHead(firstHead, item)).toBe(sha(Buffer.concat([Buffer.alloc(32), Buffer.from("bet|aa|12|5")])))
  expect(toItemRef("x")).toBe(sha("x"))
  const drawn = createHmac("sha256", Buffer.from(seed, "hex")).update("hitTheTarget|3|target").digest("hex")
  const cents = 400_000n - 1n
  expect(computeTargetUnits({ jackpot: "hitTheTarget", cycle: 3, seed }, terms.hitTheTarget)).toBe(
    1_000n * euro + (((BigInt(`0x${drawn}`) * cents) >> 256n) + 1n) * 1000n,
  )
})
