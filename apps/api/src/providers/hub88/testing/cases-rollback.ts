import { describe, expect, it } from "vitest"
import { units, uuid } from "../../../../testing/hub88.ts"
import { seat, type Table } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Cases 46 to 58 of docs/providers.md, against two processes on one database that are asked in turn.

/** A player with €5 who staked €1 of it. */
async function staked(): Promise<{ table: Table; betId: string }> {
  const table = await seat(fleet(), 5)
  return { table, betId: (await table.bet(1)).uuid }
}

describe("rollback", () => {
  it("case 46: of a bet gives the stake back", async () => {
    const { table, betId } = await staked()
    expect(await table.rollback(betId, { request_uuid: "trace-46" })).toEqual(
      expect.objectContaining({
        status: "RS_OK",
        user: table.user,
        request_uuid: "trace-46",
        currency: "EUR",
        balance: units(5),
      }),
    )
    expect(await table.cash()).toBe(500)
  })
  it("case 47: sent twice gives back once and is answered the same", async () => {
    const { table, betId } = await staked()
    const first = await table.rollback(betId)
    await table.bet(2)
    expect(await table.again(first)).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect(await table.cash()).toBe(300)
    expect((await table.again(first, { reference_transaction_uuid: uuid() })).status).toBe(
      "RS_ERROR_DUPLICATE_TRANSACTION",
    )
  })
  it("case 48: a second one with an id of its own is accepted and gives nothing more", async () => {
    const { table, betId } = await staked()
    await table.rollback(betId)
    expect(await table.rollback(betId)).toMatchObject({ status: "RS_OK", balance: units(5) })
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => table.rollback(betId)))
    for (const answer of atOnce) expect(answer).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect(await table.cash()).toBe(500)
  })
  it("case 49: of one of two bets leaves the other to win", async () => {
    const { table, betId } = await staked()
    const second = await table.bet(2)
    expect((await table.rollback(betId)).balance).toBe(units(3))
    expect(await table.win(second.uuid, 4)).toMatchObject({ status: "RS_OK", balance: units(7) })
    expect((await table.win(betId, 4)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    const { rows } = await fleet().db.query("select stake, win, bets from play.round where round_ref = $1", [
      table.round,
    ])
    expect(rows).toEqual([{ stake: String(units(2)), win: String(units(4)), bets: 1 }])
  })
  it("case 50: of something unknown is accepted", async () => {
    const table = await seat(fleet(), 5)
    expect(await table.rollback(uuid())).toMatchObject({ status: "RS_OK", balance: units(5) })
  })
  it("case 51: and the late bet is refused without a debit", async () => {
    const table = await seat(fleet(), 5)
    const betId = uuid()
    await table.rollback(betId)
    const late = await table.bet(1, { transaction_uuid: betId })
    expect(late.status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    expect((await table.again(late)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    expect(await table.cash()).toBe(500)
  })
  it("case 52: and a win on it is refused, as is a late win that was itself rolled back", async () => {
    const table = await seat(fleet(), 5)
    const [betId, winId] = [uuid(), uuid()]
    await table.rollback(betId)
    await table.bet(1, { transaction_uuid: betId })
    expect((await table.win(betId, 2)).status).toBe("RS_ERROR_TRANSACTION_ROLLED_BACK")
    await table.rollback(winId)
    const bet = await table.bet(1)
    expect((await table.win(bet.uuid, 2, { transaction_uuid: winId })).status).toBe(
      "RS_ERROR_TRANSACTION_ROLLED_BACK",
    )
    expect(await table.cash()).toBe(400)
  })
  it("case 53: of a refused bet is accepted and gives nothing", async () => {
    const table = await seat(fleet(), 5)
    const refused = await table.bet(6)
    expect(refused.status).toBe("RS_ERROR_NOT_ENOUGH_MONEY")
    expect(await table.rollback(refused.uuid)).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect((await table.again(refused)).status).toBe("RS_ERROR_NOT_ENOUGH_MONEY")
    expect(await table.cash()).toBe(500)
  })
  it("case 54: of a win takes it back, below zero where it was spent", async () => {
    const { table, betId } = await staked()
    const won = await table.win(betId, 10)
    expect((await table.bet(14)).balance).toBe(0)
    const back = await table.rollback(won.uuid)
    expect(back).toMatchObject({ status: "RS_OK", balance: units(-10) })
    expect(await table.again(back)).toMatchObject({ status: "RS_OK", balance: units(-10) })
    expect(await table.bet(0.01)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(-10) })
    expect((await table.again(won)).status).toBe("RS_OK")
    expect(await table.cash()).toBe(-1000)
  })
  it("case 55: of a bet whose win was paid takes both back", async () => {
    const { table, betId } = await staked()
    await table.win(betId, 3, { round_closed: false })
    const won = await table.win(betId, 4)
    expect(await table.rollback(betId)).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect(await table.rollback(won.uuid)).toMatchObject({ status: "RS_OK", balance: units(5) })
    const { rows } = await fleet().db.query("select stake, win, bets from play.round where round_ref = $1", [
      table.round,
    ])
    expect(rows).toEqual([{ stake: "0", win: "0", bets: 0 }])
  })
  it("case 56: with an expired token, or after the logout, is accepted", async () => {
    const [one, two] = [await staked(), await staked()]
    await fleet().db.query("update play.session set expires_at = launched_at where player_id = $1", [
      one.table.playerId,
    ])
    await fleet().db.query(
      "update sessions.session set ended_at = started_at, end_reason = 'loggedOut' where player_id = $1",
      [two.table.playerId],
    )
    for (const { table, betId } of [one, two])
      expect(await table.rollback(betId)).toMatchObject({ status: "RS_OK", balance: units(5) })
  })
  it("case 57: of a closed or excluded player's bet is accepted", async () => {
    const [one, two] = [await staked(), await staked()]
    await fleet().db.query("update players.player set status = 'closed' where id = $1", [one.table.playerId])
    await fleet().db.query("update players.player set register_standing = 'excluded' where id = $1", [
      two.table.playerId,
    ])
    for (const { table, betId } of [one, two])
      expect(await table.rollback(betId)).toMatchObject({ status: "RS_OK", balance: units(5) })
  })
  it("case 57: of another player's bet is refused", async () => {
    const { table, betId } = await staked()
    const other = await seat(fleet(), 5)
    expect((await other.rollback(betId)).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST")
    expect([await table.cash(), await other.cash()]).toEqual([400, 500])
  })
  it("case 58: racing its bet leaves nothing booked, forty times", async () => {
    const table = await seat(fleet(), 5)
    const seen = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const betId = uuid()
      const round = `race-${betId}`
      const bet = () => table.bet(1, { transaction_uuid: betId, round })
      const back = () => table.rollback(betId, { round })
      const [one, two] = await (i % 2 === 0 ? Promise.all([bet(), back()]) : Promise.all([back(), bet()]))
      const [placed, undone] = i % 2 === 0 ? [one, two] : [two, one]
      expect(undone.status).toBe("RS_OK")
      expect(["RS_OK", "RS_ERROR_TRANSACTION_ROLLED_BACK"]).toContain(placed.status)
      seen.add(placed.status)
      expect(await table.cash()).toBe(500)
    }
    // Both orders really happened, or this was no race.
    expect([...seen].sort()).toEqual(["RS_ERROR_TRANSACTION_ROLLED_BACK", "RS_OK"])
  })
})
