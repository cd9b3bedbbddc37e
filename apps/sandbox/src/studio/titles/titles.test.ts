import { describe, expect, test } from "vitest"
import { HOUR_MS } from "../../clock.ts"
import { decide } from "../decide.ts"
import { toNumber } from "../fraction.ts"
import { playRoulette, type RouletteModel, settle, spotReturn } from "../roulette/play.ts"
import { POCKETS, SPOTS } from "../roulette/table.ts"
import { seededDraw } from "../seeded.ts"
import { SCATTER } from "../slot/model.ts"
import { returnOf, returnPercent, SLOTS, TITLES } from "./index.ts"
import { isDice, isRoulette, isSlot, type Title } from "./title.ts"

const ROUNDS = 15_000
const every = TITLES.map((title) => [title.code, title] as const)

/** Ceilings of the average hourly loss in euro: casino and arcade class (facts: belgium A9). */
const HOURLY_CENTS = { casino: 10_200, arcade: 3_400 }

test("the house has enough of each, and every code once", () => {
  expect(TITLES.length).toBeGreaterThanOrEqual(24)
  expect([
    TITLES.filter(isSlot).length,
    TITLES.filter(isRoulette).length,
    TITLES.filter(isDice).length,
  ]).toEqual([16, 4, 8])
  expect(new Set(TITLES.map((title) => title.code)).size).toBe(TITLES.length)
  expect(new Set(TITLES.map((title) => title.name)).size).toBe(TITLES.length)
  for (const { code } of TITLES) expect(code).toMatch(/^(atn|lum|kob|tes|hal|mon)_[a-z0-9_]+$/)
})

const stakesOf = (title: Title): readonly number[] =>
  isRoulette(title) ? [title.model.tableCents] : title.stakesCents

/** A roulette has a return per kind of spot: a seeded run on red, with or without la partage. */
function agreesOnTheTable({ model }: Title & { model: RouletteModel }): void {
  const draw = seededDraw(81)
  const chip = model.chipsCents[0]!
  let paid = 0
  for (let round = 0; round < ROUNDS; round++) paid += playRoulette(model, { red: chip }, draw).winCents
  const exact = toNumber(spotReturn(model, SPOTS.get("red")!))
  expect(Math.abs(paid / chip / ROUNDS - exact)).toBeLessThan(4 / Math.sqrt(ROUNDS))
}

describe.each(every)("%s", (_code, title) => {
  test("returns between 94 and 97.5 %", () => {
    expect(returnPercent(title)).toBeGreaterThanOrEqual(94)
    expect(returnPercent(title)).toBeLessThanOrEqual(97.5)
  })

  test("keeps the average hourly loss of its class at the highest stake", () => {
    const lossPerRound = Math.max(...stakesOf(title)) * (1 - toNumber(returnOf(title)))
    const hourly = (lossPerRound * HOUR_MS) / title.minimumCycleMs
    expect(hourly).toBeLessThanOrEqual(isDice(title) ? HOURLY_CENTS.arcade : HOURLY_CENTS.casino)
    expect(title.minimumCycleMs).toBeGreaterThanOrEqual(2500)
  })

  test("pays whole cents at every stake", () => {
    if (isSlot(title)) for (const stake of title.stakesCents) expect(stake % title.model.stakeCoins).toBe(0)
    if (isDice(title)) for (const stake of title.stakesCents) expect(stake % 10).toBe(0)
    if (!isRoulette(title)) return
    const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)
    const prizes = [...SPOTS.values()].flatMap((spot) =>
      title.model.chipsCents.flatMap((chip) =>
        pockets.map((pocket) => settle(title.model, spot, chip, pocket)),
      ),
    )
    expect(prizes.filter((cents) => !Number.isSafeInteger(cents))).toEqual([])
  })

  test("a seeded run agrees with its exact return and its hit ratio", () => {
    if (isRoulette(title)) return agreesOnTheTable(title)
    const draw = seededDraw(81)
    const stakeCents = title.stakesCents[0]!
    let paid = 0
    let squares = 0
    let hits = 0
    for (let round = 0; round < ROUNDS; round++) {
      const share = decide(title, { stakeCents }, draw).winCents / stakeCents
      paid += share
      squares += share ** 2
      if (share > 0) hits++
    }
    const mean = paid / ROUNDS
    const deviation = Math.sqrt(squares / ROUNDS - mean ** 2)
    expect(Math.abs(mean - toNumber(returnOf(title)))).toBeLessThan((4 * deviation) / Math.sqrt(ROUNDS))
    expect(Math.abs(hits / ROUNDS - title.hitRatio)).toBeLessThan(0.02)
  })
})

test.each(SLOTS.map((title) => [title.code, title] as const))(
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
