import { limits } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import { describe, expect, it } from "vitest"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { seat, type Table, tablesForFile } from "../../../../testing/table.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"

// Two minutes before a Belgian midnight at which a day, a week and a month begin.
const { casino, db, hub } = tablesForFile({ sandbox: false, now: new Date("2026-05-31T21:58:00Z") })

/** Somebody at a game, and the browser in which they are logged in. */
async function player(euros = 100) {
  const player = (some: number) => seedPlayer(db(), some, { now: casino().clock.now() })
  const table = await seat({ hub: hub(), db: db(), player: (some = 0) => player(some) }, euros)
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  return { table, visitor }
}
const bet = async (table: Table, euros: number) =>
  (await table.bet(euros, { round: `r-${Math.random()}` })).status
const [ok, reached] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"]

describe("limits on stakes and losses", () => {
  it("refuse the bet that would exceed one, and count earlier stakes of the period", async () => {
    const { table, visitor } = await player()
    expect(await bet(table, 6)).toBe(ok)
    await visitor.call(limits.setLimits, { dailyBetLimit: 10 })
    expect(await bet(table, 4.01)).toBe(reached)
    expect(await bet(table, 4)).toBe(ok)
    expect(await bet(table, 0.01)).toBe(reached)
    // A free bet is allowed.
    expect((await table.bet(1, { is_free: true })).status).toBe(ok)
    expect(await table.cash()).toBe(9_000)
    const { dailyBetLimit, monthlyBetLimit } = (await visitor.call(limits.getLimits, {})).limits
    expect(dailyBetLimit).toEqual({
      limit: 10,
      usedLimit: 10,
      remaining: 0,
      resetsAt: "2026-05-31T22:00:00.000Z",
    })
    expect(monthlyBetLimit).toMatchObject({ limit: null, usedLimit: 10 })
  })

  it("count stakes less wins as a loss, open bets as lost, and rolled back bets not at all", async () => {
    const { table, visitor } = await player()
    await visitor.call(limits.setLossLimit, { dailyLossLimit: 10 })
    const first = await table.bet(10)
    expect(first.status).toBe(ok)
    expect(await bet(table, 1)).toBe(reached)
    await table.win(first.uuid, 4)
    expect(await bet(table, 4.01)).toBe(reached)
    const second = await table.bet(4, { round: "second" })
    expect(second.status).toBe(ok)
    expect(await bet(table, 0.01)).toBe(reached)
    await table.rollback(second.uuid)
    expect(await bet(table, 4)).toBe(ok)
    const { dailyLossLimit } = (await visitor.call(limits.getLimits, {})).limits
    expect(dailyLossLimit).toMatchObject({ limit: 10, usedLimit: 10 })
    await table.rollback(first.uuid)
    expect((await visitor.call(limits.getLimits, {})).limits.dailyLossLimit.usedLimit).toBe(4)
  })

  it("restart with their period, and count wins and rollbacks on the day of the bet", async () => {
    const { table, visitor } = await player()
    await visitor.call(limits.setLimits, { dailyBetLimit: 10, dailyLossLimit: 8, monthlyLossLimit: 20 })
    const before = await table.bet(8)
    const taken = await table.bet(0.5, { round: "taken" })
    expect([before.status, taken.status]).toEqual([ok, reached])
    casino().clock.advance(3 * minuteMs)
    const used = async () => {
      const { dailyBetLimit, weeklyLossLimit, monthlyBetLimit } = (await visitor.call(limits.getLimits, {}))
        .limits
      return [dailyBetLimit.usedLimit, weeklyLossLimit.usedLimit, monthlyBetLimit.usedLimit]
    }
    expect(await used()).toEqual([0, 0, 0])
    expect(await bet(table, 8)).toBe(ok)
    // Yesterday’s win does not count today.
    await table.win(before.uuid, 50)
    expect(await bet(table, 0.01)).toBe(reached)
    expect(await used()).toEqual([8, 8, 8])
    await table.rollback(before.uuid)
    expect(await used()).toEqual([8, 8, 8])
    casino().clock.advance(-3 * minuteMs)
  })

  it("count the win of a free spin on its day, also without an earlier stake", async () => {
    const { table, visitor } = await player()
    const spin = async (round: string, euros: number) => {
      const free = await table.bet(1, { is_free: true, round })
      expect([free.status, (await table.win(free.uuid, euros, { round })).status]).toEqual([ok, ok])
    }
    const lost = async () => {
      const { dailyLossLimit, weeklyLossLimit } = (await visitor.call(limits.getLimits, {})).limits
      return [dailyLossLimit.usedLimit, weeklyLossLimit.usedLimit]
    }
    await spin("first", 3)
    expect(await bet(table, 4)).toBe(ok)
    expect(await lost()).toEqual([1, 1])
    // The next day begins a week, and with a free spin.
    casino().clock.advance(3 * minuteMs)
    await spin("second", 2)
    expect(await bet(table, 5)).toBe(ok)
    expect(await lost()).toEqual([3, 3])
    casino().clock.advance(-3 * minuteMs)
  })

  it("push to the player's devices which limit refused a bet, what it leaves and until when", async () => {
    const { table, visitor } = await player()
    const socket = openSocket(casino().url, {
      cookie: `${sessionCookie}=${table.cookie}`,
      origin: casino().url,
    })
    expect(await socket.isAccepted).toBe(true)
    const listPushed = () =>
      socket.messages.filter(([name]) => name === "limitReached").map(([, message]) => message)
    await visitor.call(limits.setLimits, { dailyBetLimit: 20, weeklyLossLimit: 12, monthlyBetLimit: 50 })
    const won = await table.bet(10)
    await table.win(won.uuid, 9)
    // The day leaves 10, the week 11.
    expect(await bet(table, 10.5)).toBe(reached)
    // The day, the week and the month end at the same Belgian midnight.
    const resetsAt = "2026-05-31T22:00:00.000Z"
    await expect
      .poll(listPushed)
      .toEqual([{ limit: "dailyBetLimit", amount: 20, used: 10, remaining: 10, resetsAt }])
    await visitor.call(limits.setLossLimit, { dailyLossLimit: 3 })
    expect(await bet(table, 2.5)).toBe(reached)
    await expect
      .poll(() => listPushed().at(-1))
      .toMatchObject({ limit: "dailyLossLimit", used: 1, remaining: 2 })
    socket.close()
  })
})
