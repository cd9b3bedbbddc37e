import { describe, expect, it } from "vitest"
import { units, uuid } from "../../../../testing/hub88.ts"
import { seededGames } from "../../../../testing/seeded.ts"
import { seat, type Table } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Cases 31 to 45 of docs/providers.md, against two processes on one database that are asked in turn.

/** A player with €5 who staked €1 of it. */
async function staked(): Promise<{ table: Table; betId: string }> {
  const table = await seat(fleet(), 5)
  return { table, betId: (await table.bet(1)).uuid }
}
const total = async (account: string) => {
  const { rows } = await fleet().db.query<{ total: string }>("select wallet.total($1) as total", [account])
  return Number(rows[0]?.total)
}

describe("win", () => {
  it("case 31: is paid and answered with the new balance", async () => {
    const { table, betId } = await staked()
    expect(await table.win(betId, 2.5, { request_uuid: "trace-31" })).toMatchObject({
      status: "RS_OK",
      user: table.user,
      request_uuid: "trace-31",
      currency: "EUR",
      balance: units(6.5),
    })
    expect(await table.cash()).toBe(650)
  })
  it("case 32: of zero closes the round", async () => {
    const { table, betId } = await staked()
    expect(await table.win(betId, 0)).toMatchObject({ status: "RS_OK", balance: units(4) })
    const { rows } = await fleet().db.query(
      "select win, closed_at is not null as closed from play.round where round_ref = $1",
      [table.round],
    )
    expect(rows).toEqual([{ win: "0", closed: true }])
  })
  it("case 33: of a big amount is paid to the cent", async () => {
    const { table, betId } = await staked()
    expect(await table.win(betId, 1_234_567.89)).toMatchObject({
      status: "RS_OK",
      balance: units(1_234_571.89),
    })
    expect(await table.cash()).toBe(123_457_189)
  })
  it("case 34: without such a bet is refused", async () => {
    const { table, betId } = await staked()
    const refused = await table.bet(99)
    const strangers = [
      await table.win(uuid(), 2),
      await table.win(refused.uuid, 2),
      await table.win(betId, 2, { round: "another" }),
      await table.win("", 2, { reference_transaction_uuid: null }),
    ]
    for (const { status } of strangers) expect(status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST")
    expect(await table.cash()).toBe(400)
  })
  it("case 34: of a bet that is still on the way is paid when it comes again", async () => {
    const table = await seat(fleet(), 5)
    const betId = uuid()
    const early = await table.win(betId, 2)
    expect(early.status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST")
    await table.bet(1, { transaction_uuid: betId })
    expect(await table.again(early)).toMatchObject({ status: "RS_OK", balance: units(6) })
  })
  it("case 35: of a negative amount is refused", async () => {
    const { table, betId } = await staked()
    expect((await table.win(betId, -1)).status).toBe("RS_ERROR_WRONG_TYPES")
    expect(await table.cash()).toBe(400)
  })
  it.each([
    [33_333, 33],
    [1, 0],
    [999, 0],
    [1_000, 1],
    [123_456_789, 123_456],
  ])("case 35: of %d units pays %d cents, and its provider keeps the rest", async (amount, cents) => {
    const kept = () =>
      fleet().db.query(
        "select coalesce(sum(amount), 0)::bigint as kept from wallet.movement where kind = 'fractionKept'",
      )
    const { table, betId } = await staked()
    const before = BigInt((await kept()).rows[0].kept)
    const won = await table.win(betId, 0, { amount })
    expect(won).toMatchObject({ status: "RS_OK", balance: units(4) + cents * 1000 })
    expect(await table.again(won)).toMatchObject({ status: "RS_OK", balance: won.balance })
    expect((await table.again(won, { amount: amount + 1 })).status).toBe("RS_ERROR_DUPLICATE_TRANSACTION")
    expect(BigInt((await kept()).rows[0].kept) - before).toBe(BigInt(amount - cents * 1000))
    expect(await table.rollback(won.uuid)).toMatchObject({ status: "RS_OK", balance: units(4) })
    const { rows } = await fleet().db.query(
      "select from_account, amount from wallet.movement where id = $1",
      [`fraction-back:hub88:${won.uuid}`],
    )
    const rest = amount - cents * 1000
    expect(rows).toEqual(rest === 0 ? [] : [{ from_account: "fractions:hub88", amount: String(rest) }])
  })
  it("case 36: with another currency or player is refused", async () => {
    const { table, betId } = await staked()
    const other = await seat(fleet(), 5)
    expect((await table.win(betId, 2, { currency: "USD" })).status).toBe("RS_ERROR_WRONG_CURRENCY")
    expect((await table.win(betId, 2, { user: other.user })).status).toBe("RS_ERROR_INVALID_TOKEN")
    expect([await table.cash(), await other.cash()]).toEqual([400, 500])
  })
  it.each([seededGames.roulette, seededGames.gone, "never_heard_of"])(
    "case 36: that names the game %s is paid, and closes the round of its bet",
    async (game_code) => {
      const { table, betId } = await staked()
      expect(await table.win(betId, 2, { game_code })).toMatchObject({ status: "RS_OK", balance: units(6) })
      const { rows } = await fleet().db.query(
        "select game_code, win, closed_at is not null as closed from play.round where round_ref = $1",
        [table.round],
      )
      expect(rows).toEqual([{ game_code: seededGames.slot, win: String(units(2)), closed: true }])
    },
  )
  it("case 37: with a bad signature is refused", async () => {
    const { table, betId } = await staked()
    const genuine = await table.win(betId, 1)
    const body = JSON.stringify({ request_uuid: uuid(), ...genuine.fields, transaction_uuid: uuid() })
    for (const signature of ["QUJD".repeat(86), null]) {
      const { answer } = await fleet().hub.post("/transaction/win", body, signature)
      expect(answer.status).toBe("RS_ERROR_INVALID_SIGNATURE")
    }
    expect(await table.cash()).toBe(500)
  })
  it("case 38: sent twice is paid once and answered the same; with other details it is a duplicate", async () => {
    const { table, betId } = await staked()
    const won = await table.win(betId, 2)
    await table.bet(3)
    expect(await table.again(won)).toMatchObject({ status: "RS_OK", balance: units(6) })
    for (const more of [
      { amount: units(9) },
      { round: "another" },
      { currency: "USD" },
      { reference_transaction_uuid: uuid() },
    ])
      expect([more, (await table.again(won, more)).status]).toEqual([more, "RS_ERROR_DUPLICATE_TRANSACTION"])
    expect(await table.cash()).toBe(300)
  })
  it("case 38: twenty times the same at once is paid once", async () => {
    const { table, betId } = await staked()
    const id = uuid()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => table.win(betId, 2, { transaction_uuid: id })),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: "RS_OK", balance: units(6) })
    expect(await table.cash()).toBe(600)
  })
  it("case 39: several for one bet are all paid", async () => {
    const { table, betId } = await staked()
    expect((await table.win(betId, 1, { round_closed: false })).balance).toBe(units(5))
    expect((await table.win(betId, 2, { round_closed: false })).balance).toBe(units(7))
    expect((await table.win(betId, 3)).balance).toBe(units(10))
  })
  it("case 40: with an expired token is paid", async () => {
    const { table, betId } = await staked()
    await fleet().db.query("update play.session set expires_at = launched_at where player_id = $1", [
      table.playerId,
    ])
    expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    expect(await table.win(betId, 2)).toMatchObject({ status: "RS_OK", balance: units(6) })
  })
  it("case 40: with a token nobody knows is paid where the bet is the player's own", async () => {
    const { table, betId } = await staked()
    const other = await seat(fleet(), 5)
    const token = "gs_forgotten-long-ago"
    expect((await other.win(betId, 2, { token })).status).toBe("RS_ERROR_INVALID_TOKEN")
    expect(await table.win(betId, 2, { token })).toMatchObject({ status: "RS_OK", balance: units(6) })
    expect(await other.cash()).toBe(500)
  })
  it("case 41: of a closed or excluded player is paid", async () => {
    const [one, two] = [await staked(), await staked()]
    await fleet().db.query("update players.player set status = 'closed' where id = $1", [one.table.playerId])
    await fleet().db.query("update players.player set register_standing = 'excluded' where id = $1", [
      two.table.playerId,
    ])
    for (const { table, betId } of [one, two]) {
      expect((await table.bet(1)).status).toBe("RS_ERROR_USER_DISABLED")
      expect(await table.win(betId, 2)).toMatchObject({ status: "RS_OK", balance: units(6) })
    }
  })
  it("case 42: after the player logged out is paid", async () => {
    const { table, betId } = await staked()
    await fleet().db.query(
      "update sessions.session set ended_at = started_at, end_reason = 'loggedOut' where player_id = $1",
      [table.playerId],
    )
    expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    expect(await table.win(betId, 2)).toMatchObject({ status: "RS_OK", balance: units(6) })
  })
  it("case 43: days later is paid, though the round was closed meanwhile", async () => {
    const { table, betId } = await staked()
    const past = (column: string) => `${column} = ${column} - interval '5 days'`
    await fleet().db.query(
      `update sessions.session set ${["started_at", "last_seen_at", "idle_until", "ends_at"].map(past).join(", ")}
       where player_id = $1`,
      [table.playerId],
    )
    await fleet().db.query(
      `update play.session set ${["launched_at", "expires_at"].map(past).join(", ")} where player_id = $1`,
      [table.playerId],
    )
    await fleet().db.query(
      `update play.round set ${past("opened_at")}, closed_at = opened_at - interval '3 days' where player_id = $1`,
      [table.playerId],
    )
    expect(await table.win(betId, 2)).toMatchObject({ status: "RS_OK", balance: units(6) })
  })
  it("case 44: on another player's bet is refused", async () => {
    const { table, betId } = await staked()
    const other = await seat(fleet(), 5)
    expect((await other.win(betId, 2, { round: table.round })).status).toBe(
      "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
    )
    expect([await table.cash(), await other.cash()]).toEqual([400, 500])
  })
  it("case 45: from the provider's own promotion is accepted and set aside, not paid", async () => {
    const table = await seat(fleet(), 5)
    const before = await total("review:hub88")
    const promo = { is_supplier_promo: true, reference_transaction_uuid: null }
    const sent = await table.win("", 20, promo)
    expect(sent).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect(await table.again(sent)).toMatchObject({ status: "RS_OK", balance: units(5) })
    expect([await table.cash(), await total("review:hub88")]).toEqual([500, before + units(20)])
    expect((await table.rollback(sent.uuid)).status).toBe("RS_OK")
    expect([await table.cash(), await total("review:hub88")]).toEqual([500, before])
  })
})
