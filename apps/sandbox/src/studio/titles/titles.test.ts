import { describe, expect, test } from "vitest"
import { HOUR_MS } from "../../clock.ts"
import { decide } from "../decide.ts"
import type { Request } from "../engine.ts"
import { type EngineName, engineOf } from "../engines.ts"
import { toNumber } from "../fraction.ts"
import { playRoulette, settle, spotReturn } from "../roulette/play.ts"
import { POCKETS, SPOTS } from "../roulette/table.ts"
import { seededDraw } from "../seeded.ts"
import { SCATTER } from "../slot/model.ts"
import { returnOf, returnPercent, TITLES, titlesOf } from "./index.ts"
import type { Title } from "./title.ts"

const ROUNDS = 15_000

/** Ceilings of the average hourly loss in cents: casino and arcade class (facts: belgium A9). */
const [casino, arcade] = [10_200, 3_400]
const hourlyCents: Record<EngineName, number> = {
  slot: casino,
  dice: arcade,
  roulette: casino,
  mines: casino,
  plinko: casino,
  keno: casino,
  cascade: casino,
  classic: casino,
  hold: casino,
  scratch: casino,
  poker: casino,
  hilo: casino,
  blackjack: casino,
  baccarat: casino,
}

/** Lowest and highest return in percent of the titles of an engine. */
const returns: Record<EngineName, readonly [number, number]> = {
  slot: [94, 97.5],
  dice: [94, 97.5],
  roulette: [94, 97.5],
  mines: [94, 97.5],
  plinko: [94, 97.5],
  keno: [94, 97.5],
  cascade: [94, 97.5],
  classic: [94, 97.5],
  hold: [94, 97.5],
  scratch: [94, 97.5],
  // The return of the best play by the literature, in percent.
  poker: [99.54, 99.54],
  hilo: [94, 97.5],
  blackjack: [99.5, 99.6],
  baccarat: [98.94, 98.95],
}

/** The request of a round in a seeded run; an engine without one is run in its own tests. */
const requests: Partial<Record<EngineName, (title: Title) => Request>> = {
  slot: (title) => ({ stakeCents: title.stakesCents[0]! }),
  dice: (title) => ({ stakeCents: title.stakesCents[0]! }),
  cascade: (title) => ({ stakeCents: title.stakesCents[0]! }),
  classic: (title) => ({ stakeCents: title.stakesCents[0]! }),
  hold: (title) => ({ stakeCents: title.stakesCents[0]! }),
  scratch: (title) => ({ stakeCents: title.stakesCents[0]! }),
}

/** What a stake is a multiple of, so that every prize is a whole number of cents. */
const stakeUnits: Partial<{ [Name in EngineName]: (title: Title) => number }> = {
  slot: ({ model }) => (model.engine === "slot" ? model.stakeCoins : 1),
  dice: () => 10,
  cascade: ({ model }) => (model.engine === "cascade" ? model.stakeCoins : 1),
  classic: ({ model }) => (model.engine === "classic" ? model.stakeCoins : 1),
  hold: ({ model }) => (model.engine === "hold" ? model.stakeCoins : 1),
  scratch: () => 10,
  hilo: ({ model }) => (model.engine === "hilo" ? model.parts : 1),
}

test("every code and every name is used once", () => {
  expect(TITLES.length).toBeGreaterThanOrEqual(100)
  expect(new Set(TITLES.map((title) => title.code)).size).toBe(TITLES.length)
  expect(new Set(TITLES.map((title) => title.name)).size).toBe(TITLES.length)
  for (const { code } of TITLES) expect(code).toMatch(/^[a-z]{3}_[a-z0-9_]+$/)
})

const highestStake = (title: Title): number =>
  engineOf(title).tableStakes?.(title.model).max ?? Math.max(...title.stakesCents)

