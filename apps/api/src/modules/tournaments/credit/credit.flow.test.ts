import { me, tournaments } from "@elite/contract"
import { expect, it } from "vitest"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { seat as seatAt, seatWithPurse, type Table, tablesForFile } from "../../../../testing/table.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { advanceMinutes, openTournament, publishPending } from "../testing/fixture.ts"

const { casino, db, hub } = tablesForFile({})
const now = () => casino().clock.now()
/** The sessions of the player begin by the clock of the casino. */
const seat = (euros: number): Promise<Table> =>
  seatAt({ hub: hub(), db: db(), player: (some) => seedPlayer(db(), some, { now: now() }) }, euros)

function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set("access_token", cookie)
  return visitor
}
const own = async (table: Table, tournamentId: number) =>
  (await visitorOf(table).call(tournaments.getTournament, { tournamentId })).tournament.own
const left = async (table: Table) =>
  (await visitorOf(table).call(me.getSessionSummary, {})).userWallet.tournamentPoints
/** A game launched with the credit of an entry. */
async function atPlay(table: Table, tournamentId: number): Promise<Table> {
  const { purseId } = await visitorOf(table).call(tournaments.playTournament, { tournamentId })
  return seatWithPurse({ hub: hub(), db: db() }, table, { kind: "credit", id: BigInt(purseId) }, now())
}

it("a credit tournament gives everybody the same credit and scores bets with it only", async () => {
  const [a, b] = [await seat(20), await seat(20)]
  const closesAt = new Date(now().getTime() + 8 * minuteMs).toISOString()
  const [id] = await openTournament(casino(), {
    type: "credit",
    creditCents: 1_000,
    closesAt,
    rebuyFeeCents: 100,
    rebuysAtMost: 1,
    prizes: [
      { to: 1, sharePpm: 600_000 },
      { to: 2, sharePpm: 400_000 },
    ],
  })
  const input = { tournamentId: id! }
  for (const table of [a, b]) await visitorOf(table).call(tournaments.enterTournament, input)
  expect(await own(a, id!)).toMatchObject({ balance: 10, winPoints: 0 })
  expect(await left(a)).toBe(10)
  await advanceMinutes(casino(), 5)
  const [one, two] = [await atPlay(a, id!), await atPlay(b, id!)]
  // Cash bets do not count here.
  await a.bet(5, { round: "cash", round_closed: true })
  const { uuid } = await one.bet(8, { round: "credit" })
  expect((await one.bet(3, { round: "more" })).status).toBe("RS_ERROR_NOT_ENOUGH_MONEY")
  await one.win(uuid, 6, { round: "credit" })
  const gone = await two.bet(10, { round: "all" })
  await two.win(gone.uuid, 0, { round: "all" })
  await publishPending(casino())
  expect(await own(a, id!)).toMatchObject({ balance: 8, winPoints: 6, rank: 1, bets: 1 })
  expect(await own(b, id!)).toMatchObject({ balance: 0, winPoints: 0, rank: null, bets: 1 })
  expect([await left(a), await left(b)]).toEqual([8, 0])
  // Credit is no money: the limits count the cash stake and the entry fee.
  expect(await a.cash()).toBe(1_300)
  await visitorOf(b).call(tournaments.rebuyTournament, input)
  expect(await own(b, id!)).toMatchObject({ balance: 10, rebuys: 1 })
  const again = await two.bet(5, { round: "again" })
  await two.win(again.uuid, 9, { round: "again" })
  await advanceMinutes(casino(), 5)
  expect((await one.bet(1, { round: "late" })).status).not.toBe("RS_OK")
  expect(await own(b, id!)).toMatchObject({ rank: 1, balance: 0, won: { amount: 3 } })
  expect(await own(a, id!)).toMatchObject({ rank: 2, balance: 0, won: { amount: 2 } })
  expect(await left(a)).toBe(0)
  const open = "select from play.purse where giver = 'tournaments' and closed_at is null"
  expect(await asOwner(casino(), open)).toEqual([])
})
