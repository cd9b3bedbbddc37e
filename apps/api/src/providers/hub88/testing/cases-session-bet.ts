import { describe, expect, it } from "vitest"
import { units, uuid } from "../../../../testing/hub88.ts"
import { liveGames, seededGames, seedLiveGames } from "../../../../testing/seeded.ts"
import { seat, seatAt } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Cases 1 to 30 of docs/providers.md, against two processes on one database that are asked in turn.

const many = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))
const countOf = (answers: { status: string }[], status: string) =>
  answers.filter((answer) => answer.status === status).length

describe("session and balance", () => {
  it("case 1: tells the balance, echoes the tracing id", async () => {
    const table = await seat(fleet(), 12.34)
    expect(await table.balance({ request_uuid: "trace-1" })).toEqual({
      status: "RS_OK",
      user: table.user,
      request_uuid: "trace-1",
      currency: "EUR",
      balance: units(12.34),
    })
  })
  it("case 2: an unknown token is invalid", async () => {
    const table = await seat(fleet(), 5)
    expect((await table.balance({ token: "gs_nobody-knows-it" })).status).toBe("RS_ERROR_INVALID_TOKEN")
    expect((await table.bet(1, { token: "gs_nobody-knows-it" })).status).toBe("RS_ERROR_INVALID_TOKEN")
    expect(await table.cash()).toBe(500)
  })
  it("case 3: a bad signature is refused, whatever was changed", async () => {
    const table = await seat(fleet(), 5)
    const body = JSON.stringify((await table.bet(1)).fields)
    const foreign = "QUJD".repeat(86)
    for (const signature of [foreign, "not base64!", "", "QUJD"]) {
      const { answer, httpStatus } = await fleet().hub.post("/transaction/bet", body, signature)
      expect([httpStatus, answer.status]).toEqual([200, "RS_ERROR_INVALID_SIGNATURE"])
    }
    expect(await table.cash()).toBe(400)
  })
  it("case 4: a missing signature is refused", async () => {
    const table = await seat(fleet(), 5)
    const body = JSON.stringify({
      ...(await table.bet(1)).fields,
      transaction_uuid: uuid(),
      request_uuid: uuid(),
    })
    const { answer } = await fleet().hub.post("/transaction/bet", body, null)
    expect(answer).toEqual({ status: "RS_ERROR_INVALID_SIGNATURE" })
    expect(await table.cash()).toBe(400)
  })
  it("case 5: what is not JSON, or lacks a field, is syntax", async () => {
    for (const body of ["{", "", "[]", "null", '"bet"', "{}", '{"user":"p_1"}']) {
      const { answer } = await fleet().hub.post("/transaction/bet", body)
      expect([body, answer.status]).toEqual([body, "RS_ERROR_WRONG_SYNTAX"])
    }
  })
  it("case 6: wrong types are named so", async () => {
    const table = await seat(fleet(), 5)
    const wrong: Record<string, unknown>[] = [
      { amount: "100000" },
      { amount: 1.5 },
      { amount: true },
      { amount: [100_000] },
      { amount: null },
      { round: 7 },
      { is_free: "no" },
      { round_closed: "yes" },
      { currency: 978 },
    ]
    for (const fields of wrong)
      expect([fields, (await table.bet(1, fields)).status]).toEqual([fields, "RS_ERROR_WRONG_TYPES"])
    const written = JSON.stringify((await table.bet(0)).fields)
    for (const amount of ["1e5", "100000.0", "1E+5", "0.1"]) {
      const body = written
        .replace('"amount":0', `"amount":${amount}`)
        .replace(/"transaction_uuid":"[^"]+"/, `"transaction_uuid":"${uuid()}","request_uuid":"${uuid()}"`)
      expect([amount, (await fleet().hub.post("/transaction/bet", body)).answer.status]).toEqual([
        amount,
        "RS_ERROR_WRONG_TYPES",
      ])
    }
    expect(await table.cash()).toBe(500)
  })
  it("case 7: an unknown key is tolerated", async () => {
    const table = await seat(fleet(), 5)
    expect((await table.bet(1, { something_new: { deep: [1] } })).status).toBe("RS_OK")
    expect((await table.balance({ something_new: 1 })).balance).toBe(units(4))
  })
  it("case 8: a token of somebody else is invalid", async () => {
    const [mine, his] = [await seat(fleet(), 5), await seat(fleet(), 5)]
    for (const more of [{ token: his.token }, { user: his.user }, { user: "x_1" }, { user: "p_999999" }]) {
      expect((await mine.balance(more)).status).toBe("RS_ERROR_INVALID_TOKEN")
      expect((await mine.bet(1, more)).status).toBe("RS_ERROR_INVALID_TOKEN")
    }
    expect([await mine.cash(), await his.cash()]).toEqual([500, 500])
  })
})

