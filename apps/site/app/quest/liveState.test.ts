import type { quest } from "@elite/contract"
import { expect, it } from "vitest"
import { mergeProgress, withFullestPool } from "./liveState.ts"

const shown = { questId: 12, state: "running", pool: 60, players: 2 } as quest.Quest

it("a pool is the fullest that is known of it, while its quest runs", () => {
  const fuller = { questId: 12, pool: 90, players: 3 }
  expect(withFullestPool(shown, [null, { ...fuller, players: 1 }])).toBe(shown)
  expect(withFullestPool(shown, [fuller, { ...fuller, pool: 120, players: 4 }])).toMatchObject({
    pool: 120,
    players: 4,
  })
  expect(withFullestPool(shown, [{ ...fuller, questId: 13 }])).toBe(shown)
  expect(withFullestPool({ ...shown, state: "cancelled" }, [fuller])).toMatchObject({ pool: 60 })
})

it("a message says how far tasks have come, and leaves on which game they were done", () => {
  const own = { questId: 12, points: 0, tasks: [{ progress: 1, doneAt: null, game: "Sablon" }] } as never
  const said = { questId: 12, points: 100, tasks: [{ progress: 2, doneAt: "2026-11-18T12:00:00.000Z" }] }
  expect(mergeProgress(own, said)).toEqual({
    questId: 12,
    points: 100,
    tasks: [{ progress: 2, doneAt: "2026-11-18T12:00:00.000Z", game: "Sablon" }],
  })
})
