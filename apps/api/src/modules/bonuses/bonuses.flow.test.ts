import { bonuses as contract, limits, me, payments } from "@elite/contract"
import { translate } from "@elite/words"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { units } from "../../../testing/hub88.ts"
import { mailsTo } from "../../../testing/people.ts"
import { seededGames, seedGameSession } from "../../../testing/seeded.ts"
import { socketTo } from "../../../testing/socket.ts"
import { type Table, tablesForFile } from "../../../testing/table.ts"
import { atTheDesk } from "../../desk.ts"
import { sessionCookie } from "../../kernel/http.ts"
import { runOf } from "../../kernel/jobs.ts"
import { setPolicy } from "../content/index.ts"
import { pause } from "../limits/index.ts"
import { depositChargedBack, depositSucceeded } from "../payments/index.ts"
import { joiningBonus } from "./settings.ts"

const { casino, db, seat } = tablesForFile({})
afterAll(() => casino().drain())
const policyIs = (state: "on" | "off" | "infoOnly") =>
  casino().kernel.transact((tx) => setPolicy(tx, joiningBonus, state, "a test"))
beforeEach(() => policyIs("on"))
const visitorOf = ({ cookie }: Table) => {
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, cookie)
  return visitor
}
const shown = async (table: Table) => (await visitorOf(table).call(contract.getActiveJoiningBonus, {})).bonus
const rows = async (text: string, ...values: unknown[]) => (await db().query(text, values)).rows
const told = async ({ playerId }: Table) =>
  (await rows("select key from notifications.notification where player_id = $1 order by id", playerId)).map(
    ({ key }) => key,
  )
const orderOf = async ({ playerId }: Table) =>
  (await rows("select id from payments.deposit where player_id = $1 order by credited_at, id", playerId)).map(
    ({ id }) => id as string,
  )
const desk = (operator: string, ...words: string[]) => {
  const answer = atTheDesk(words, operator)
  return typeof answer === "function" ? answer(casino().databaseUrl) : answer
}

/** What payments announces of a deposit that a seeded player has. */
async function deposited(table: Table, cents: number, orderId?: string) {
  const id = orderId ?? (await orderOf(table))[0]!
  await casino().kernel.transact((tx) =>
    tx.announce(depositSucceeded, {
      playerId: table.playerId,
      orderId: id,
      amountCents: cents,
      method: "bancontact",
      balanceCents: cents,
    }),
  )
  await casino().drain()
}

/** Somebody who has deposited so much for the first time, at a table where the bonus is played too. */
async function newcomer(euros: number): Promise<Table & { bonusId: bigint }> {
  const table = await seat(euros)
  await deposited(table, euros * 100)
  const [bonus] = await rows("select id, purse_id from bonuses.bonus where player_id = $1", table.playerId)
  const token = await seedGameSession(
    db(),
    table,
    { kind: "bonus", id: BigInt(bonus.purse_id) },
    casino().clock.now(),
  )
  const bet: Table["bet"] = (amount, more) => table.bet(amount, { token, ...more })
  const win: Table["win"] = (of, amount, more) => table.win(of, amount, { token, ...more })
  return { ...table, bet, win, bonusId: BigInt(bonus.id) }
}
const requires = (table: { bonusId: bigint }, euros: number) =>
  rows("update bonuses.bonus set required = $2 where id = $1", table.bonusId, units(euros))
const ended = async ({ bonusId }: { bonusId: bigint }) =>
  (await rows("select ended_as, rest::integer as rest from bonuses.bonus where id = $1", bonusId))[0]

/** Its time was over so many minutes ago. */
async function endsAgo({ bonusId }: { bonusId: bigint }, minutes: number): Promise<void> {
  const at = new Date(casino().clock.now().getTime() - minutes * 60_000)
  await rows("update play.purse set ends_at = $2 where giver = 'bonuses' and giver_number = $1", bonusId, at)
  await rows(
    "update bonuses.bonus set ends_at = $2, granted_at = $2::timestamptz - interval '1 day' where id = $1",
    bonusId,
    at,
  )
}
async function endsOver(): Promise<void> {
  const { jobs } = casino().modules.find(({ noun }) => noun === "bonuses")!
  await runOf(jobs!["bonuses.endOver"]!)({})
  await casino().drain()
}
/** Withdraws twenty euros, and gives the bonus up for it. */
async function withdraws(table: Table): Promise<void> {
  const visitor = visitorOf(table)
  const { accounts } = await visitor.call(payments.getPayoutAccounts, {})
  const wish = { amount: 20, method: "bankTransfer", accountId: accounts[0]!.accountId } as const
  await visitor.call(payments.withdrawAmount, { ...wish, forfeitsBonus: true })
  await casino().drain()
}

