import { randomBytes } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { protection as contract, limits, me, payments, sessions } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { seedLogin, seedMoney } from "../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { runOperatorCommand } from "../../operatorCli.ts"
import { sessionCookie } from "../../platform/http/server.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import {
  addDaysToDate,
  brusselsDate,
  brusselsDay,
  dayMs,
  hourMs,
  minuteMs,
} from "../../platform/lib/calendar.ts"

const { casino, db, seat } = tablesForFile({})

const browserOf = (cookie: string): Client => {
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, cookie)
  return visitor
}
const overview = ({ cookie }: Table) => browserOf(cookie).call(contract.getOverview, {})

/** Noon in Brussels, so many days ago: far from every night, whenever this runs. */
const noon = (daysAgo: number) => {
  const { until } = brusselsDay(addDaysToDate(brusselsDate(casino().clock.now()), -daysAgo))
  return new Date(until.getTime() - 12 * hourMs)
}

/** A session that is over, for so many minutes; with a reason, one that could only withdraw. */
async function insertEndedSession({ playerId }: Table, from: Date, minutes: number, restriction?: string) {
  const until = new Date(from.getTime() + minutes * minuteMs)
  await db().query(
    `insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every,
       ends_at, ended_at, end_reason, device_hash, device_type, device, address, restriction)
     values ($1, $2, $3, $4, $4, '30 minutes', '1 minute', $4, $4, 'loggedOut', '\\x00', 'web', 'test', '127.0.0.1', $5)`,
    [randomBytes(32), playerId, from, until, restriction ?? null],
  )
}

/** Logs out of one of their devices, which has the player looked at once the job comes to them. */
async function loginAndLogout({ playerId }: Table) {
  const { cookie } = await seedLogin(db(), playerId, casino().clock.now())
  await browserOf(cookie).call(sessions.logout, {})
  await casino().drain()
}
const runReview = () =>
  (
    casino().modules.find(({ noun }) => noun === "protection")!.jobs![
      "protection.look"
    ] as () => Promise<void>
  )()

async function runCommand(operator: string, ...words: string[]) {
  const answer = runOperatorCommand(words, operator)
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}

describe("the last weeks", () => {
  it("match the ledger, and count time logged in once", async () => {
    const table = await seat(100)
    const bet = await table.bet(10, { round: "one" })
    await table.win(bet.uuid, 4, { round: "one" })
    const taken = await table.bet(20, { round: "taken" })
    await table.rollback(taken.uuid, { round: "taken" })
    await browserOf(table.cookie).call(payments.withdrawAmount, {
      amount: 30,
      method: "bnp",
      iban: "BE68539007547034",
    })
    // Ten days ago on two devices at once, and once with nothing to do but withdraw.
    await insertEndedSession(table, noon(10), 60)
    await insertEndedSession(table, new Date(noon(10).getTime() + 30 * minuteMs), 60)
    await insertEndedSession(table, noon(9), 60, "OnBreakErrorType")
    const { weeks, hints } = await overview(table)
    expect(hints).toEqual([])
    expect(weeks).toHaveLength(contract.shownWeeks)
    expect(weeks[0]).toMatchObject({ deposits: 100, withdrawals: 30, stakes: 10, wins: 4, net: -6 })
    expect(weeks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
    // The bet was today, as the session strip states it.
    const today = brusselsDate(casino().clock.now())
    const summary = await browserOf(table.cookie).call(me.getSessionSummary, {})
    expect(weeks[0]!.days.filter((net) => net !== 0)).toEqual([summary.today.net])
    expect(addDaysToDate(weeks[0]!.from, weeks[0]!.days.indexOf(-6))).toBe(today)
    for (const { days, net } of weeks) expect(days.reduce((euros, day) => euros + day, 0)).toBe(net)
    for (const [n, { from, until }] of weeks.entries()) {
      expect(until).toBe(addDaysToDate(from, 6))
      if (n > 0) expect(addDaysToDate(until, 1)).toBe(weeks[n - 1]!.from)
    }
    const { rows } = await db().query<{ kind: string; cents: string }>(
      `select kind, sum(amount) / 1000 as cents from wallet.movement
       where wallet.cash($1) in (from_account, to_account) group by kind`,
      [table.playerId],
    )
    const moved = Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents) / 100]))
    const sum = (name: "deposits" | "withdrawals" | "stakes" | "wins") =>
      weeks.reduce((euros, week) => euros + week[name], 0)
    expect(sum("deposits")).toBe(moved.deposit)
    expect(sum("withdrawals")).toBe(moved.withdrawalHeld)
    expect(sum("stakes")).toBe(moved.stake! - moved.stakeReturned!)
    expect(sum("wins")).toBe(moved.win)
  })

  it("are eight empty weeks for a new player, also on a break", async () => {
    const table = await seat(0)
    const { weeks } = await overview(table)
    expect(weeks.filter(({ deposits, stakes, minutes }) => deposits + stakes + minutes > 0)).toEqual([])
    await browserOf(table.cookie).call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 1 })
    await casino().drain()
    const { cookie } = await seedLogin(db(), table.playerId, casino().clock.now())
    expect((await browserOf(cookie).call(contract.getOverview, {})).weeks).toHaveLength(8)
  })
})

