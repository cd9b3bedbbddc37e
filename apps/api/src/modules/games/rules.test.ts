import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { dayMs } from "../../platform/lib/calendar.ts"
import { slugify } from "../../platform/lib/text.ts"
import {
  computeFirstDay,
  computeMultiplier,
  isNew,
  isNotable,
  mayBePlayed,
  slicePage,
  uniqueSlug,
} from "./rules.ts"

const euro = 100_000n
const from = { winnerFromCents: 2000, winnerFromMultiplier: 10 }

describe("a game", () => {
  const offer = { offered: true, visible: true, licenceClasses: ["A+"] }
  it("may be played where the aggregator, the operator and the licence allow it", () => {
    expect(mayBePlayed(offer, "A+")).toBe(true)
    expect(mayBePlayed(offer, "B+")).toBe(false)
    expect(mayBePlayed({ ...offer, offered: false }, "A+")).toBe(false)
    expect(mayBePlayed({ ...offer, visible: false }, "A+")).toBe(false)
    expect(mayBePlayed({ ...offer, licenceClasses: [] }, "A+")).toBe(false)
  })

  it("is new for thirty days, and not before its release", () => {
    const now = new Date("2026-11-20T12:00:00Z")
    expect(isNew(now, now, 30)).toBe(true)
    expect(isNew(new Date(now.getTime() - 30 * dayMs + 1), now, 30)).toBe(true)
    expect(isNew(new Date(now.getTime() - 30 * dayMs), now, 30)).toBe(false)
    expect(isNew(new Date(now.getTime() + 1), now, 30)).toBe(false)
  })

  it("counts stakes of seven days including today", () => {
    expect(computeFirstDay(new Date("2026-11-20T00:00:01Z"), 7)).toBe("2026-11-14")
    expect(computeFirstDay(new Date("2026-03-01T23:59:59Z"), 7)).toBe("2026-02-23")
  })
})

describe("notable wins", () => {
  it.each([
    [1n * euro, 20n * euro, true],
    [1n * euro, 10n * euro, true],
    [1n * euro, 999_000n, false],
    [15n * euro, 20n * euro, true],
    [15n * euro, 1_999_000n, false],
    // Twenty euros back from fifty is a loss.
    [50n * euro, 20n * euro, false],
    [20n * euro, 20n * euro, false],
    [0n, 100n * euro, false],
    [10_000n, 100_000n, true],
  ])("stake %s, win %s: %s", (stakeUnits, winUnits, expected) => {
    expect(isNotable({ stakeUnits, winUnits }, from)).toBe(expected)
  })

  it("cuts the multiplier and never rounds it up", () => {
    expect(computeMultiplier(3n, 10n)).toBe(3.33)
    expect(computeMultiplier(100_000n, 999_999n)).toBe(9.99)
  })
})

describe("pages", () => {
  it("contain each item of the list once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 100 }), (all, limit) => {
        const pages = Math.ceil(all.length / limit) + 1
        const read = Array.from({ length: pages }, (_, i) => slicePage(all, { pageNo: i + 1, limit }))
        expect(read.flat()).toEqual(all)
        expect(read.at(-1)).toEqual([])
      }),
    )
  })
})

describe("addresses", () => {
  it("are words of plain letters", () => {
    expect(slugify("  Éventail d'Émeraude — 81! ")).toBe("eventail-d-emeraude-81")
  })

  it("are unique, never an id and never empty", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 12 }), (games) => {
        const taken = new Set<string>()
        for (const [name, studio] of games) {
          const slug = uniqueSlug({ name, studio, code: name }, taken)
          expect(slug).toMatch(/^[a-z0-9][a-z0-9-]*$/)
          expect(slug).not.toMatch(/^\d+$/)
          expect(taken.has(slug)).toBe(false)
          taken.add(slug)
        }
      }),
    )
    const taken = new Set(["roulette", "roulette-lumen"])
    expect(uniqueSlug({ name: "Roulette", studio: "Kobalt", code: "k" }, taken)).toBe("roulette-kobalt")
    expect(uniqueSlug({ name: "Roulette", studio: "Lumen", code: "l" }, taken)).toBe("roulette-lumen-2")
    expect(uniqueSlug({ name: "777", studio: "Lumen", code: "l" }, taken)).toBe("game-777")
    expect(uniqueSlug({ name: "八", studio: "Lumen", code: "lum_eight" }, taken)).toBe("lum-eight")
  })
})
