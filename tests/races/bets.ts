import { describe, expect, it } from "vitest"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { type Sent, seat } from "../../apps/api/testing/table.ts"
import { fleet } from "./fleet.ts"

// Two processes, one PostgreSQL, real signatures.

const tally = (answers: readonly { status: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe("races at the tables", () => {
  it("five hundred bets of €1 at once on €100: exactly a hundred are booked", async () => {
    const table = await seat(fleet(), 100)
    /** What nobody can know is asked again under the same id, as the aggregator would. */
    const placed = async (): Promise<Sent> => {
      const id = uuid()
      for (let attempt = 0; ; attempt++) {
        const answer = await table.bet(1, { transaction_uuid: id })
        if (answer.status !== "RS_ERROR_UNKNOWN" || attempt === 5) return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 500 }, placed))
    expect(tally(answers)).toEqual({ RS_OK: 100, RS_ERROR_NOT_ENOUGH_MONEY: 400 })
    expect(await table.cash()).toBe(0)
    // Each accepted bet saw a balance of its own: none was booked on a stale one.
    const seen = answers.filter(({ status }) => status === "RS_OK").map(({ balance }) => balance)
    expect(new Set(seen).size).toBe(100)
  })

  it("one id for two players at once is booked for one of them, thirty times", async () => {
    for (let i = 0; i < 30; i++) {
      const [one, two] = [await seat(fleet(), 5), await seat(fleet(), 5)]
      const id = uuid()
      const answers = await Promise.all([
        one.bet(1, { transaction_uuid: id }),
        two.bet(1, { transaction_uuid: id }),
      ])
      expect(tally(answers)).toEqual({ RS_OK: 1, RS_ERROR_DUPLICATE_TRANSACTION: 1 })
      expect([await one.cash(), await two.cash()].sort()).toEqual([400, 500])
    }
  })

  it("a win, its copy and the rollback of its bet at once end as if nothing had been staked", async () => {
    const table = await seat(fleet(), 50)
    for (let i = 0; i < 30; i++) {
      const round = `race-${uuid()}`
      const bet = await table.bet(5, { round })
      const winId = uuid()
      const win = () => table.win(bet.uuid, 20, { round, transaction_uuid: winId })
      const [first, second, undone] = await Promise.all([win(), win(), table.rollback(bet.uuid, { round })])
      expect(undone.status).toBe("RS_OK")
      for (const { status } of [first, second])
        expect(["RS_OK", "RS_ERROR_TRANSACTION_ROLLED_BACK"]).toContain(status)
      expect(await table.cash()).toBe(5000)
    }
  })
})
