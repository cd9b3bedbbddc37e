import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assignLooks } from "./index.ts"

describe("looks for a list of games", () => {
  const game = fc.record({
    id: fc.uuid(),
    title: fc.constantFrom(
      "Sirocco Gold",
      "Lucky Tram 81",
      "Dice Royale",
      "Golden Sun",
      "Sun Gold Pharaoh",
      "Plain",
    ),
    studio: fc.constantFrom("Lumen", "Kobalt"),
    category: fc.constantFrom(
      "slots",
      "dice games",
      "roulette",
      "blackjack",
      "live",
      "instant",
      "jackpot games",
      "crash",
    ),
  })
  const list = fc.uniqueArray(game, { selector: ({ id }) => id, maxLength: 120 })

  it("has no two neighbours alike, in motif or in palette", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        expect(looks.size).toBe(games.length)
        const row = games.map(({ id }) => looks.get(id)!)
        for (const [i, look] of row.slice(1).entries()) {
          expect(look.motif).not.toBe(row[i]!.motif)
          expect(look.palette).not.toBe(row[i]!.palette)
        }
      }),
    )
  })

  it("keeps a motif for the game named after it", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 10 }), ([last, ...others]) => {
        const plain = others.map((id) => ({ id, title: "Plain", studio: "Lumen", category: "slots" }))
        const tram = { id: last!, title: "Lucky Tram 81", studio: "Tessera", category: "slots" }
        expect(assignLooks([...plain, tram]).get(last!)?.motif).toBe("tram")
      }),
    )
  })

  it("varies within a category, whatever the titles", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        for (const category of new Set(games.map((one) => one.category))) {
          const row = games.filter((one) => one.category === category).map(({ id }) => looks.get(id)!)
          for (const [i, look] of row.slice(1).entries()) expect(look.motif).not.toBe(row[i]!.motif)
          for (let i = 0; i < row.length; i++) {
            const rail = row.slice(i, i + 12).map(({ motif }) => motif)
            for (const motif of rail) expect(rail.filter((one) => one === motif).length).toBeLessThan(4)
          }
        }
      }),
    )
  })

  it("shows dice, wheels and cards only where they are played with", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        for (const { id, category } of games) {
          if (/slots|jackpot|crash/.test(category))
            expect(["dice", "wheel", "cards"]).not.toContain(looks.get(id)?.motif)
        }
      }),
    )
  })

  it("is the same for the same list", () => {
    fc.assert(
      fc.property(list, (games) => {
        expect([...assignLooks(games)]).toEqual([...assignLooks(structuredClone(games))])
      }),
    )
  })

  it("chooses motifs by title and category", () => {
    const games = [
      { id: "a", title: "Lucky Tram 81", studio: "Tessera", category: "slots" },
      { id: "b", title: "Number Nine", studio: "Lumen", category: "roulette" },
    ]
    const looks = assignLooks(games)
    expect(looks.get("a")?.motif).toBe("tram")
    expect(["wheel", "sun", "fan", "arches"]).toContain(looks.get("b")?.motif)
  })
})
