import type { quest, tournaments } from "@elite/contract"
import { expect, test } from "vitest"
import { findShownTask, toGameProgress, withQuestProgress, withTournamentEntry } from "./gameProgress.ts"

const kinds = ["rounds", "wins", "games", "days", "staked"] as const
const current = {
  questId: 7,
  state: "running",
  tasks: kinds.map((kind) => ({ kind, amount: 10, points: 100, category: null })),
} as unknown as quest.Quest
const task = (progress: number, doneAt: string | null = null) => ({ progress, doneAt, game: null })
const own = {
  questId: 7,
  points: 0,
  tasks: [task(10, "2026-11-23T10:00:00Z"), task(2), task(1), task(1), task(0)],
} as unknown as quest.OwnQuest
const entered = [
  { tournamentId: 1, state: "running", name: {}, own: { state: "in", winPoints: 3, rank: 9 } },
  { tournamentId: 2, state: "finished", name: {}, own: { state: "in", winPoints: 5, rank: 1 } },
  { tournamentId: 3, state: "running", name: {}, own: { state: "left", winPoints: 0, rank: null } },
] as unknown as tournaments.Tournament[]
const start = toGameProgress(current, own, entered)

test("shows the first open task, and then the one that moved", () => {
  expect(findShownTask(start)?.task.kind).toBe("wins")
  const tasks = [task(10, "2026-11-23T10:00:00Z"), task(2), task(1), task(1), task(4)]
  const moved = withQuestProgress(start, { questId: 7, points: 100, tasks })
  expect(findShownTask(moved)).toMatchObject({ task: { kind: "staked" }, own: { progress: 4 } })
  const same = withQuestProgress(moved, { questId: 7, points: 100, tasks })
  expect(findShownTask(same)?.task.kind).toBe("staked")
})

test("of several tasks that moved, shows the one that was done", () => {
  const tasks = [
    task(10, "2026-11-23T10:00:00Z"),
    task(3),
    task(10, "2026-11-24T10:00:00Z"),
    task(1),
    task(4),
  ]
  expect(findShownTask(withQuestProgress(start, { questId: 7, points: 200, tasks }))?.task.kind).toBe("games")
})

test("leaves out the progress of another week and a quest the player has not joined", () => {
  expect(withQuestProgress(start, { questId: 8, points: 900, tasks: [] })).toBe(start)
  expect(findShownTask(toGameProgress(current, null, []))).toBeNull()
  expect(toGameProgress({ ...current, state: "counting" }, own, []).quest).toBeNull()
})

test("follows the running tournaments that the player is in", () => {
  expect(start.tournaments.map(({ tournamentId }) => tournamentId)).toEqual([1])
  const message = { tournamentId: 1, winPoints: 8, rank: 2, bets: 4, next: null, around: [] }
  expect(withTournamentEntry(start, message).tournaments).toMatchObject([{ winPoints: 8, rank: 2 }])
})
