import type { Game } from "@elite/contract/games.ts"
import { expect, test } from "vitest"
import { posterPicture } from "../picture.ts"
import { decodeTile, encodeTile, toTile, uniqueGames } from "./tile.ts"

test("keeps each game of overlapping pages once, at its first place", () => {
  const ids = (list: { casinoGameId: number }[]) => list.map((game) => game.casinoGameId)
  const pages = [3, 1, 2, 1, 4, 3].map((casinoGameId) => ({ casinoGameId }))
  expect(ids(uniqueGames(pages))).toEqual([3, 1, 2, 4])
})

test("adds the narrow export of a poster, and leaves another address as it is", () => {
  const poster = posterPicture("/media/posters/horta-house-360.avif?v=3a", "#123", "11rem")
  expect(poster.srcSet).toBe(
    "/media/posters/horta-house-180.avif?v=3a 180w, /media/posters/horta-house-360.avif?v=3a 360w",
  )
  expect(posterPicture("https://cdn.example/x.png", "#123", "11rem").srcSet).toBeUndefined()
})

test.each([
  { isFavorite: false, hasDemo: false, isNew: false, jackpots: [], returnToPlayer: null, minBet: null },
  { isFavorite: true, hasDemo: false, isNew: true, jackpots: [{}], returnToPlayer: 96.2, minBet: 0.1 },
  { isFavorite: false, hasDemo: true, isNew: false, jackpots: [], returnToPlayer: 95, minBet: null },
])("decodes an encoded tile: %o", (facts) => {
  const named = { casinoGameId: 7, name: "Horta House", slug: "horta-house", placeholderColour: "#123456" }
  const game = { ...named, thumbnailUrl: "/p.avif", CasinoProvider: { name: "Lumen" }, ...facts } as Game
  expect(decodeTile(JSON.parse(JSON.stringify(encodeTile(game))))).toEqual(toTile(game))
  expect(encodeTile({ ...game, name: "Horta\tHouse" })).toBe(encodeTile(game))
})
