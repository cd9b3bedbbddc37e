import { me, notifications, tournaments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { listMailsTo } from "../../../testing/people.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { seat as seatAt, type Table, tablesForFile } from "../../../testing/table.ts"
import { dayMs, hourMs, minuteMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { pause } from "../limits/index.ts"
import { asOwner } from "../payments/testing/payer.ts"
import { tournamentHousePrizes } from "./settings.ts"
import { advanceMinutes, openTournament, publishPending } from "./testing/fixture.ts"

const { casino, db, hub } = tablesForFile({})
/** The sessions of the player begin by the clock of the casino. */
const seat = (euros: number): Promise<Table> =>
  seatAt(
    { hub: hub(), db: db(), player: (some) => seedPlayer(db(), some, { now: casino().clock.now() }) },
    euros,
  )

function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const page = async (tournamentId: number, table?: Table) =>
  (table ? visitorOf(table) : casino().visitor()).call(tournaments.getTournament, { tournamentId })
const current = async () => (await casino().visitor().call(tournaments.getCurrentTournaments, {})).tournaments
const own = async (table: Table) =>
  (await visitorOf(table).call(tournaments.getOwnTournaments, {})).tournaments
const enter = (table: Table, tournamentId: number, idempotencyKey?: string) =>
  visitorOf(table).call(
    tournaments.enterTournament,
    { tournamentId },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  )

/** A bet of a euro in a finished round of its own. */
async function plays(table: Table, round: string, wins = 0): Promise<string> {
  const { uuid } = await table.bet(1, { round, round_closed: wins === 0 })
  if (wins > 0) await table.win(uuid, wins, { round })
  return uuid
}
const movements = async (table: Table) =>
  (await visitorOf(table).call(tournaments.getTournamentMovements, {})).movements.rows.map(
    ({ kind, amount }) => [kind, amount],
  )
const summary = async (table: Table) => await visitorOf(table).call(me.getSessionSummary, {})

describe("a cash tournament", () => {
  it("is entered from the balance once, played, and pays its whole pool to its places", async () => {
    const [a, b, c] = [await seat(20), await seat(20), await seat(20)]
    const [id] = await openTournament(casino())
    expect(await current()).toMatchObject([
      { tournamentId: id, state: "registering", pool: 0, entries: 0, isOpen: true, own: null },
    ])
    expect(await enter(a, id!, "entered-once")).toEqual({
      message: "You are in. €\u00a02,00 was taken from your balance. Good luck!",
      newBalance: 18,
    })
    expect((await enter(a, id!, "entered-once")).newBalance).toBe(18)
    for (const table of [b, c]) await enter(table, id!)
    expect(await summary(a)).toMatchObject({ today: { stakes: 2, wins: 0, net: -2 } })
    expect(await a.cash()).toBe(1_800)
    await plays(a, "early", 9)
    await advanceMinutes(casino(), 5)
    await plays(a, "a1", 5)
    const taken = await plays(b, "b1", 30)
    await plays(b, "b2", 2)
    await plays(c, "c1", 2)
    await publishPending(casino())
    const shown = await page(id!, a)
    expect(shown.board).toMatchObject({
      count: 3,
      rows: [{ rank: 1, points: 32, isOwn: false }, { points: 5, isOwn: true }, { points: 2 }],
    })
    expect(shown.board.rows[0]!.username).toContain("•")
    expect(shown.around).toHaveLength(3)
    expect(shown.tournament).toMatchObject({
      state: "running",
      pool: 6,
      own: { winPoints: 5, rank: 2, prize: 1.2, bets: 1, paid: 2, next: { rank: 1, prize: 3.6, points: 27 } },
    })
    expect(shown.prizes).toEqual([
      { from: 1, to: 1, amount: 3.6, sharePpm: 600_000 },
      { from: 2, to: 3, amount: 1.2, sharePpm: 200_000 },
    ])
    // A voided bet takes its score away.
    await b.rollback(taken, { round: "b1" })
    await publishPending(casino())
    expect((await page(id!, b)).tournament.own).toMatchObject({ winPoints: 2, rank: 2, bets: 1 })
    await advanceMinutes(casino(), 5)
    expect((await page(id!, a)).tournament).toMatchObject({
      state: "finished",
      own: { rank: 1, prize: 3.6, won: { amount: 3.6, state: "open" } },
    })
    // Of equal scores the earlier one ranks higher.
    expect((await own(b)).rows[0]!.own).toMatchObject({ rank: 2, won: { amount: 1.2 } })
    expect((await own(c)).rows[0]!.own).toMatchObject({ rank: 3, won: { amount: 1.2 } })
    const before = await a.cash()
    const claim = (table: Table) => visitorOf(table).call(tournaments.claimTournament, { tournamentId: id! })
    expect(await claim(a)).toEqual({ message: "Prize claimed!", newBalance: (before + 360) / 100 })
    await expect(claim(a)).rejects.toMatchObject({ name: "PrizeClaimedErrorType" })
    expect(await movements(a)).toEqual([
      ["prize", 3.6],
      ["entry", 2],
    ])
    // An unclaimed prize has not moved.
    expect(await movements(b)).toEqual([["entry", 2]])
    const [note] = (await visitorOf(b).call(notifications.getNotifications, {})).notifications.rows
    expect(note).toMatchObject({ title: "Place 2 in “Sablon Sprint”: €\u00a01,20" })
    expect((await listMailsTo(casino(), b.email))[0]).toMatchObject({
      subject: "Toernooi “Zavelsprint”: plaats 2, €\u00a01,20",
    })
    expect((await casino().visitor().call(tournaments.getPreviousTournaments, {})).tournaments).toMatchObject(
      { count: 1, rows: [{ tournamentId: id }] },
    )
  })

  it("waits for rounds that began in time, but no longer than its grace", async () => {
    const [a, b, c] = [await seat(20), await seat(20), await seat(20)]
    const [id] = await openTournament(casino())
    for (const table of [a, b, c]) await enter(table, id!)
    await advanceMinutes(casino(), 5)
    await plays(a, "first", 3)
    const waited = await b.bet(1, { round: "waited" })
    const forgotten = await c.bet(1, { round: "forgotten" })
    await advanceMinutes(casino(), 5)
    expect((await page(id!)).tournament.state).toBe("calculating")
    // It did not begin in time.
    await plays(a, "late", 50)
    await b.win(waited.uuid, 7, { round: "waited" })
    await advanceMinutes(casino(), 1)
    expect((await page(id!)).tournament.state).toBe("calculating")
    await advanceMinutes(casino(), 1)
    await c.win(forgotten.uuid, 90, { round: "forgotten" })
    await casino().drain()
    const { tournament, board } = await page(id!, b)
    expect(tournament).toMatchObject({ state: "finished", own: { rank: 1, winPoints: 7 } })
    expect(board.rows.map(({ points }) => points)).toEqual([7, 3])
    // The unreached place is shared by the others: 6 euros as 6 to 2.
    expect(board.rows.map(({ prize }) => prize)).toEqual([4.5, 1.5])
  })

  it("refunds everything to a player who leaves before it begins", async () => {
    const table = await seat(20)
    const [id] = await openTournament(casino())
    const leave = () => visitorOf(table).call(tournaments.leaveTournament, { tournamentId: id! })
    await enter(table, id!)
    expect(await leave()).toMatchObject({ newBalance: 20 })
    expect(await summary(table)).toMatchObject({ today: { stakes: 0, net: 0 } })
    casino().clock.advance(1_000)
    await enter(table, id!)
    expect((await page(id!, table)).tournament).toMatchObject({ entries: 1, pool: 2, own: { state: "in" } })
    await advanceMinutes(casino(), 5)
    // Too few entries: it is cancelled and refunded.
    expect((await page(id!, table)).tournament).toMatchObject({
      state: "cancelled",
      cancelledFor: "tooFew",
      own: { state: "paidBack" },
    })
    expect(await table.cash()).toBe(2_000)
    expect(await movements(table)).toEqual([
      ["paidBack", 2],
      ["entry", 2],
      ["paidBack", 2],
      ["entry", 2],
    ])
    expect((await listMailsTo(casino(), table.email))[0]).toMatchObject({
      subject: "Het toernooi “Zavelsprint” is afgelast",
    })
    await expect(leave()).rejects.toMatchObject({ name: "TournamentNotEnteredErrorType" })
  })

  it("counts a number of bets for the entry and again for each rebuy", async () => {
    const [a, b] = [await seat(30), await seat(30)]
    const [id] = await openTournament(casino(), {
      betsAtMost: 2,
      rebuyFeeCents: 100,
      rebuysAtMost: 1,
      closesAt: new Date(casino().clock.now().getTime() + 8 * minuteMs).toISOString(),
    })
    for (const table of [a, b]) await enter(table, id!)
    await advanceMinutes(casino(), 5)
    for (const round of ["n1", "n2", "n3"]) await plays(a, round, 2)
    await casino().drain()
    casino().clock.advance(1_000)
    const rebuy = () => visitorOf(a).call(tournaments.rebuyTournament, { tournamentId: id! })
    expect((await rebuy()).message).toContain("€\u00a01,00")
    await expect(rebuy()).rejects.toMatchObject({ name: "TournamentRebuysUsedErrorType" })
    casino().clock.advance(1_000)
    for (const round of ["n4", "n5", "n6"]) await plays(a, round, 3)
    await publishPending(casino())
    expect((await page(id!, a)).tournament).toMatchObject({
      pool: 5,
      own: { bets: 4, betsAtMost: 4, winPoints: 10, paid: 3, rebuys: 1 },
    })
    await advanceMinutes(casino(), 5)
    expect((await page(id!, a)).tournament.own).toMatchObject({ won: { amount: 5 } })
  })

  it("pays back players who may not play when it begins; those excluded later keep their score", async () => {
    const [a, b, c] = [await seat(20), await seat(20), await seat(20)]
    const [id] = await openTournament(casino())
    for (const table of [a, b, c]) await enter(table, id!)
    const { platform, clock } = casino()
    const excluded = (table: Table, days: number) =>
      platform.transact((tx) =>
        pause(tx, table.playerId, {
          as: "exclusion",
          until: new Date(clock.now().getTime() + days * dayMs),
        }),
      )
    await excluded(a, 1)
    await casino().drain()
    expect(await a.cash()).toBe(2_000)
    expect((await page(id!)).tournament).toMatchObject({ entries: 2, pool: 4 })
    await advanceMinutes(casino(), 5)
    await plays(b, "excluded", 4)
    await plays(c, "stays", 2)
    await excluded(b, 1)
    await advanceMinutes(casino(), 5)
    const rows = await asOwner(
      casino(),
      "select won from tournaments.entry where player_id = $1 and won is not null",
      [b.playerId],
    )
    expect(rows).toEqual([{ won: "300000" }])
  })
})

describe("a cash point tournament", () => {
  it("closes its entry and its board on a millisecond, by our clock alone", async () => {
    const [a, b] = [await seat(20), await seat(20)]
    const [id] = await openTournament(casino(), {
      type: "cashPoint",
      scoring: "totalStaked",
      entryFeeCents: 0,
      houseCents: 1_000,
      entriesAtLeast: 1,
      prizes: [{ to: 1, sharePpm: 1_000_000 }],
    })
    const { clock } = casino()
    const opens = clock.now().getTime()
    const after = (minutes: number, ms: number) => clock.set(new Date(opens + minutes * minuteMs + ms))
    after(5, -1)
    await enter(a, id!)
    after(5, 0)
    await expect(enter(b, id!)).rejects.toMatchObject({ name: "TournamentEntryClosedErrorType" })
    await advanceMinutes(casino(), 0)
    // The aggregator sends its own times.
    const meta = { timestamp: clock.now().toISOString() }
    after(10, -1)
    await a.bet(1, { round: "in-time", round_closed: true, meta })
    after(10, 0)
    await a.bet(4, { round: "too-late", round_closed: true, meta })
    await advanceMinutes(casino(), 0)
    expect((await page(id!, a)).tournament).toMatchObject({
      state: "finished",
      own: { winPoints: 1, bets: 1 },
    })
  })

  it("is free, scores stakes, and is hidden while the policy is off", async () => {
    const [a, b] = [await seat(20), await seat(20)]
    const [id] = await openTournament(casino(), {
      type: "cashPoint",
      scoring: "totalStaked",
      pointsEach: 10,
      capPoints: 15,
      entryFeeCents: 0,
      houseCents: 1_000,
      entriesAtLeast: 1,
      prizes: [
        { to: 1, sharePpm: 700_000 },
        { to: 2, sharePpm: 300_000 },
      ],
    })
    expect(await enter(a, id!)).toEqual({ message: "You are in. Good luck!", newBalance: 20 })
    await enter(b, id!)
    const policyIs = (state: "on" | "off") =>
      casino().platform.transact((tx) => setPolicy(tx, tournamentHousePrizes, state, "a test"))
    await policyIs("off")
    expect((await current()).map(({ tournamentId }) => tournamentId)).not.toContain(id)
    await expect(page(id!)).rejects.toMatchObject({ name: "NotFoundErrorType" })
    expect((await page(id!, a)).tournament).toMatchObject({ isOpen: false, own: { state: "in" } })
    await advanceMinutes(casino(), 5)
    await plays(a, "p1")
    await plays(a, "p2")
    await b.bet(2, { round: "p3", round_closed: true })
    await publishPending(casino())
    // Ten points a euro, at most fifteen for one bet.
    expect((await page(id!, a)).board.rows.map(({ points }) => points)).toEqual([20, 15])
    await advanceMinutes(casino(), 5)
    expect((await page(id!, a)).tournament.own).toMatchObject({ won: { amount: 7 } })
    expect((await visitorOf(a).call(tournaments.claimTournament, { tournamentId: id! })).newBalance).toBe(25)
    await policyIs("on")
  })

  it("repeats: its repetitions are listed with it, and its games show that bets count", async () => {
    const table = await seat(5)
    const ids = await openTournament(casino(), { repeats: { everyHours: 1, times: 2 } })
    const { shows, tournament } = await page(ids[0]!, table)
    expect(tournament.seriesId).toBe(ids[0])
    expect(shows.map(({ tournamentId }) => tournamentId)).toEqual(ids)
    expect(Date.parse(shows[1]!.from) - Date.parse(shows[0]!.from)).toBe(hourMs)
  })
})
