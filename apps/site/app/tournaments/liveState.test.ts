import { expect, it } from "vitest"
import {
  areNeighboursUnknown,
  isNewerBoard,
  mergeTournamentMessages,
  needsRevalidation,
} from "./liveState.ts"
import type { TournamentData } from "./programme.ts"

const place = (rank: number, points: number) => ({
  rank,
  username: "An•••s",
  isOwn: false,
  points,
  reachedAt: "2026-11-18T13:00:00.000Z",
  prize: 0,
})
const read = {
  tournament: {
    tournamentId: 1,
    state: "running",
    pool: 20,
    entries: 2,
    own: { state: "in", winPoints: 3, rank: 2, bets: 1, prize: 5 },
  },
  prizes: [
    { from: 1, to: 1, amount: 15, sharePpm: 750_000 },
    { from: 2, to: 2, amount: 5, sharePpm: 250_000 },
  ],
  board: { at: null, count: 2, rows: [place(1, 9)] },
  around: [place(2, 3)],
} as unknown as TournamentData
const board = {
  tournamentId: 1,
  state: "running" as const,
  pool: 20,
  entries: 2,
  board: { at: "2026-11-18T13:00:01.000Z", count: 2, rows: [place(1, 12)] },
}
const entry = { tournamentId: 1, winPoints: 12, rank: 1, bets: 2, next: null, around: [place(1, 12)] }

it("is the loaded state before any message", () => {
  expect(mergeTournamentMessages(read, { board: null, entry: null })).toEqual(read)
})

it("merges the board of one message and the own place of the other, with its prize", () => {
  const merged = mergeTournamentMessages(read, { board: { ...board, pool: 30, entries: 3 }, entry })
  expect(merged.board).toEqual({ ...board.board, rows: [{ ...place(1, 12), isOwn: true }] })
  expect(merged.tournament).toMatchObject({ pool: 30, entries: 3 })
  expect(merged.tournament.own).toMatchObject({ winPoints: 12, rank: 1, bets: 2, prize: 15 })
})

it("marks no place where two have the reader's points, or the reader is not in it", () => {
  const two = { ...board, board: { ...board.board, rows: [place(1, 12), place(2, 12)] } }
  expect(mergeTournamentMessages(read, { board: two, entry }).board).toEqual(two.board)
  const visitor = { ...read, tournament: { ...read.tournament, own: null } }
  expect(mergeTournamentMessages(visitor, { board, entry: null }).board).toEqual(board.board)
})

it("recognizes the loaded board in a message", () => {
  const again = { ...board, board: { ...board.board, at: read.board.at } }
  expect(isNewerBoard(read, again)).toBe(false)
  expect(isNewerBoard(read, board)).toBe(true)
  expect(isNewerBoard(read, { ...again, entries: 3 })).toBe(true)
  expect(isNewerBoard(read, { ...again, state: "calculating" })).toBe(true)
})

it("recognizes changes that a message does not contain in full", () => {
  expect(needsRevalidation(read, board)).toBe(false)
  expect(needsRevalidation(read, { ...board, pool: 22 })).toBe(true)
  expect(needsRevalidation(read, { ...board, state: "calculating" })).toBe(true)
})

it("derives neighbours and next prize of a reader among the first from the board message", () => {
  const paid = (rank: number, points: number, prize = 0) => ({ ...place(rank, points), prize })
  const rows = [paid(1, 30, 15), paid(2, 20.5, 5), paid(3, 12), paid(4, 9), paid(5, 8), paid(6, 7)]
  const message = { ...board, board: { ...board.board, count: 90, rows } }
  const merged = mergeTournamentMessages(read, { board: message, entry: { ...entry, rank: 2 } })
  expect(merged.around.map(({ rank, isOwn }) => [rank, isOwn])).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, false],
    [5, false],
  ])
  // Another player overtook them, which sends no message of their own.
  expect(merged.tournament.own).toMatchObject({ rank: 3, prize: 0, next: { rank: 2, prize: 5, points: 8.5 } })
  expect(areNeighboursUnknown(read, { board: message, entry })).toBe(false)
})

it("uses the reader's own message for a lower place, and marks its neighbours as unknown", () => {
  const rows = [place(1, 30), place(2, 20), place(3, 19), place(4, 12)]
  const message = { ...board, board: { ...board.board, count: 90, rows } }
  const around = [place(3, 19), place(4, 12), place(5, 3)]
  const next = { rank: 2, prize: 5, points: 8 }
  const merged = mergeTournamentMessages(read, { board: message, entry: { ...entry, rank: 4, next, around } })
  expect(merged.around).toEqual(around)
  expect(merged.tournament.own).toMatchObject({ rank: 4, next })
  expect(areNeighboursUnknown(read, { board: message, entry })).toBe(true)
  // A message with all places has all neighbours.
  const all = { ...message, board: { ...message.board, count: 4 } }
  expect(areNeighboursUnknown(read, { board: all, entry })).toBe(false)
  expect(
    areNeighboursUnknown(
      { ...read, tournament: { ...read.tournament, own: null } },
      { board: message, entry },
    ),
  ).toBe(false)
})