describe("an early sign", () => {
  it("is recorded once, shown as a hint, dismissed by its player, and gets a note of an operator", async () => {
    const table = await seat(0)
    for (const daysAgo of [1, 2, 3]) await insertEndedSession(table, noon(daysAgo), 200)
    await runReview()
    expect((await overview(table)).hints).toEqual([])
    await loginAndLogout(table)
    await Promise.all([runReview(), runReview()])
    const noticedAt = casino().clock.now().toISOString()
    expect((await overview(table)).hints).toEqual([{ kind: "longSessions", noticedAt }])
    await loginAndLogout(table)
    await runReview()

    const seen = await runCommand("anna", "care", String(table.playerId))
    expect(seen.text).toMatch(/^ *\d+ {2}\S+ {2}longSessions: 3 long sessions\n?$/)
    const id = /\d+/.exec(seen.text)![0]
    expect((await runCommand("anna", "care-open")).text).toContain(`player ${table.playerId}`)
    expect(await runCommand("anna", "care-note", id, "Rang, spoke about a limit")).toMatchObject({ code: 0 })
    expect((await runCommand("bert", "care", String(table.playerId))).text).toContain(
      "anna: Rang, spoke about a limit",
    )
    expect((await runCommand("bert", "care-open")).text).not.toContain(`player ${table.playerId}`)
    expect((await runCommand("bert", "care-note", "999999", "Nothing")).code).toBe(1)
    expect((await runCommand("bert", "care-note", id)).code).toBe(2)

    const visitor = browserOf(table.cookie)
    for (const _ of ["once", "again on another device"]) {
      await visitor.call(contract.dismissHint, { kind: "longSessions" })
      expect((await overview(table)).hints).toEqual([])
    }
    await expect(visitor.call(contract.dismissHint, { kind: "suspicion" as never })).rejects.toMatchObject({
      name: "BadInputErrorType",
    })
  })

  it("of chasing is found from deposits and the losses before them", async () => {
    const table = await seat(100)
    await table.bet(30, { round: "lost", round_closed: true })
    await db().query(
      "update play.round set opened_at = opened_at - interval '5 minutes' where player_id = $1",
      [table.playerId],
    )
    // The first deposit came within the half hour after that loss too.
    await seedMoney(db(), table.playerId, 10)
    await loginAndLogout(table)
    await runReview()
    expect((await overview(table)).hints).toEqual([])
    await seedMoney(db(), table.playerId, 10)
    await loginAndLogout(table)
    await runReview()
    expect((await overview(table)).hints).toMatchObject([{ kind: "chasing" }])
  })
})

