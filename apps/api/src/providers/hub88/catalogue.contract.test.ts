import { describe, expect, it } from "vitest"
import { parseCatalogue } from "./catalogue.ts"

/** A row in the shape of the vendor's documentation (docs.hub88.io, games API): percentages as text, lists of words. */
const documented = {
  url_thumb: "https://cdn.example/thumb.jpg",
  url_background: "https://cdn.example/background.jpg",
  product: "Atelier Nord",
  platforms: ["GPL_DESKTOP", "GPL_MOBILE"],
  name: "Horta House",
  game_code: "atn_horta_house",
  freebet_support: true,
  demo_game_support: true,
  phoenix_jackpot_support: false,
  enabled: true,
  category: "Video Slots",
  blocked_countries: ["US"],
  restricted_countries: [],
  release_date: "2026-11-03T00:00:00Z",
  volatility: 4,
  rtp: "96.214",
  paylines: 20,
  hit_ratio: "24.47",
  certifications: ["MGA"],
  languages: ["eng", "fra", "nld"],
  theme: ["Art Nouveau", "Architecture"],
  technology: ["HTML5"],
  features: ["FreeSpins"],
}
const only = (row: object) => parseCatalogue([row]).games[0]

describe("the game list of Hub88", () => {
  it("parses a documented row", () => {
    expect(only(documented)).toEqual({
      code: "atn_horta_house",
      name: "Horta House",
      studio: "Atelier Nord",
      subCategory: "video-slots",
      themes: ["Art Nouveau", "Architecture"],
      returnPercent: 96.21,
      volatility: 4,
      minBetCents: null,
      maxBetCents: null,
      hasDemo: true,
      releasedOn: "2026-11-03",
      artworkUrl: "https://cdn.example/thumb.jpg",
      offered: true,
    })
  })

  it("drops only rows that the database cannot store", () => {
    for (const odd of ["a\0", "a\uD83D"]) {
      const rows = ["game_code", "name", "product"].map((field) => ({ ...documented, [field]: odd }))
      expect(parseCatalogue([...rows, documented])).toMatchObject({
        games: [{ name: "Horta House" }],
        skipped: 3,
      })
      expect(only({ ...documented, theme: ["Architecture", odd] })).toMatchObject({ themes: [] })
    }
  })

  it("accepts numbers as text, one theme as a list, and stakes in 10⁻⁵ euro", () => {
    const row = { ...documented, rtp: 95.6, theme: "Mer du Nord", min_bet: 10_000, max_bet: 10_000_000 }
    expect(only(row)).toMatchObject({
      returnPercent: 95.6,
      themes: ["Mer du Nord"],
      minBetCents: 10,
      maxBetCents: 10_000,
    })
  })

  it.each([{ enabled: false }, { blocked_countries: ["FR", "BE"] }, { restricted_countries: ["be"] }])(
    "does not offer a game that is off or barred in Belgium: %o",
    (part) => {
      expect(only({ ...documented, ...part })?.offered).toBe(false)
    },
  )

  it.each([
    ["roulette", {}, "european-roulette"],
    ["Roulette", { features: ["LA_PARTAGE"] }, "french-roulette"],
    ["Roulette", { name: "Roulette française" }, "french-roulette"],
    ["Dice Games", {}, "dice-games"],
    ["live_game_shows", {}, "live-shows"],
    ["Crash Games", {}, "crash-games"],
  ])("knows the category %s %o as %s", (category, part, kind) => {
    expect(only({ ...documented, ...part, category })?.subCategory).toBe(kind)
  })

  it.each(["sportsbook", "virtual sports", "bet on poker", "lottery", "unknown"])(
    "leaves out %s",
    (category) => {
      expect(parseCatalogue([{ ...documented, category }])).toEqual({ games: [], skipped: 1 })
    },
  )

  it("treats missing and invalid fields as unknown, and keeps the other games", () => {
    const bare = { game_code: "x", name: "X", product: "Lumen", category: "dice", enabled: true }
    const odd = {
      ...bare,
      game_code: "y",
      rtp: "n/a",
      volatility: 9,
      release_date: "soon",
      theme: null,
      min_bet: -1,
    }
    const read = parseCatalogue([null, { ...documented, name: "" }, bare, odd, bare])
    expect(read.skipped).toBe(3)
    expect(read.games.map((game) => game.code)).toEqual(["x", "y"])
    for (const game of read.games) {
      expect(game).toMatchObject({
        returnPercent: null,
        volatility: null,
        releasedOn: null,
        themes: [],
        hasDemo: false,
      })
    }
  })

  it("throws for an answer that is no list", () => {
    expect(() => parseCatalogue({ error: "maintenance" })).toThrow()
  })
})