describe("bet", () => {
  it("case 9: is booked and answered with the new balance", async () => {
    const table = await seat(fleet(), 5)
    expect(await table.bet(1, { request_uuid: "trace-9" })).toMatchObject({
      status: "RS_OK",
      user: table.user,
      request_uuid: "trace-9",
      currency: "EUR",
      balance: units(4),
    })
    expect(await table.cash()).toBe(400)
  })
  it("case 10: of one cent", async () => {
    const table = await seat(fleet(), 5)
    expect(await table.bet(0.01)).toMatchObject({ status: "RS_OK", balance: units(4.99) })
  })
  it("case 11: that would split a cent is refused, never rounded", async () => {
    const table = await seat(fleet(), 5)
    for (const amount of [100, 1, 999, 100_001, 1001])
      expect((await table.bet(1, { amount })).status).toBe("RS_ERROR_WRONG_TYPES")
    expect(await table.cash()).toBe(500)
  })
  it("case 12: of zero is booked", async () => {
    const table = await seat(fleet())
    expect(await table.bet(0)).toMatchObject({ status: "RS_OK", balance: 0 })
  })
  it("case 13: of a negative amount is refused", async () => {
    const table = await seat(fleet(), 5)
    expect((await table.bet(-1)).status).toBe("RS_ERROR_WRONG_TYPES")
    expect(await table.cash()).toBe(500)
  })
  it("case 14: of the whole balance", async () => {
    const table = await seat(fleet(), 5)
    expect(await table.bet(5)).toMatchObject({ status: "RS_OK", balance: 0 })
  })
  it("case 15: above the balance is refused with the true balance", async () => {
    const table = await seat(fleet(), 5)
    expect(await table.bet(5.01)).toMatchObject({ status: "RS_ERROR_NOT_ENOUGH_MONEY", balance: units(5) })
    expect(await table.cash()).toBe(500)
  })
  it("case 16: of a huge amount is refused to the digit", async () => {
    const table = await seat(fleet(), 5)
    const written = JSON.stringify((await table.bet(0)).fields)
    const ofAmount = async (amount: string) => {
      const body = written
        .replace('"amount":0', `"amount":${amount}`)
        .replace(/"transaction_uuid":"[^"]+"/, `"transaction_uuid":"${uuid()}","request_uuid":"${uuid()}"`)
      return (await fleet().hub.post("/transaction/bet", body)).answer.status
    }
    expect(await ofAmount("9223372036854775000")).toBe("RS_ERROR_NOT_ENOUGH_MONEY")
    // Whole cents only when its last digits are read exactly: as a double it would end in 000.
    expect(await ofAmount("9007199254740993")).toBe("RS_ERROR_WRONG_TYPES")
    expect(await ofAmount("9223372036854776000")).toBe("RS_ERROR_WRONG_TYPES")
    expect(await ofAmount("9".repeat(400))).toBe("RS_ERROR_WRONG_TYPES")
    expect(await table.cash()).toBe(500)
  })
  it("case 17: several in one round", async () => {
    const table = await seat(fleet(), 5)
    for (const left of [4, 3, 2]) expect((await table.bet(1)).balance).toBe(units(left))
    const { rows } = await fleet().db.query("select stake, bets from play.round where round_ref = $1", [
      table.round,
    ])
    expect(rows).toEqual([{ stake: String(units(3)), bets: 3 }])
  })
  it("case 18: two rounds at the same time", async () => {
    const table = await seat(fleet(), 5)
    const [a, b] = [`a-${uuid()}`, `b-${uuid()}`]
    const [one, two] = await Promise.all([table.bet(1, { round: a }), table.bet(2, { round: b })])
    expect([one.status, two.status, await table.cash()]).toEqual(["RS_OK", "RS_OK", 200])
    expect((await table.win(two.uuid, 4, { round: b })).balance).toBe(units(6))
    expect((await table.win(one.uuid, 4, { round: b })).status).toBe("RS_ERROR_TRANSACTION_DOES_NOT_EXIST")
  })
  it("case 19: more than a hundred in one round", async () => {
    const table = await seat(fleet(), 12)
    const answers = await many(110, () => table.bet(0.1))
    expect([countOf(answers, "RS_OK"), await table.cash()]).toEqual([110, 100])
    const { rows } = await fleet().db.query("select stake, bets from play.round where round_ref = $1", [
      table.round,
    ])
    expect(rows).toEqual([{ stake: String(units(11)), bets: 110 }])
  })
  it("case 20: on a game that is unknown or switched off is refused", async () => {
    const table = await seat(fleet(), 5)
    for (const game_code of ["never_heard_of", seededGames.gone])
      expect((await table.bet(1, { game_code })).status).toBe("RS_ERROR_INVALID_GAME")
    expect(await table.cash()).toBe(500)
  })
  it("case 21: on another game than the session's is refused, of the same studio or another", async () => {
    const table = await seat(fleet(), 5)
    const refused = await table.bet(1, { game_code: seededGames.roulette })
    expect(refused.status).toBe("RS_ERROR_INVALID_GAME")
    expect((await table.again(refused)).status).toBe("RS_ERROR_INVALID_GAME")
    expect(await table.rollback(refused.uuid, { game_code: seededGames.roulette })).toMatchObject({
      status: "RS_OK",
      balance: units(5),
    })
  })
  it("case 21: on another table of a live lobby is accepted, on another studio's live game or a slot refused", async () => {
    await seedLiveGames(fleet().db)
    const player = await seat(fleet(), 5)
    const table = await seatAt(fleet(), player, liveGames.roulette)
    const play = (game_code: string) => table.bet(1, { game_code, round: uuid() })
    // Each process reads a changed catalogue a moment later.
    const accepted = (game_code: string) =>
      expect.poll(async () => (await play(game_code)).status).toBe("RS_OK")
    await accepted(liveGames.roulette)
    await accepted(liveGames.blackjack)
    for (const game_code of [liveGames.elsewhere, seededGames.slot])
      expect((await play(game_code)).status).toBe("RS_ERROR_INVALID_GAME")
    expect((await player.bet(1, { game_code: liveGames.roulette })).status).toBe("RS_ERROR_INVALID_GAME")
    expect(await player.cash()).toBe(300)
  })
  it("case 22: in another or an unknown currency is refused", async () => {
    const table = await seat(fleet(), 5)
    for (const currency of ["USD", "ZZZ", "eur"])
      expect((await table.bet(1, { currency })).status).toBe("RS_ERROR_WRONG_CURRENCY")
    expect(await table.cash()).toBe(500)
  })
  it("case 23: with an expired token, or after the login ended, is refused", async () => {
    const [old, loggedOut] = [await seat(fleet(), 5), await seat(fleet(), 5)]
    await fleet().db.query("update play.session set expires_at = launched_at where player_id = $1", [
      old.playerId,
    ])
    await fleet().db.query(
      "update sessions.session set ended_at = started_at, end_reason = 'loggedOut' where player_id = $1",
      [loggedOut.playerId],
    )
    for (const table of [old, loggedOut]) {
      expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
      expect((await table.balance()).status).toBe("RS_ERROR_TOKEN_EXPIRED")
      expect(await table.cash()).toBe(500)
    }
  })
  it("case 24: of a closed or an excluded player is refused", async () => {
    const [closed, excluded] = [await seat(fleet(), 5), await seat(fleet(), 5)]
    await fleet().db.query("update players.player set status = 'closed' where id = $1", [closed.playerId])
    await fleet().db.query("update players.player set register_standing = 'excluded' where id = $1", [
      excluded.playerId,
    ])
    for (const table of [closed, excluded]) {
      expect((await table.bet(1)).status).toBe("RS_ERROR_USER_DISABLED")
      expect(await table.cash()).toBe(500)
    }
  })
  it("case 25: sent twice is answered the same and booked once", async () => {
    const table = await seat(fleet(), 5)
    const first = await table.bet(1, { request_uuid: "trace-25" })
    await table.bet(2)
    const body = JSON.stringify({ request_uuid: "trace-25", ...first.fields })
    const replies = [await fleet().hub.post(first.path, body), await fleet().hub.post(first.path, body)]
    for (const { answer } of replies)
      expect(answer).toEqual({
        status: "RS_OK",
        user: table.user,
        request_uuid: "trace-25",
        currency: "EUR",
        balance: units(4),
      })
    expect(replies[0]?.text).toBe(replies[1]?.text)
    expect(await table.cash()).toBe(200)
  })
  it("case 26: with a known id and other details is a duplicate", async () => {
    const [table, other] = [await seat(fleet(), 5), await seat(fleet(), 5)]
    const first = await table.bet(1)
    const others = [
      { amount: units(2) },
      { round: "another" },
      { game_code: seededGames.roulette },
      { currency: "USD" },
      { user: other.user, token: other.token },
    ]
    for (const more of others)
      expect([more, (await table.again(first, more)).status]).toEqual([
        more,
        "RS_ERROR_DUPLICATE_TRANSACTION",
      ])
    expect((await table.win(first.uuid, 1, { transaction_uuid: first.uuid })).status).toBe(
      "RS_ERROR_DUPLICATE_TRANSACTION",
    )
    expect([await table.cash(), await other.cash()]).toEqual([400, 500])
  })
  it("case 27: without a transaction id is syntax", async () => {
    const table = await seat(fleet(), 5)
    for (const transaction_uuid of ["", undefined])
      expect((await table.bet(1, { transaction_uuid })).status).toBe("RS_ERROR_WRONG_SYNTAX")
    expect(await table.cash()).toBe(500)
  })
  it("case 28: that is free does not touch cash, and its win is paid", async () => {
    const table = await seat(fleet())
    const free = await table.bet(1, { is_free: true })
    expect(free).toMatchObject({ status: "RS_OK", balance: 0 })
    expect(await table.win(free.uuid, 3)).toMatchObject({ status: "RS_OK", balance: units(3) })
    expect(await table.rollback(free.uuid)).toMatchObject({ status: "RS_OK", balance: 0 })
  })
  it("case 29: twenty times the same at once is one booking", async () => {
    const table = await seat(fleet(), 5)
    const id = uuid()
    const answers = await many(20, () => table.bet(1, { transaction_uuid: id }))
    for (const answer of answers) expect(answer).toMatchObject({ status: "RS_OK", balance: units(4) })
    expect(await table.cash()).toBe(400)
  })
  it("case 30: twenty at once with money for ten: ten are booked", async () => {
    const table = await seat(fleet(), 10)
    const answers = await many(20, () => table.bet(1))
    expect([countOf(answers, "RS_OK"), countOf(answers, "RS_ERROR_NOT_ENOUGH_MONEY")]).toEqual([10, 10])
    expect(await table.cash()).toBe(0)
  })
})