describe("a result of the self-test", () => {
  const keep = (visitor: Client, score: number) =>
    visitor.call(contract.keepSelfTest, { score, agrees: true })
  const scores = async (visitor: Client) =>
    (await visitor.call(contract.getSelfTests, {})).selfTests.map(({ score }) => score)

  it("is stored with consent, visible to its player only, and deleted on request", async () => {
    const [mine, other] = [browserOf((await seat(0)).cookie), browserOf((await seat(0)).cookie)]
    for (const wrong of [{ score: 3 }, { score: 3, agrees: false }, { score: 28, agrees: true }])
      await expect(mine.call(contract.keepSelfTest, wrong as never)).rejects.toMatchObject({
        name: "BadInputErrorType",
      })
    await keep(mine, 3)
    await keep(mine, 8)
    expect([await scores(mine), await scores(other)]).toEqual([[8, 3], []])
    const { id } = (await mine.call(contract.getSelfTests, {})).selfTests[0]!
    await expect(other.call(contract.deleteSelfTest, { id })).rejects.toMatchObject({ status: 404 })
    await mine.call(contract.deleteSelfTest, { id })
    expect(await scores(mine)).toEqual([3])
    await expect(mine.call(contract.deleteSelfTest, { id })).rejects.toMatchObject({ status: 404 })
  })

  it("is deleted when its player can no longer read it, and stays through a break", async () => {
    const [leaving, resting] = [await seat(0), await seat(0)]
    const count = async ({ playerId }: Table) =>
      (await db().query("select from protection.self_test where player_id = $1", [playerId])).rowCount
    for (const table of [leaving, resting]) await keep(browserOf(table.cookie), 12)
    await browserOf(leaving.cookie).call(limits.setDisableUntil, {
      type: "SELF_EXCLUSION",
      days: limits.forEver,
    })
    await browserOf(resting.cookie).call(limits.setDisableUntil, { type: "TAKE_A_BREAK", days: 1 })
    await casino().drain()
    expect([await count(leaving), await count(resting)]).toEqual([0, 1])
  })
})

describe("a deposit that a limit refuses", () => {
  const asks = ({ cookie }: Table, amount: number) =>
    browserOf(cookie).call(payments.hiPayUrl, { amount, paymentMethod: "bancontact_qr", languageCode: "en" })
  const refused = async ({ playerId }: Table) => {
    const noted =
      "select amount_cents::int as cents from payments.refused_deposit where player_id = $1 order by at"
    return (await db().query<{ cents: number }>(noted, [playerId])).rows.map(({ cents }) => cents)
  }
  const limitReached = { name: "DepositLimitReachedErrorType" }

  it("is recorded once in ten minutes, counts for a sign, and is deleted after a month", async () => {
    const table = await seat(0)
    // Whoever feels for what is left, on two devices at once, has been refused once.
    await Promise.all(
      [201, 202, 203].map((amount) => expect(asks(table, amount)).rejects.toMatchObject(limitReached)),
    )
    expect(await refused(table)).toHaveLength(1)
    await expect(asks(table, 5)).rejects.toMatchObject({ name: "DepositBelowMinimumErrorType" })
    for (const amount of [300, 250]) {
      casino().clock.advance(10 * minuteMs)
      await expect(asks(table, amount)).rejects.toMatchObject(limitReached)
    }
    expect((await refused(table)).slice(1)).toEqual([30_000, 25_000])
    await casino().drain()
    await runReview()
    expect((await overview(table)).hints).toMatchObject([{ kind: "refusedDeposits" }])
    const { transactions } = await browserOf(table.cookie).call(payments.depositTransaction, {})
    expect(transactions.count).toBe(0)

    const forget = casino().modules.find(({ noun }) => noun === "payments")!.jobs!["payments.forgetRefused"]!
    casino().clock.advance(30 * dayMs - 10 * minuteMs + 1)
    await handlerOf(forget)({})
    expect(await refused(table)).toEqual([25_000])
  })
})
