import { loyalty as calls, content, me, notifications, payments, sessions } from "@elite/contract"
import { retryWhileBusy } from "@elite/testkit/retryWhileBusy"
import { openSocket } from "@elite/testkit/socket"
import { formatsOf, translate } from "@elite/words"
import { all } from "@elite/words/all.ts"
import { beforeAll, describe, expect, it } from "vitest"
import { listMailsTo } from "../../../testing/people.ts"
import { seedPlayer, visitorAgain } from "../../../testing/seeded.ts"
import { seat, type Table, tablesForFile } from "../../../testing/table.ts"
import { runOperatorCommand } from "../../operatorCli.ts"
import { sessionCookie } from "../../platform/http/server.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { dayMs } from "../../platform/lib/calendar.ts"
import { setPolicy } from "../content/index.ts"
import { outcomes } from "../payments/testing/payer.ts"
import { coinRedemption, rankMultipliers } from "./settings.ts"

const { casino, db, hub } = tablesForFile({ now: new Date("2026-11-20T12:00:00Z") })
const setPolicyState = (policy: typeof coinRedemption, state: "on" | "off") =>
  casino().platform.transact((tx) => setPolicy(tx, policy, state, "a test"))
beforeAll(() => setPolicyState(coinRedemption, "on"))

const player = (euros: number) =>
  seat(
    { hub: hub(), db: db(), player: (some = 0) => seedPlayer(db(), some, { now: casino().clock.now() }) },
    euros,
  )
function visitorOf({ cookie }: Table) {
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, cookie)
  return visitor
}
async function stake(table: Table, euros: number, round = `round-${euros}`) {
  const bet = await table.bet(euros, { round, round_closed: true })
  await casino().drain()
  return bet
}
const redeem = (table: Table, eliteCoins: number, idempotencyKey?: string) =>
  retryWhileBusy(() =>
    visitorOf(table).call(calls.convertEliteCoins, { eliteCoins }, idempotencyKey ? { idempotencyKey } : {}),
  )
const historyOf = async (table: Table, currency?: calls.LoyaltyCurrency) =>
  (await visitorOf(table).call(calls.getLoyaltyCurrencyHistory, currency ? { currency } : {})).history
const walletOf = async (table: Table) => (await visitorOf(table).call(me.getUserDetails, {})).user.userWallet
const runCommand = (operator: string, ...words: string[]) => {
  const answer = runOperatorCommand(words, operator)
  return typeof answer === "function" ? answer(casino().config.databaseUrl!) : answer
}

