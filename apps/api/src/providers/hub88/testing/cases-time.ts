import { eventually } from "@elite/testkit/eventually"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { describe, expect, it } from "vitest"
import { hub88, units, uuid } from "../../../../testing/hub88.ts"
import { seat } from "../../../../testing/table.ts"
import { fleet } from "./fleet.ts"

// Cases 59 and 60 of docs/providers.md.

/** Hub88 gives up after this. */
const timeLimitMs = 1_000

describe("time", () => {
  it("case 59: answers within a second while twenty players play at once", async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => seat(fleet(), 100)))
    /** The longest of six hundred answers. */
    const evening = async () => {
      const times: number[] = []
      await Promise.all(
        tables.map(async (table) => {
          for (let i = 0; i < 15; i++) {
            const round = uuid()
            for (const send of [
              () => table.bet(1, { round, transaction_uuid: round }),
              () => table.win(round, 1, { round }),
            ]) {
              const began = performance.now()
              expect((await send()).status).toBe("RS_OK")
              times.push(performance.now() - began)
            }
          }
        }),
      )
      expect(times).toHaveLength(600)
      return { ms: Math.max(...times) }
    }
    expect((await retryUntilFast(timeLimitMs, evening)).ms).toBeLessThan(timeLimitMs)
    for (const table of tables) expect(await table.cash()).toBe(10_000)
  })

  it("case 60: a process that dies between booking and answer: the retry elsewhere gets the stored answer", async () => {
    const table = await seat(fleet(), 5)
    const [doomed, survivor] = [fleet().all[0]!, fleet().all[1]!]
    const fields = { ...(await table.bet(0)).fields, amount: units(1), transaction_uuid: uuid() }
    const holder = await fleet().db.connect()
    try {
      // The bet waits for the player's balance; meanwhile its process is stopped, so that it never hears of the commit.
      await holder.query("begin")
      await holder.query("select from wallet.balance where account = $1 for update", [
        `player:${table.playerId}:cash`,
      ])
      const unanswered = hub88(doomed.url)
        .send("/transaction/bet", fields)
        .then(
          () => "answered",
          () => "cut off",
        )
      await eventually(async () => {
        const { rowCount } = await fleet().db.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%play.place_bet%'",
        )
        return rowCount === 1
      })
      doomed.freeze()
      await holder.query("commit")
      await eventually(async () => {
        const { rowCount } = await fleet().db.query("select from play.transaction where uuid = $1", [
          fields.transaction_uuid,
        ])
        return rowCount === 1
      })
      await doomed.kill()
      expect(await unanswered).toBe("cut off")
    } finally {
      holder.release()
    }
    expect(await table.cash()).toBe(400)
    const retried = await hub88(survivor.url).send("/transaction/bet", fields)
    expect(retried).toMatchObject({ status: "RS_OK", balance: units(4) })
    expect(await table.cash()).toBe(400)
    await doomed.start()
    expect(await hub88(doomed.url).send("/transaction/bet", fields)).toMatchObject({
      status: "RS_OK",
      balance: units(4),
    })
  })
})
