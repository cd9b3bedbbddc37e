import { loyalty, notifications, tournaments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { resultOrRefusal } from "../../../testing/findRefusal.ts"
import { listMailsTo } from "../../../testing/people.ts"
import { seedPlayer } from "../../../testing/seeded.ts"
import { seat as seatAt, type Table, tablesForFile } from "../../../testing/table.ts"
import { collectAdminCommands } from "../../adminCommands.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { pause } from "../limits/index.ts"
import { confirmCorrection, proposeCorrection } from "../loyalty/corrections/corrections.ts"
import { asOwner } from "../payments/testing/payer.ts"
import type { TournamentInput } from "./offers/schema.ts"
import { advanceMinutes, openTournament } from "./testing/fixture.ts"

const { casino, db, hub } = tablesForFile({})
const seat = (): Promise<Table> =>
  seatAt(
    { hub: hub(), db: db(), player: (some) => seedPlayer(db(), some, { now: casino().clock.now() }) },
    20,
  )

function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const page = (table: Table, tournamentId: number) =>
  visitorOf(table).call(tournaments.getTournament, { tournamentId })
const club = async (table: Table) => (await visitorOf(table).call(loyalty.getLoyaltyDetails, {})).loyalty
const history = async (table: Table) =>
  (await visitorOf(table).call(loyalty.getLoyaltyCurrencyHistory, {})).history.rows
const notes = async (table: Table) =>
  (await visitorOf(table).call(notifications.getNotifications, {})).notifications.rows.map(
    ({ title }) => title,
  )
const toWin = "Toernooi “Zavelsprint”: plaats"
const lettersOf = async ({ email }: Table) =>
  (await listMailsTo(casino(), email)).filter(({ subject }) => subject.startsWith(toWin))

const ofPoints: Partial<TournamentInput> = {
  type: "cashPoint",
  scoring: "totalStaked",
  entryFeeCents: 0,
  housePoints: 5_001,
  entriesAtLeast: 1,
  prizes: [
    { to: 1, sharePpm: 700_000 },
    { to: 2, sharePpm: 300_000 },
  ],
}

/** A tournament that these players played: each stakes a euro more than the next. Answers it and their bets. */
async function played(...tables: Table[]): Promise<{ id: number; uuids: string[] }> {
  const [id] = await openTournament(casino(), ofPoints)
  for (const table of tables) await visitorOf(table).call(tournaments.enterTournament, { tournamentId: id! })
  await advanceMinutes(casino(), 5)
  const uuids: string[] = []
  for (const [at, table] of tables.entries())
    uuids.push((await table.bet(tables.length - at, { round: `r${id}-${at}`, round_closed: true })).uuid)
  return { id: id!, uuids }
}
/** Counts the places and sends the notifications. */
const counted = () => advanceMinutes(casino(), 5)

/** The id by which operators name the points of a player. */
async function prizeOf({ playerId }: Table): Promise<string> {
  const [row] = await asOwner<{ id: string }>(casino(), "select id from loyalty.prize where player_id = $1", [
    playerId,
  ])
  return row!.id
}
/** Runs a command by the clock of the casino. */
async function operatorCli(operator: string, name: string, ...words: string[]): Promise<string> {
  const run = collectAdminCommands(casino().modules)
    .find((operation) => operation.name === name)!
    .parse(words)!
  return (await resultOrRefusal(inHouse((tx) => run(tx, operator)))) as string
}
const inHouse = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => casino().platform.transact(work)

describe("a cash point tournament that pays points", () => {
  it("credits whole points at once, for the rank and without coins; nothing is reserved or claimed", async () => {
    const [a, b] = [await seat(), await seat()]
    const { id } = await played(a, b)
    expect((await page(a, id)).tournament).toMatchObject({
      prizesIn: "points",
      pool: 5_001,
      housePrize: 5_001,
    })
    // A point that does not divide goes to the place that would lose most of it.
    expect((await page(a, id)).prizes).toMatchObject([{ amount: 3_501 }, { amount: 1_500 }])
    await casino().drain()
    const before = await club(a)
    expect(before).toMatchObject({ level: 1, points: 2, coins: 2 })
    await counted()
    expect((await page(a, id)).tournament.own).toMatchObject({
      rank: 1,
      prize: 3_501,
      won: { amount: 3_501, state: "credited", until: null },
    })
    expect(await club(a)).toMatchObject({ level: 2, points: 3_503, rankPoints: 3_503, coins: 2 })
    expect(await club(b)).toMatchObject({ level: 2, points: 1_501, coins: 1 })
    expect((await history(a))[0]).toMatchObject({
      cause: "prize",
      tournament: { en: "Sablon Sprint" },
      game: null,
      amount: null,
      points: 3_501,
      coins: 0,
    })
    expect((await visitorOf(a).call(tournaments.getTournamentMovements, {})).movements.count).toBe(0)
    await expect(visitorOf(a).call(tournaments.claimTournament, { tournamentId: id })).rejects.toMatchObject({
      name: "NotFoundErrorType",
    })
    expect(await notes(a)).toContain("Place 1 in “Sablon Sprint”: 3.501 ElitePoints")
    expect(await lettersOf(b)).toMatchObject([
      { subject: "Toernooi “Zavelsprint”: plaats 2, 1.500 ElitePoints" },
    ])
    const moved = await asOwner(
      casino(),
      "select kind from wallet.movement where $1 in (from_account, to_account)",
      [`tournament:${id}`],
    )
    expect(moved).toEqual([])
  })

  it("disputes its points when a bet is voided after the count: kept, or refused by two operators", async () => {
    const [a, b] = [await seat(), await seat()]
    const { id, uuids } = await played(a, b)
    await counted()
    await a.rollback(uuids[0]!, { round: `r${id}-0` })
    await b.rollback(uuids[1]!, { round: `r${id}-1` })
    await casino().drain()
    expect((await page(a, id)).tournament.own).toMatchObject({ won: { state: "disputed" } })
    expect((await notes(a))[0]).toBe("We are reviewing your prize")
    const [ofA, ofB] = [await prizeOf(a), await prizeOf(b)]
    expect(await operatorCli("anna", "points-disputed")).toContain(
      `Sablon Sprint: 3.501 points won by player ${a.playerId}`,
    )
    expect(await operatorCli("anna", "keep-points", ofB)).toContain("stay with their winner")
    expect(await operatorCli("anna", "keep-points", ofB)).toContain("is not disputed")
    const refuse = (by: string) => operatorCli(by, "refuse-points", ofA, "no", "bet")
    expect(await refuse("anna")).toContain("when another operator refuses them too")
    expect(await refuse("anna")).toContain("You proposed this yourself")
    expect(await operatorCli("bert", "points-disputed")).toContain("refusal proposed by anna: no bet")
    expect(await club(a)).toMatchObject({ points: 3_501 })
    expect(await refuse("bert")).toContain("were reversed")
    expect(await refuse("cora")).toContain("is not disputed")
    expect(await operatorCli("anna", "points-disputed")).toContain("No points are disputed.")
    await casino().drain()
    expect((await page(a, id)).tournament.own).toMatchObject({ won: { state: "refused" } })
    expect((await page(b, id)).tournament.own).toMatchObject({ won: { state: "credited" } })
    // The loss of a rank is published like any other.
    expect(await club(a)).toMatchObject({ points: 0, rankPoints: 0, level: 2, fall: { level: 1 } })
    expect(await club(b)).toMatchObject({ points: 1_500, fall: null })
    expect((await history(a))[0]).toMatchObject({
      cause: "prizeTakenBack",
      tournament: { fr: "Sprint du Sablon" },
      points: -3_501,
    })
    expect(await notes(a)).toContain("Removed: 3.501 ElitePoints")
    expect(await notes(b)).toContain("You keep your 1.500 ElitePoints")
  })

  it("is out of reach of corrections: its points are refused by their own command only", async () => {
    const a = await seat()
    await played(a)
    await counted()
    const correction = { playerId: a.playerId, points: -1_000n, coins: 0n, why: "a test" }
    const proposal = await inHouse((tx) => proposeCorrection(tx, correction, "anna"))
    await expect(inHouse((tx) => confirmCorrection(tx, proposal, "bert"))).rejects.toThrow(
      "would take points that rounds earned or tournaments paid",
    )
  })

  it("sends no email to barred players, and no notification to those barred for good", async () => {
    const [a, b] = [await seat(), await seat()]
    const { id } = await played(a, b)
    const { clock } = casino()
    const until = new Date(clock.now().getTime() + dayMs)
    await inHouse((tx) => pause(tx, a.playerId, { as: "exclusion", until }))
    await inHouse((tx) => pause(tx, b.playerId, { as: "exclusion", until: null }))
    await casino().drain()
    await counted()
    const notifications = await asOwner(
      casino(),
      "select player_id from notifications.notification where key = 'tournamentPointsWon' and player_id = any($1)",
      [[a.playerId, b.playerId]],
    )
    expect(notifications).toEqual([{ player_id: String(a.playerId) }])
    expect(await lettersOf(a)).toEqual([])
    expect(await lettersOf(b)).toEqual([])
    const won = await asOwner(
      casino(),
      `select p.points from loyalty.prize p join tournaments.entry e on e.id = p.ref
       where e.tournament_id = $1 order by p.points desc`,
      [id],
    )
    expect(won).toEqual([{ points: "3501000" }, { points: "1500000" }])
  })
})