describe("coins", () => {
  it("become cash immediately, once for a key, with a message to every open page", async () => {
    const table = await player(3_000)
    const cookie = `${sessionCookie}=${table.cookie}`
    const socket = openSocket(casino().url, { cookie, origin: casino().url })
    expect(await socket.isAccepted).toBe(true)
    await stake(table, 2_000)
    // The message about the stake comes first, so that the one about the redemption is seen alone.
    const points = expect.objectContaining({ elitePoints: 2_000 })
    await expect.poll(() => socket.messages).toContainEqual(["wallet", points])
    const first = await redeem(table, 1_500, "the-same-key")
    expect(first.newBalance).toBe(1_001.5)
    expect(first.message).toBe("Success!!")
    expect(await redeem(table, 1_500, "the-same-key")).toEqual(first)
    await expect(redeem(table, 1_600, "the-same-key")).rejects.toMatchObject({
      name: "IdempotencyKeyReusedErrorType",
    })
    expect(await walletOf(table)).toMatchObject({ amount: 1_001.5, coins: 500, points: 2_000 })
    await expect.poll(() => socket.messages).toContainEqual(["wallet", { cash: 1_001.5, eliteCoins: 500 }])
    await expect(redeem(table, 1_000)).rejects.toMatchObject({ name: "CoinsNotEnoughErrorType" })
  })

  it("are redeemed seven times by two hundred concurrent calls for seven thousand coins", async () => {
    const table = await player(7_000)
    await stake(table, 7_000)
    const { done, refusals } = await outcomes(Array.from({ length: 200 }, () => redeem(table, 1_000)))
    expect(done).toHaveLength(7)
    expect(refusals).toHaveLength(193)
    expect(new Set(refusals)).toEqual(new Set(["CoinsNotEnoughErrorType"]))
    expect(await walletOf(table)).toMatchObject({ amount: 7, coins: 0 })
  })

  it("are redeemed once by two hundred calls with one key", async () => {
    const table = await player(2_000)
    await stake(table, 2_000)
    const { done } = await outcomes(
      Array.from({ length: 200 }, () => redeem(table, 1_000, "one-key-for-all")),
    )
    expect(done).toHaveLength(200)
    expect(await walletOf(table)).toMatchObject({ amount: 1, coins: 1_000 })
  })

  it("are paid out when their player closes the account, however few", async () => {
    const table = await player(1_000)
    await stake(table, 950)
    const visitor = visitorOf(table)
    await visitor.call(payments.closeAccount, {})
    await casino().drain()
    const { rows } = await db().query("select coins, paid from loyalty.redemption where player_id = $1", [
      table.playerId,
    ])
    expect(rows).toEqual([{ coins: "900000", paid: "90000" }])
  })

  it("are listed with the cause of each change, newest first, and points separately", async () => {
    const table = await player(3_000)
    await stake(table, 1_000, "kept")
    const bet = await stake(table, 200, "given back")
    await table.rollback(bet.uuid, { round: "given back" })
    await casino().drain()
    await redeem(table, 1_000)
    const history = await historyOf(table)
    expect(history.count).toBe(4)
    expect(history.rows.map(({ cause, amount, points, coins }) => [cause, amount, points, coins])).toEqual([
      ["redemption", 1, 0, -1_000],
      ["void", 200, -200, -220],
      ["round", 200, 200, 220],
      ["round", 1_000, 1_000, 1_000],
    ])
    expect(history.rows[2]!.game).toMatchObject({ slug: "seed-reels" })
    expect((await historyOf(table, "points")).count).toBe(3)
    expect((await historyOf(table, "coins")).count).toBe(4)
  })

  it("are one for a point in every rank while the policy of multipliers is off", async () => {
    const table = await player(3_000)
    await stake(table, 1_000)
    await setPolicyState(rankMultipliers, "off")
    await stake(table, 100)
    expect(await walletOf(table)).toMatchObject({ coins: 1_100 })
    const { loyaltyLevels } = await casino().visitor().call(calls.getLoyaltyLevel, {})
    expect(new Set(loyaltyLevels.map(({ coinMultiplier }) => coinMultiplier))).toEqual(new Set([1]))
    await setPolicyState(rankMultipliers, "on")
  })

  it("have the worth of the setting, and the rules name every category of the catalogue", async () => {
    const rules = await casino().visitor().call(calls.getLoyaltyRules, {})
    expect(rules).toMatchObject({
      otherCategories: 0.3,
      rankDays: 365,
      noticeDays: 14,
      redemption: { coinsPerEuro: 1_000, least: 1_000, step: 100, isOn: true },
    })
    expect(rules.categories).toContainEqual({ category: "slots", pointsPerEuro: 1 })
    expect(rules.categories).toContainEqual({ category: "tables", pointsPerEuro: 0.3 })
    // A category that the club does not name would count as another game.
    const { rows } = await db().query<{ code: string }>("select code from games.category")
    const codes = rows.map(({ code }) => code).sort()
    expect(rules.categories.map(({ category }) => category).sort()).toEqual(codes)
    for (const language of ["en", "fr", "nl"] as const)
      expect(Object.keys(all[language].loyalty.earned.categories).sort()).toEqual(codes)
    const { siteDetail } = await casino().visitor().call(content.siteDetail, {})
    expect(siteDetail.features).toMatchObject({ coinRedemption: "on", rankMultipliers: "on" })
  })
})

describe("the cookie of the club", () => {
  it("names a session from the first read of a rank to the log-out, and authenticates nobody", async () => {
    const table = await player(0)
    const visitor = visitorOf(table)
    const readCookie = async () => {
      await visitor.call(calls.getLoyaltyDetails, {})
      return visitor.cookies.get(calls.loyaltyCookie)
    }
    const name = await readCookie()
    expect(name).toMatch(/^[\w-]{43}$/)
    expect(await readCookie()).toBe(name)
    const thief = casino().visitor()
    thief.cookies.set(sessionCookie, name!)
    await expect(thief.call(calls.getLoyaltyDetails, {})).rejects.toMatchObject({ status: 401 })
    await visitor.call(sessions.logout, {})
    expect(visitor.cookies.has(calls.loyaltyCookie)).toBe(false)
  })
})