describe.each(TITLES.map((title) => [title.code, title] as const))("%s", (_code, title) => {
  const { engine } = title.model

  test("has the return of its kind", () => {
    const [lowest, highest] = returns[engine]
    expect(returnPercent(title)).toBeGreaterThanOrEqual(lowest)
    expect(returnPercent(title)).toBeLessThanOrEqual(highest)
  })

  test("keeps the average hourly loss of its class at the highest stake", () => {
    const lossPerRound = highestStake(title) * (1 - toNumber(returnOf(title)))
    expect((lossPerRound * HOUR_MS) / title.minimumCycleMs).toBeLessThanOrEqual(hourlyCents[engine])
    expect(title.minimumCycleMs).toBeGreaterThanOrEqual(2500)
  })
})

const isIn = (engines: object) => (title: Title) => title.model.engine in engines
const named = (title: Title) => [title.code, title] as const

test.each(TITLES.filter(isIn(stakeUnits)).map(named))(
  "%s pays whole cents at every stake",
  (_code, title) => {
    for (const stake of title.stakesCents) expect(stake % stakeUnits[title.model.engine]!(title)).toBe(0)
  },
)

test.each(TITLES.filter(isIn(requests)).map(named))(
  "a seeded run of %s agrees with its return and its hit ratio",
  (_code, title) => {
    const draw = seededDraw(81)
    const request = requests[title.model.engine]!(title)
    let paid = 0
    let squares = 0
    let hits = 0
    for (let round = 0; round < ROUNDS; round++) {
      const share = decide(title, request, draw).winCents / request.stakeCents!
      paid += share
      squares += share ** 2
      if (share > 0) hits++
    }
    const mean = paid / ROUNDS
    const deviation = Math.sqrt(squares / ROUNDS - mean ** 2)
    expect(Math.abs(mean - toNumber(returnOf(title)))).toBeLessThan((4 * deviation) / Math.sqrt(ROUNDS))
    expect(Math.abs(hits / ROUNDS - title.hitRatio)).toBeLessThan(0.02)
  },
)

describe.each(titlesOf("roulette").map((title) => [title.code, title.model] as const))(
  "%s",
  (_code, model) => {
    test("pays whole cents on every spot", () => {
      const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)
      const prizes = [...SPOTS.values()].flatMap((spot) =>
        model.chipsCents.flatMap((chip) => pockets.map((pocket) => settle(model, spot, chip, pocket))),
      )
      expect(prizes.filter((cents) => !Number.isSafeInteger(cents))).toEqual([])
    })

    test("a seeded run on red agrees with its exact return", () => {
      const draw = seededDraw(81)
      const chip = model.chipsCents[0]!
      let paid = 0
      for (let round = 0; round < ROUNDS; round++) paid += playRoulette(model, { red: chip }, draw).winCents
      const exact = toNumber(spotReturn(model, SPOTS.get("red")!))
      expect(Math.abs(paid / chip / ROUNDS - exact)).toBeLessThan(4 / Math.sqrt(ROUNDS))
    })
  },
)

const reelTitles = [...titlesOf("slot"), ...titlesOf("cascade"), ...titlesOf("classic"), ...titlesOf("hold")]

test.each(reelTitles.map((title) => [title.code, title] as const))(
  "%s draws every letter of its reels",
  (_code, title) => {
    const letters = new Set(title.model.reels.join(""))
    for (const letter of letters) {
      expect(title.look.symbols[letter], letter).toBeDefined()
      if (letter !== SCATTER && letter !== "W") expect(title.model.pays[letter], letter).toBeDefined()
    }
    expect(new Set(Object.values(title.look.symbols)).size).toBe(Object.keys(title.look.symbols).length)
  },
)

/** Line and ways prizes that no stop of the reels can show. */
function deadPrizes(reels: readonly string[], pays: Readonly<Record<string, readonly number[]>>): string[] {
  return Object.entries(pays).flatMap(([letter, coins]) =>
    coins.flatMap((prize, at) => {
      const strips = reels.slice(0, at + 2)
      const isShown = strips.every(
        (strip) => strip.includes(letter) || (letter !== "W" && strip.includes("W")),
      )
      return prize > 0 && !isShown ? [`${at + 2} × ${letter}`] : []
    }),
  )
}

test.each([...titlesOf("slot"), ...titlesOf("hold")].map((title) => [title.code, title] as const))(
  "every prize in the table of %s can be won",
  (_code, { model }) => expect(deadPrizes(model.reels, model.pays)).toEqual([]),
)