describe("a joining bonus", () => {
  it("is the first deposit once more, to a hundred euros, and has to be staked 35 times in 30 days", async () => {
    const [small, large] = [await seat(40), await seat(150)]
    expect(await shown(small)).toBeNull()
    await deposited(small, 4_000)
    await deposited(small, 4_000)
    await deposited(large, 15_000)
    const expiresAt = new Date(casino().clock.now().getTime() + 30 * 86_400_000).toISOString()
    expect(await shown(small)).toMatchObject({
      status: "active",
      active: { amount: 40, balance: 40, required: 1_400, wagered: 0, largestStake: 5, expiresAt },
    })
    expect(await shown(large)).toMatchObject({ active: { amount: 100, required: 3_500 } })
    expect(await small.cash()).toBe(4_000)
    expect(await told(small)).toEqual(["bonusGranted"])
  })

  it("is offered before the first deposit, and never for another", async () => {
    const table = await seat(0)
    expect(await shown(table)).toMatchObject({
      status: "offered",
      terms: { percent: 100, maximum: 100 },
      active: null,
    })
    const until = new Date(casino().clock.now().getTime() + 3_600_000)
    await casino().kernel.transact((tx) => pause(tx, table.playerId, { as: "break", until }))
    expect(await shown(table)).toBeNull()
    const later = await seat(40)
    await deposited(later, 4_000, "D-another")
    expect(await shown(later)).toBeNull()
  })

  it("is given by nobody while its policy is off or for information only, and one that was given goes on", async () => {
    const had = await newcomer(20)
    for (const [state, seen] of [
      ["off", null],
      ["infoOnly", { status: "info", active: null }],
    ] as const) {
      await policyIs(state)
      const table = await seat(40)
      await deposited(table, 4_000)
      const bonus = await shown(table)
      if (seen) expect(bonus).toMatchObject(seen)
      else expect(bonus).toBeNull()
      expect(await shown(had)).toMatchObject({ status: "active", active: { balance: 20 } })
    }
  })

  it("counts slots whole and tables to a tenth, and no bet that was given back", async () => {
    const table = await newcomer(20)
    await table.bet(5, { round: "slots", round_closed: true })
    await table.bet(3, { round: "wheel", round_closed: true, game_code: seededGames.roulette })
    const gone = await table.bet(4, { round: "gone", round_closed: true })
    await casino().drain()
    expect((await shown(table))!.active!.wagered).toBe(9.3)
    await table.rollback(gone.uuid, { round: "gone" })
    await casino().drain()
    expect((await shown(table))!.active!.wagered).toBe(5.3)
    expect((await table.bet(5.01)).status).toBe("RS_ERROR_LIMIT_REACHED")
  })

  it("becomes cash when it has been staked often enough", async () => {
    const table = await newcomer(20)
    await requires(table, 10)
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await table.cash()).toBe(1_000 + 2_000)
    expect(await ended(table)).toEqual({ ended_as: "converted", rest: units(20) })
    expect(await shown(table)).toBeNull()
    expect(await told(table)).toEqual(["bonusGranted", "bonusConverted"])
  })

  it("is over when nothing is left of it and no round is open", async () => {
    const table = await newcomer(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const last = await table.bet(5, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    await table.win(last.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "spent", rest: 0 })
    expect(await told(table)).toEqual(["bonusGranted", "bonusSpent"])
  })

  it("goes back to the house when its time is over", async () => {
    const table = await newcomer(20)
    await endsAgo(table, 0)
    expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    // What was bet in its last moments is counted first.
    await endsOver()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    await endsAgo(table, 5)
    await endsOver()
    expect(await ended(table)).toEqual({ ended_as: "expired", rest: units(20) })
    expect(await table.cash()).toBe(2_000)
    expect(await told(table)).toEqual(["bonusGranted", "bonusOver"])
    const [letter] = await mailsTo(casino(), table.email)
    const over = translate("nl", "notificationTexts")("money.bonusOver.title")
    expect(letter).toMatchObject({ subject: over, text: expect.stringContaining("20,00") })
  })

  it("that was staked often enough cuts off no round, and is its player's however it ends meanwhile", async () => {
    const table = await newcomer(30)
    await requires(table, 10)
    const open = await table.bet(1, { round: "open" })
    for (const round of ["one", "two"]) await table.bet(5, { round, round_closed: true })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: null, rest: null })
    expect((await table.bet(1, { round: "open" })).status).toBe("RS_OK")
    await table.win(open.uuid, 0, { round: "open" })
    await casino().drain()
    expect(await ended(table)).toMatchObject({ ended_as: "converted" })
    for (const ends of [async (late: typeof table) => endsAgo(late, 5).then(endsOver), withdraws]) {
      const late = await newcomer(50)
      for (const round of ["one", "two"]) await late.bet(5, { round, round_closed: true })
      await casino().drain()
      await requires(late, 10)
      await ends(late)
      expect(await ended(late)).toMatchObject({ ended_as: "converted" })
    }
  })

  it("is what every page says of it, and a stake above its largest is told apart from a limit", async () => {
    const table = await newcomer(20)
    const visitor = visitorOf(table)
    const summary = async () => (await visitor.call(me.getSessionSummary, {})).bonus
    expect(await summary()).toEqual({ amount: 20, largestStake: 5, endsAt: expect.any(String) })
    const socket = socketTo(casino().url, {
      cookie: `${sessionCookie}=${table.cookie}`,
      origin: casino().url,
    })
    expect(await socket.isIn).toBe(true)
    const heard = () => socket.heard.filter(([name]) => name === "stakeTooLarge" || name === "limitReached")
    expect((await table.bet(5.01)).status).toBe("RS_ERROR_LIMIT_REACHED")
    await expect.poll(heard).toEqual([["stakeTooLarge", { largestStake: 5 }]])
    await visitor.call(limits.setLimits, { dailyBetLimit: 3 })
    expect((await table.bet(4)).status).toBe("RS_ERROR_LIMIT_REACHED")
    await expect
      .poll(() => heard().at(-1))
      .toMatchObject(["limitReached", { limit: "dailyBetLimit", amount: 3 }])
    socket.close()
    expect((await desk("anna", "cancel-bonus", String(table.bonusId), "a test")).code).toBe(0)
    expect(await summary()).toBeNull()
  })

  it("goes back when the deposit it was given for does", async () => {
    const table = await newcomer(20)
    const [orderId] = await orderOf(table)
    const back = {
      orderId: orderId!,
      amountCents: 2_000,
      wasCredited: true,
      takenCents: 0,
      missingCents: 2_000,
    }
    await casino().kernel.transact((tx) =>
      tx.announce(depositChargedBack, { playerId: table.playerId, ...back, reason: "chargedBack" }),
    )
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "depositReturned", rest: units(20) })
  })

  it("is given up by a withdrawal, whose player was told and said so", async () => {
    const table = await newcomer(50)
    const visitor = visitorOf(table)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 50 })
    const { accounts } = await visitor.call(payments.getPayoutAccounts, {})
    const wish = { amount: 20, method: "bankTransfer", accountId: accounts[0]!.accountId } as const
    await expect(visitor.call(payments.withdrawAmount, wish)).rejects.toMatchObject({
      name: "BonusWouldBeForfeitedErrorType",
    })
    expect(await table.cash()).toBe(5_000)
    await visitor.call(payments.withdrawAmount, { ...wish, forfeitsBonus: true })
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "withdrawn", rest: units(50) })
    expect(await table.cash()).toBe(3_000)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
  })

  it("is given up by its player, who was told what it costs, once for a key", async () => {
    const table = await newcomer(10)
    const visitor = visitorOf(table)
    await table.bet(5, { round: "over", round_closed: true })
    const open = await table.bet(5, { round: "open" })
    await table.bet(3, { round: "bonus", round_closed: true })
    await casino().drain()
    const { active } = (await shown(table))!
    expect(active).toMatchObject({ balance: 7, wagered: 8 })
    const wish = { bonusId: active!.bonusId, forfeits: active!.balance }
    // More than they were told: it is asked again, and nothing of it moved.
    const less = { ...wish, forfeits: 6.99 }
    await expect(visitor.call(contract.giveUpJoiningBonus, less)).rejects.toMatchObject({
      name: "BonusChangedErrorType",
      message: expect.stringContaining("7,00"),
    })
    expect(await shown(table)).toMatchObject({ status: "active", active: { balance: 7 } })
    const once = { idempotencyKey: "give-up-once" }
    const done = await visitor.call(contract.giveUpJoiningBonus, wish, once)
    expect(done).toMatchObject({ as: "givenUp", amount: 7 })
    expect(done.message).toContain("7,00")
    expect(await visitor.call(contract.giveUpJoiningBonus, wish, once)).toEqual(done)
    await expect(visitor.call(contract.giveUpJoiningBonus, wish)).rejects.toMatchObject({
      name: "BonusEndedErrorType",
    })
    expect(await ended(table)).toEqual({ ended_as: "givenUp", rest: units(7) })
    // What an open round still wins goes the way of what it was staked with: it was cash.
    await table.win(open.uuid, 8, { round: "open" })
    await casino().drain()
    expect(await table.cash()).toBe(800)
    expect(await shown(table)).toBeNull()
    expect(await told(table)).toEqual(["bonusGranted", "bonusGivenUp"])
    // No letter but that of their deposit: they know what they did.
    expect(await mailsTo(casino(), table.email)).toHaveLength(1)
    expect(await visitor.call(payments.getForfeit, {})).toEqual({ bonus: 0 })
    expect((await desk("anna", "bonuses")).text).toContain("givenUp")
  })

  it("that is given up leaves what its open rounds win of it to the house", async () => {
    const table = await newcomer(5)
    await table.bet(5, { round: "cash", round_closed: true })
    const open = await table.bet(4, { round: "open" })
    await casino().drain()
    const wish = { bonusId: Number(table.bonusId), forfeits: 1 }
    await visitorOf(table).call(contract.giveUpJoiningBonus, wish)
    expect((await table.win(open.uuid, 100, { round: "open" })).status).toBe("RS_OK")
    await casino().drain()
    expect(await table.cash()).toBe(0)
    expect(await ended(table)).toEqual({ ended_as: "givenUp", rest: units(1) })
  })

  it("that was staked often enough meanwhile is its player's, also where they give it up, and on a break", async () => {
    const table = await newcomer(20)
    await requires(table, 5)
    await table.bet(1, { round: "open" })
    await table.bet(5, { round: "one", round_closed: true })
    await casino().drain()
    const until = new Date(casino().clock.now().getTime() + 3_600_000)
    const wish = { bonusId: Number(table.bonusId), forfeits: 20 }
    const visitor = visitorOf(table)
    expect(await visitor.call(contract.giveUpJoiningBonus, wish)).toMatchObject({
      as: "converted",
      amount: 20,
    })
    expect(await table.cash()).toBe(1_400 + 2_000)
    const other = await newcomer(20)
    await casino().kernel.transact((tx) => pause(tx, other.playerId, { as: "break", until }))
    const theirs = { bonusId: Number(other.bonusId), forfeits: 20 }
    await expect(visitor.call(contract.giveUpJoiningBonus, theirs)).rejects.toMatchObject({
      name: "NotFoundErrorType",
    })
    expect(await visitorOf(other).call(contract.giveUpJoiningBonus, theirs)).toMatchObject({ as: "givenUp" })
  })

  it("is seen and cancelled by operators, with their reason", async () => {
    const table = await newcomer(20)
    const id = String(table.bonusId)
    expect((await desk("anna", "bonuses")).text).toContain(`player ${table.playerId}: €\u00a020,00`)
    expect((await desk("anna", "cancel-bonus", id, "  ")).text).toContain("Say why.")
    expect((await desk("anna", "cancel-bonus", id, "two accounts")).text).toContain("is cancelled")
    expect((await desk("anna", "cancel-bonus", id, "again")).text).toContain(`No bonus ${id} is open.`)
    await casino().drain()
    expect(await ended(table)).toEqual({ ended_as: "cancelled", rest: units(20) })
    expect(await told(table)).toContain("bonusCancelled")
  })
})
