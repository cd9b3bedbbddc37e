import type { quest } from "@elite/contract"
import { expect, it } from "vitest"
import { mergeProgress, withFullestPool } from "./liveState.ts"

const current = { questId: 12, state: "running", pool: 60, players: 2 } as quest.Quest

it("uses the largest known pool while the quest runs", () => {
  const fuller = { questId: 12, pool: 90, players: 3 }
  expect(withFullestPool(current, [null, { ...fuller, players: 1 }])).toBe(current)
  expect(withFullestPool(current, [fuller, { ...fuller, pool: 120, players: 4 }])).toMatchObject({
    pool: 120,
    players: 4,
  })
  expect(withFullestPool(current, [{ ...fuller, questId: 13 }])).toBe(current)
  expect(withFullestPool({ ...current, state: "cancelled" }, [fuller])).toMatchObject({ pool: 60 })
})

it("updates the progress of tasks, and keeps the game of each", () => {
  const own = { questId: 12, points: 0, tasks: [{ progress: 1, doneAt: null, game: "Sablon" }] } as never
  const message = { questId: 12, points: 100, tasks: [{ progress: 2, doneAt: "2026-11-18T12:00:00.000Z" }] }
  expect(mergeProgress(own, message)).toEqual({
    questId: 12,
    points: 100,
    tasks: [{ progress: 2, doneAt: "2026-11-18T12:00:00.000Z", game: "Sablon" }],
  })
})
