import { expect, it } from "vitest"
import {
  defaultTournament,
  entryStatus,
  findEntryLock,
  findPrizeRung,
  mayRebuy,
  type OwnEntry,
  oneBillPerProgramme,
  type Tournament,
  type TournamentData,
} from "./programme.ts"
import { computeScoringExample } from "./scoringExample.ts"

const own = (of: Partial<OwnEntry> = {}): OwnEntry =>
  ({ state: "in", rebuys: 0, won: null, ...of }) as OwnEntry
const tournament = (tournamentId: number, of: Partial<Tournament> = {}): Tournament =>
  ({
    tournamentId,
    seriesId: tournamentId,
    state: "registering",
    isOpen: true,
    entries: 3,
    entriesAtMost: null,
    own: null,
    ...of,
  }) as Tournament

it("opens an entered running tournament first, then a running tournament, then an open one", () => {
  const [open, played, own_] = [
    tournament(1),
    tournament(2, { state: "running", isOpen: false }),
    tournament(3, { state: "running", isOpen: false, own: own() }),
  ]
  expect(defaultTournament([open, played, own_], "current")).toBe(own_)
  expect(defaultTournament([open, played], "current")).toBe(played)
  expect(defaultTournament([tournament(4, { state: "announced", isOpen: false }), open], "current")).toBe(
    open,
  )
  expect(defaultTournament([open, own_], "previous")).toBe(open)
  expect(defaultTournament([], "current")).toBeUndefined()
})

it("shows one bill per programme: the opened show, else the one with the highest priority", () => {
  const shows = [
    tournament(1, { seriesId: 1, state: "running" }),
    tournament(2, { seriesId: 2 }),
    tournament(3, { seriesId: 1 }),
  ]
  const hung = (opened?: number) => oneBillPerProgramme(shows, opened).map(({ tournamentId }) => tournamentId)
  expect(hung()).toEqual([1, 2])
  expect(hung(3)).toEqual([3, 2])
})

it.each<[Partial<Tournament>, string]>([
  [{ state: "announced", isOpen: false }, "announced"],
  [{}, "open"],
  [{ state: "running" }, "open"],
  [{ isOpen: false, entriesAtMost: 3 }, "full"],
  [{ state: "running", isOpen: false }, "closed"],
  [{ own: own() }, "in"],
  [{ state: "running", own: own() }, "playing"],
  [{ state: "calculating", isOpen: false, own: own() }, "counted"],
  [{ state: "calculating", isOpen: false }, "closed"],
  [{ state: "finished", isOpen: false }, "over"],
  [{ state: "finished", isOpen: false, own: own() }, "unplaced"],
  [{ state: "finished", isOpen: false, own: own({ won: {} as OwnEntry["won"] }) }, "placed"],
  [{ own: own({ state: "left" }) }, "open"],
  [{ state: "running", isOpen: false, own: own({ state: "left" }) }, "left"],
  [{ state: "cancelled", isOpen: false }, "cancelled"],
  [{ state: "cancelled", isOpen: false, own: own({ state: "paidBack" }) }, "paidBack"],
])("%j has the status %s", (of, expected) => {
  expect(entryStatus(tournament(1, of))).toBe(expected)
})

it("tells why a player may enter nothing", () => {
  const user = { isEmailVerified: true, kycStatus: "accepted" } as Parameters<typeof findEntryLock>[0] &
    object
  expect(findEntryLock(null)).toBe("visitor")
  expect(findEntryLock({ ...user, exclusion: { type: "break", until: null } })).toBe("restricted")
  expect(findEntryLock({ ...user, isEmailVerified: false })).toBe("email")
  expect(findEntryLock({ ...user, kycStatus: "none" })).toBe("identity")
  expect(findEntryLock(user)).toBeNull()
})

it("offers a rebuy to an entered player during play while one is left", () => {
  const detail = (of: Partial<Tournament>) =>
    ({ tournament: tournament(1, { state: "running", ...of }), rules: { rebuysAtMost: 2 } }) as TournamentData
  expect(mayRebuy(detail({ own: own({ rebuys: 1 }) }))).toBe(true)
  expect(mayRebuy(detail({ own: own({ rebuys: 2 }) }))).toBe(false)
  expect(mayRebuy(detail({ own: own(), state: "calculating" }))).toBe(false)
  expect(mayRebuy(detail({ own: null }))).toBe(false)
})

it("finds the prize of a place, and none below the ladder", () => {
  const prizes = [
    { from: 1, to: 1, amount: 60, sharePpm: 600_000 },
    { from: 2, to: 5, amount: 10, sharePpm: 100_000 },
  ]
  expect(findPrizeRung(prizes, 1)).toBe(prizes[0])
  expect(findPrizeRung(prizes, 5)).toBe(prizes[1])
  expect([findPrizeRung(prizes, 6), findPrizeRung(prizes, null), findPrizeRung(prizes, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it("computes an example of a counted bet, with the cap applied", () => {
  const rules = { leastStake: 0.1, pointsEach: 1, capPoints: null }
  expect(computeScoringExample("bestMultiplier", rules)).toEqual({ stake: 1, win: 12.4, points: 12.4 })
  expect(computeScoringExample("totalWon", { ...rules, leastStake: 2 })).toEqual({
    stake: 2,
    win: 24.8,
    points: 24.8,
  })
  expect(computeScoringExample("totalStaked", { ...rules, pointsEach: 3 }).points).toBe(3)
  expect(computeScoringExample("sumOfMultipliers", { ...rules, pointsEach: 10, capPoints: 100 }).points).toBe(
    100,
  )
})
