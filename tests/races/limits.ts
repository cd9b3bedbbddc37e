import { limits } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { type Sent, seat } from "../../apps/api/testing/table.ts"
import { fleet } from "./fleet.ts"

// Two processes, one PostgreSQL: a limit holds over both.

const tally = (answers: readonly { status: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe("bets under a limit of one's own", () => {
  it("five hundred bets of €1 at once on a daily limit of €100: exactly a hundred are booked", async () => {
    const table = await seat(fleet(), 500)
    await fleet().browser(0, table.cookie).call(limits.setLimits, { dailyBetLimit: 100 })
    /** What nobody can know is asked again under the same id, as the aggregator would. */
    const placed = async (): Promise<Sent> => {
      const id = uuid()
      for (let attempt = 0; ; attempt++) {
        const answer = await table.bet(1, { transaction_uuid: id, round: `round-${id}` })
        if (answer.status !== "RS_ERROR_UNKNOWN" || attempt === 5) return answer
      }
    }
    const answers = await Promise.all(Array.from({ length: 500 }, placed))
    expect(tally(answers)).toEqual({ RS_OK: 100, RS_ERROR_LIMIT_REACHED: 400 })
    expect(await table.cash()).toBe(40_000)
  })

  it("bets, wins and bets taken back at once are counted to the cent", async () => {
    const table = await seat(fleet(), 200)
    const browser = fleet().browser(1, table.cookie)
    await browser.call(limits.setLimits, { dailyLossLimit: 40 })
    const round = async (n: number) => {
      const bet = await table.bet(1, { round: `mixed-${n}` })
      if (bet.status !== "RS_OK") return bet.status
      if (n % 3 === 0) await table.win(bet.uuid, 1, { round: `mixed-${n}` })
      if (n % 3 === 1) await table.rollback(bet.uuid, { round: `mixed-${n}` })
      return `${n % 3}`
    }
    await Promise.all(Array.from({ length: 90 }, (_, n) => round(n)))
    const lost = 20_000 - (await table.cash())
    expect(lost).toBeLessThanOrEqual(4_000)
    const { dailyLossLimit } = (await browser.call(limits.getLimits, {})).limits
    expect(dailyLossLimit.usedLimit).toBe(lost / 100)
    expect(await fleet().audit()).toEqual([])
  })

  it("{the limit is lowered ‖ a hundred bets}: what was lowered holds for every bet after it", async () => {
    const table = await seat(fleet(), 200)
    const browser = fleet().browser(0, table.cookie)
    const bets = Array.from({ length: 60 }, (_, n) => table.bet(1, { round: `lowered-${n}` }))
    await browser.call(limits.setLimits, { dailyBetLimit: 5 })
    const after = await table.bet(6, { round: "after" })
    expect(after.status).toBe("RS_ERROR_LIMIT_REACHED")
    // More than five were in time or would have been: nothing is left.
    await Promise.all(bets)
    const late = await table.bet(1, { round: "late" })
    expect(late.status).toBe("RS_ERROR_LIMIT_REACHED")
  })
})

describe("requests about a limit", () => {
  it("two for the same limit at once leave one that waits", async () => {
    const { cookie } = await fleet().player()
    const browsers = [fleet().browser(0, cookie), fleet().browser(1, cookie)]
    await browsers[0]!.call(limits.setLimits, { weeklyBetLimit: 10 })
    for (let i = 0; i < 10; i++) {
      await Promise.all(
        browsers.map((browser, n) => browser.call(limits.setLimits, { weeklyBetLimit: 100 + i + n })),
      )
      const { rows } = (await browsers[0]!.call(limits.getLimitUpdates, { limit: 100 })).limitUpdates
      expect(rows.filter(({ status }) => status === 2)).toHaveLength(1)
    }
  })

  it("two at once to raise the legal one leave one that pends, and one cancel", async () => {
    const { cookie } = await fleet().player()
    const browsers = [fleet().browser(0, cookie), fleet().browser(1, cookie)]
    const updates = async () =>
      (await browsers[0]!.call(limits.getLimitUpdates, { limit: 100 })).limitUpdates.rows
    for (let i = 1; i <= 5; i++) {
      const asked = await Promise.allSettled(
        browsers.map((browser, n) =>
          browser.call(limits.setLimits, { type: "APPROVED_DEPOSIT_LIMIT", value: 300 + i + n }),
        ),
      )
      expect(asked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
      const [pending, ...others] = (await updates()).filter(({ status }) => status === 0)
      expect(others).toEqual([])
      const cancelled = await Promise.allSettled(
        browsers.map((browser) => browser.call(limits.deleteLimitRequest, { requestId: pending!.requestId })),
      )
      expect(cancelled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
      expect((await updates()).filter(({ status }) => status === 4)).toHaveLength(i)
    }
  })
})
