import { expect, test } from "vitest"
import { posterPicture } from "./picture.ts"
import { onceEach } from "./tile.ts"

test("a list read in overlapping pages shows each game once, where it first stood", () => {
  const ids = (list: { casinoGameId: number }[]) => list.map((game) => game.casinoGameId)
  const pages = [3, 1, 2, 1, 4, 3].map((casinoGameId) => ({ casinoGameId }))
  expect(ids(onceEach(pages))).toEqual([3, 1, 2, 4])
})

test("a poster names its narrow sister, and an address of another kind stays as it is", () => {
  const poster = posterPicture("/media/posters/horta-house-360.avif?v=3a", "#123", "11rem")
  expect(poster.sources).toEqual([
    {
      type: "image/avif",
      srcSet: "/media/posters/horta-house-180.avif?v=3a 180w, /media/posters/horta-house-360.avif?v=3a 360w",
    },
  ])
  expect(posterPicture("https://cdn.example/x.png", "#123", "11rem").sources).toBeUndefined()
})
