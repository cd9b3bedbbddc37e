import { describe, expect, it } from "vitest"
import { resultOrRefusal } from "../../../../testing/findRefusal.ts"
import { units, uuid } from "../../../../testing/hub88.ts"
import { seededGames } from "../../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../../testing/table.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { hashToken } from "../../../platform/lib/random.ts"
import { messageSender } from "../testing/ledgerFixture.ts"
import { confirmAnnulment, proposeAnnulment, withdrawAnnulment } from "./annulments.ts"

// Concurrent operators over separate connections: a loss is refunded once.
const { casino, db, seat } = tablesForFile()

const propose = ({ playerId }: Table, operator = "anna") =>
  casino().platform.transact((tx) =>
    proposeAnnulment(
      tx,
      { playerId, reason: "identityUnchecked", days: { from: null, until: null }, note: "a test" },
      operator,
    ),
  )
const proposed = async (table: Table): Promise<bigint> => (await propose(table)).id
/** "done", or the refusal. */
const confirm = async (id: bigint, operator: string): Promise<string> => {
  const result = await resultOrRefusal(casino().platform.transact((tx) => confirmAnnulment(tx, id, operator)))
  return typeof result === "string" ? result : "done"
}
const ended = (id: bigint) => `Annulment ${id} is not pending any more.`
const changed = (id: bigint) =>
  `Annulment ${id} would now refund a different sum than the one proposed: withdraw it and propose it again.`