describe("two operators", () => {
  it("correct points and coins, and the rank follows", async () => {
    const table = await player(10)
    const id = String(table.playerId)
    await stake(table, 10)
    expect(
      await runCommand("anna", "correct-club", id, "points", "990.5", "a", "lost", "round"),
    ).toMatchObject({
      code: 0,
    })
    const waiting = await runCommand("bert", "club-corrections")
    const number = /^\s*(\d+) {2}player/m.exec(waiting.text)![1]!
    expect(await runCommand("anna", "confirm-club", number)).toMatchObject({ code: 1 })
    expect(await runCommand("bert", "confirm-club", number)).toMatchObject({ code: 0 })
    expect(await runCommand("bert", "confirm-club", number)).toMatchObject({ code: 1 })
    const visitor = visitorOf(table)
    expect((await visitor.call(calls.getLoyaltyDetails, {})).loyalty).toMatchObject({
      points: 1_000.5,
      coins: 10,
      rankPoints: 1_000.5,
      level: 2,
    })
    expect((await historyOf(table)).rows[0]).toMatchObject({ cause: "correction", points: 990.5, coins: 0 })
    await runCommand("anna", "correct-club", id, "coins", "-11", "too", "many")
    const second = String(Number(number) + 1)
    expect(await runCommand("bert", "confirm-club", second)).toMatchObject({ code: 1 })
    expect(await runCommand("bert", "withdraw-club", second)).toMatchObject({ code: 0 })
    await runCommand("anna", "correct-club", id, "points", "-991", "more", "than", "was", "given")
    expect(await runCommand("bert", "confirm-club", String(Number(number) + 2))).toMatchObject({ code: 1 })
    expect((await runCommand("bert", "club", id)).text).toContain("Silver")
  })
})

describe("a rank", () => {
  const runDailyReview = async () => {
    const job = casino().modules.find(({ noun }) => noun === "loyalty")!.jobs!["loyalty.followDays"]!
    await handlerOf(job)({})
    await casino().drain()
  }
  const standing = async ({ playerId }: Table) =>
    (await (await visitorAgain(casino(), playerId)).call(calls.getLoyaltyDetails, {})).loyalty

  it("falls by one on the day that was announced a fortnight before, and not again for a month", async () => {
    const table = await player(6_000)
    await stake(table, 6_000)
    expect(await standing(table)).toMatchObject({ level: 3, rankPoints: 6_000, fall: null })
    await casino().drain()
    const [rose] = (await visitorOf(table).call(notifications.getNotifications, {})).notifications.rows
    expect(rose!.title).toBe("Your rank is now Gold")
    // Ten days before a year has passed, the points are about to expire.
    casino().clock.advance(355 * dayMs)
    await runDailyReview()
    const on = "2027-11-24T23:00:00.000Z"
    const announced = await standing(table)
    expect(announced).toMatchObject({ level: 3, rankPoints: 6_000 })
    expect(announced.fall).toMatchObject({ on, level: 2, rankPoints: 0 })
    const letters = (await listMailsTo(casino(), table.email)).map(({ subject }) => subject)
    const facts = { on: formatsOf("nl").date(on), rank: "Zilver" }
    expect(letters).toContain(translate("nl", "mails")("rankFalls.subject", facts))
    const again = await visitorAgain(casino(), table.playerId)
    const reply = await again.call(notifications.getNotifications, {})
    expect(reply.notifications.rows[0]!.title).toContain("Silver")

    casino().clock.advance(14 * dayMs)
    await runDailyReview()
    expect(await standing(table)).toMatchObject({ level: 3, rankPoints: 0, fall: announced.fall })
    casino().clock.advance(dayMs)
    await runDailyReview()
    expect(await standing(table)).toMatchObject({ level: 2, fall: null })
    casino().clock.advance(dayMs)
    await runDailyReview()
    const next = await standing(table)
    expect(next.fall).toMatchObject({ on: "2027-12-24T23:00:00.000Z", level: 1 })
    casino().clock.advance(40 * dayMs)
    await runDailyReview()
    expect(await standing(table)).toMatchObject({ level: 1, fall: null })
  })
})
