import { describe, expect, it } from "vitest"
import { units, uuid } from "../../../../testing/hub88.ts"
import { seat } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Of a message only the protocol's own fields are interpreted: whatever else it carries costs nobody money.

/** Written as a provider writes it: these have no other spelling that JavaScript could keep. */
const metas = {
  "amounts at any depth":
    '{"bets": [{"amount": 100000, "place": "red"}, {"amount": [{"amount": -5}]}], "amount": 7}',
  "an integer beyond every type": `{"amount": ${"9".repeat(60)}, "seed": 12345678901234567890.10}`,
  NUL: '{"note": "a\\u0000b", "\\u0000": "\\u0000"}',
  "half a character": '{"note": "\\ud800"}',
  "what looks like its own end": '{"a\\"}": "}]\\\\", "meta": {"meta": 1}, "__proto__": []}',
  "a word": '"\\u0000"',
  "a number": "1e400",
  nothing: "null",
}
const written = (fields: Record<string, unknown>, meta: string) =>
  JSON.stringify({ ...fields, meta: "HERE" }).replace('"HERE"', () => meta)
const metaOf = async (id: string) =>
  (await fleet().db.query("select meta from play.transaction where uuid = $1", [id])).rows[0]?.meta

describe("a message is never refused because of its meta", () => {
  for (const [what, meta] of Object.entries(metas)) {
    it(what, async () => {
      const table = await seat(fleet(), 5)
      const common = {
        user: table.user,
        token: table.token,
        round: table.round,
        request_uuid: uuid(),
      }
      const money = { currency: "EUR", amount: units(1), round_closed: false }
      const [bet, win, back] = [uuid(), uuid(), uuid()]
      const game = (await table.bet(0)).fields.game_code
      const messages: [string, Record<string, unknown>][] = [
        ["/transaction/bet", { ...common, ...money, game_code: game, transaction_uuid: bet }],
        [
          "/transaction/win",
          { ...common, ...money, game_code: game, transaction_uuid: win, reference_transaction_uuid: bet },
        ],
        [
          "/transaction/rollback",
          { ...common, game_code: game, transaction_uuid: back, reference_transaction_uuid: bet },
        ],
      ]
      for (const [path, fields] of messages) {
        const body = written(fields, meta)
        const first = await fleet().hub.post(path, body)
        expect([path, first.answer.status]).toEqual([path, "RS_OK"])
        expect((await fleet().hub.post(path, body)).answer).toEqual(first.answer)
      }
      for (const id of [bet, win, back]) expect(await metaOf(id)).toBe(meta)
      expect(await table.cash()).toBe(500)
    })
  }

  it("none at all is none", async () => {
    const table = await seat(fleet(), 5)
    const bet = await table.bet(1, { meta: undefined })
    expect([bet.status, await metaOf(bet.uuid)]).toEqual(["RS_OK", null])
  })
})

describe("NUL in the protocol's own words is syntax", () => {
  for (const field of [
    "user",
    "token",
    "request_uuid",
    "transaction_uuid",
    "round",
    "game_code",
    "currency",
    "reference_transaction_uuid",
  ]) {
    it(field, async () => {
      const table = await seat(fleet(), 5)
      const bet = await table.bet(1)
      const odd = { [field]: `a\u0000${uuid()}` }
      const answers = [
        field === "reference_transaction_uuid" ? undefined : await table.bet(1, odd),
        await table.win(bet.uuid, 1, odd),
        field === "currency" ? undefined : await table.rollback(bet.uuid, odd),
      ]
      for (const answer of answers) if (answer) expect(answer.status).toBe("RS_ERROR_WRONG_SYNTAX")
      expect(await table.cash()).toBe(400)
    })
  }
})