const plays = (table: Table, euros: number) => table.bet(euros, { round: uuid(), round_closed: true })
/** How many statements of this database wait for another transaction. */
const waiting = async () => {
  const { rows } = await db().query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
const moved = async (id: bigint) =>
  (
    await db().query<{ amount: string }>("select amount from wallet.movement where id = $1", [
      `annulment:${id}`,
    ])
  ).rows

describe("annulled stakes", () => {
  it("are refunded once by concurrent confirmations", async () => {
    for (let n = 0; n < 5; n++) {
      const table = await seat(100)
      await plays(table, 30)
      const id = await proposed(table)
      const outcomes = await Promise.all(["bert", "carl", "dora", "emil"].map((name) => confirm(id, name)))
      expect(outcomes.toSorted()).toEqual([ended(id), ended(id), ended(id), "done"])
      expect(await moved(id)).toEqual([{ amount: "3000000" }])
      expect(await table.cash()).toBe(10_000)
    }
  })

  it.each([
    // Stakes of 20 in our own game, and 30 at the aggregator, which paid back so much.
    { won: 0, back: 5_000_000n, from: { "games:house": "2000000", "games:hub88": "3000000" } },
    { won: 45, back: 500_000n, from: { "games:house": "500000" } },
    { won: 49.99, back: 1_000n, from: { "games:house": "1000" } },
  ])(
    "are given back by each provider that won them, when $won were won with another",
    async ({ won, back, from }) => {
      const table = await seat(100)
      const round = uuid()
      const bet = await table.bet(30, { round, round_closed: won === 0 })
      if (won > 0) await table.win(bet.uuid, won, { round, round_closed: true })
      const own = uuid()
      const { bet: placeBet, settle } = messageSender(db(), table, { provider: "house" })
      await placeBet(own, own, 2000)
      await settle(own)
      casino().clock.advance(minuteMs)
      const before = await table.cash()
      const id = await proposed(table)
      expect(await confirm(id, "bert")).toBe("done")
      expect(BigInt((await table.cash()) - before) * 1000n).toBe(back)
      const { rows } = await db().query<{ account: string; amount: string }>(
        "select from_account as account, amount from wallet.movement where kind = 'stakesAnnulled' and to_account = $1",
        [`player:${table.playerId}:cash`],
      )
      expect(Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))).toEqual(from)
    },
  )

  it("are confirmed or withdrawn, never both", async () => {
    for (let n = 0; n < 8; n++) {
      const table = await seat(50)
      await plays(table, 10)
      const id = await proposed(table)
      const [confirmed, withdrawn] = await Promise.all([
        confirm(id, "bert"),
        resultOrRefusal(
          casino().platform.transact((tx) => withdrawAnnulment(tx, id, { operator: "carl", note: "a test" })),
        ),
      ])
      expect([confirmed, withdrawn]).toEqual(
        confirmed === "done" ? ["done", ended(id)] : [ended(id), undefined],
      )
      expect(await table.cash()).toBe(confirmed === "done" ? 5000 : 4000)
    }
  })

  it("are proposed once at a time", async () => {
    const table = await seat(50)
    await plays(table, 10)
    const results = await Promise.all(
      ["anna", "bert", "carl", "dora"].map((name) => resultOrRefusal(propose(table, name))),
    )
    const refusals = results.filter((result) => typeof result === "string")
    expect(refusals).toEqual(
      Array(3).fill(
        `Another annulment of player ${table.playerId} is pending already: confirm or withdraw that one first.`,
      ),
    )
  })

  it("are the proposed sum: a concurrent bet comes after, or the proposal is refused as changed", async () => {
    for (let n = 0; n < 8; n++) {
      const table = await seat(100)
      await plays(table, 20)
      const id = await proposed(table)
      const [outcome, bet] = await Promise.all([confirm(id, "bert"), plays(table, 5)])
      expect(bet.status).toBe("RS_OK")
      expect(["done", changed(id)]).toContain(outcome)
      expect(await table.cash()).toBe(outcome === "done" ? 9500 : 7500)
    }
  })

  it("wait for a win in progress, and are then refused as changed", async () => {
    const table = await seat(100)
    const bet = await table.bet(20, { round: "won", round_closed: true })
    const id = await proposed(table)
    const booking = await db().connect()
    await booking.query("begin")
    await booking.query(
      `select play.pay_win(row('hub88', $1, $2, $3, 'won', false, $4, 'EUR', $5, $6, null)::play.message, false, $7)`,
      [
        uuid(),
        hashToken(table.token),
        table.playerId,
        seededGames.slot,
        units(15),
        bet.uuid,
        casino().clock.now(),
      ],
    )
    const confirming = confirm(id, "bert")
    await expect.poll(waiting).toBe(1)
    await booking.query("commit")
    booking.release()
    expect(await confirming).toBe(changed(id))
    expect(await table.cash()).toBe(9500)
  })

  it("do not include rounds after the proposal", async () => {
    const table = await seat(100)
    await plays(table, 20)
    const id = await proposed(table)
    casino().clock.advance(1000)
    await table.bet(5, { round: "later" })
    expect(await confirm(id, "bert")).toBe("done")
    expect(await table.cash()).toBe(9500)
  })

  it("wait for open rounds, are annulled once, and later corrections are the player's", async () => {
    const table = await seat(100)
    const first = await table.bet(20, { round: "first", round_closed: true })
    const open = await table.bet(10, { round: "open" })
    await expect(propose(table)).rejects.toThrow("Rounds of these days that are still open: 1.")
    await table.win(open.uuid, 4, { round: "open" })
    const id = await proposed(table)
    expect(await confirm(id, "anna")).toBe("You proposed this yourself. It needs another person.")
    expect(await confirm(id, "bert")).toBe("done")
    expect(await table.cash()).toBe(10_000)
    await expect(propose(table)).rejects.toThrow("staked €\u00a00,00 and won €\u00a00,00.")
    await table.rollback(first.uuid, { round: "first" })
    await table.win(open.uuid, 1, { round: "open" })
    expect(await table.cash()).toBe(12_100)
    expect(await casino().audit()).toEqual([])
  })

  it("are not refunded where more was won than staked", async () => {
    const table = await seat(100)
    const bet = await table.bet(20, { round: "lucky" })
    await table.win(bet.uuid, 20, { round: "lucky" })
    await expect(propose(table)).rejects.toThrow("There is nothing to refund: in rounds of these days")
  })

  it("need two operators by a constraint too, and a proposal cannot be changed", async () => {
    const table = await seat(50)
    await plays(table, 10)
    const id = await proposed(table)
    const { pool } = casino().platform.database
    const end = `update play.annulment set ended_as = 'confirmed', ended_at = proposed_at, ended_by = $2 where id = $1`
    await expect(pool.query(end, [id, "anna"])).rejects.toThrow("annulment_by_two")
    await expect(
      pool.query("update play.annulment set stake = stake * 2 where id = $1", [id]),
    ).rejects.toThrow("permission denied")
    await expect(pool.query("delete from play.annulment where id = $1", [id])).rejects.toThrow(
      "permission denied",
    )
  })
})
