import type { Client } from "@elite/client/visitor"
import {
  consent,
  content,
  type ErrorName,
  games,
  type InputOf,
  jackpots,
  limits,
  notifications,
  payments,
  play,
  protection,
} from "@elite/contract"
import pg from "pg"
import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { hub88 } from "../../testing/hub88.ts"
import { newcomer, verified } from "../../testing/people.ts"
import { arm, epis } from "../../testing/sandboxes.ts"
import { seededGames, seededVisitor, seedPlayer } from "../../testing/seeded.ts"
import { seat } from "../../testing/table.ts"
import { sessionCookie } from "../kernel/http.ts"
import { setPolicy } from "../modules/content/index.ts"
import { jackpotPools } from "../modules/jackpots/settings.ts"
import { weeklyLimitRaise } from "../modules/limits/settings.ts"
import { depositedBeyond, type Payer } from "../modules/payments/testing/trial.ts"
import { demoPlay } from "../modules/play/settings.ts"
import { otherCalls, reasonsOfTheGate, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about games, money or anything but an account names, provoked once through the real doors. */
const { casino, own, refuses, unprovoked, hurried } = refusalsForFile()
let isSeeded = false

const gameId = async (code: string) =>
  Number((await own("select id from games.game where code = $1", [code]))[0]!.id)

beforeEach(async () => {
  if (isSeeded) return
  isSeeded = true
  await own("insert into games.studio (name, slug) values ('Seed', 'seed')")
  await own(
    `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
       first_seen_at, offered, licence_classes, position)
     select g.code, g.code, g.code, s.id, c.id, c.id, '{}', g.has_demo, now(), true, '{A+}', 1
     from (values ($1, true), ($2, false)) as g (code, has_demo),
       games.studio s, games.sub_category c where s.slug = 'seed' and c.code = 'video-slots'`,
    [seededGames.slot, seededGames.roulette],
  )
})

const deposit = { amount: 20, paymentMethod: "bancontact", languageCode: "nl" } as const
const raise = { type: "APPROVED_DEPOSIT_LIMIT", value: 500 } as const
const launchOf = async (isDemo = false, code: string = seededGames.slot) =>
  ({ casinoGameId: await gameId(code), isDemo, deviceType: "web", languageCode: "nl" }) as const

describe("what the gate refuses, at every door to it", () => {
  test.each(reasonsOfTheGate)("%s", async (name, arrange) => {
    const { visitor, userId: playerId } = await verified(casino(), newcomer("Jan"))
    await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
    await own(arrange, [playerId])
    await refuses(visitor, payments.hiPayUrl, deposit, name)
    await refuses(visitor, limits.setLimits, raise, name)
    await refuses(visitor, play.startGame, await launchOf(), name)
    await refuses(visitor, play.initGame, await launchOf(), name)
    await refuses(visitor, jackpots.updateJackpotWinner, { jackpotId: 1 }, name)
    if (payments.withdrawAmount.errors.includes(name))
      await refuses(
        visitor,
        payments.withdrawAmount,
        { amount: 20, method: "bankTransfer", iban: mine },
        name,
      )
    if (payments.addPayoutAccount.errors.includes(name))
      await refuses(visitor, payments.addPayoutAccount, { iban: mine }, name)
  })

  test("nobody plays while the register does not answer", async () => {
    const { visitor, playerId } = await seededVisitor(casino())
    await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
    await epis(casino(), { action: "weather", outage: "1" })
    onTestFinished(() => epis(casino(), { action: "weather" }))
    const name = "ExclusionRegisterUnavailableErrorType"
    await refuses(visitor, payments.hiPayUrl, deposit, name)
    await refuses(visitor, jackpots.updateJackpotWinner, { jackpotId: 1 }, name)
    await refuses(visitor, limits.setLimits, raise, name)
    await refuses(visitor, play.startGame, await launchOf(), name)
    await refuses(visitor, play.initGame, await launchOf(), name)
  })
})

test("games and pages", async () => {
  const { visitor } = await seededVisitor(casino())
  const nowhere = { casinoGameId: 999_999 }
  const { addFavorite, addFavoriteGame, removeFavorite, removeFavoriteGame } = games
  for (const call of [addFavorite, addFavoriteGame, removeFavorite, removeFavoriteGame])
    await refuses(visitor, call, nowhere, "GameNotFound")
  for (const call of [play.startGame, play.initGame]) {
    await refuses(visitor, call, { ...(await launchOf()), ...nowhere }, "GameNotFound")
    const withoutDemo = await launchOf(true, seededGames.roulette)
    await refuses(visitor, call, withoutDemo, "DemoNotAvailableErrorType")
    await refuses(casino().visitor(), call, await launchOf(), "UnauthorizedErrorType")
    await refuses(casino().visitor(), call, await launchOf(true), "AgeNotAnsweredErrorType")
    // The aggregator does not know the seeded game.
    await refuses(visitor, call, await launchOf(), "GameServiceNotAvailableErrorType")
  }
  await casino().kernel.transact((tx) => setPolicy(tx, demoPlay, "off", "operator:1"))
  for (const call of [play.startGame, play.initGame])
    await refuses(visitor, call, await launchOf(true), "DemoPlayOffErrorType")
  await casino().kernel.transact((tx) => setPolicy(tx, demoPlay, "on", "operator:1"))
  await casino().visitor().call(play.answerAge, { isOfAge: true })
  await hurried()
  await refuses(casino().visitor(), play.answerAge, { isOfAge: true }, "TooManyRequestsErrorType")
  await refuses(visitor, content.getCmsPage, { slug: "no-such-page" }, "DataCannotBeFoundErrorType")
})

const mine = "BE68 5390 0754 7034"
const methods = (direction: "deposit" | "withdraw", code: string, on: boolean) =>
  own("update content.settings set value = jsonb_set(value, $1, $2) where key = 'paymentMethods'", [
    `{${direction},${code}}`,
    JSON.stringify(on),
  ])

/** A player whose reality check waits to be answered. */
async function wantsCheck(visitor: Client) {
  await visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
  await own("update limits.player set check_due_at = $1 where check_minutes = 30", [casino().clock.now()])
}

/** A player whose session has lasted as long as they allow themselves, or may go on for an hour. */
async function sessionIsOver(visitor: Client, isOver: boolean) {
  await visitor.call(limits.setSessionTime, { minutes: 15 })
  await own(
    "update limits.player set session_ends_at = $1::timestamptz + make_interval(hours => $2) where session_minutes = 15",
    [casino().clock.now(), isOver ? 0 : 1],
  )
}

test("deposits", async () => {
  const { visitor } = await seededVisitor(casino())
  const ask = payments.hiPayUrl
  await refuses(visitor, ask, { ...deposit, amount: 9.99 }, "DepositBelowMinimumErrorType")
  await refuses(visitor, ask, { ...deposit, amount: 200.01 }, "DepositLimitReachedErrorType")
  await wantsCheck(visitor)
  await refuses(visitor, ask, deposit, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, ask, deposit, "SessionTimeOverErrorType")
  await refuses(visitor, limits.setLimits, raise, "SessionTimeOverErrorType")
  await sessionIsOver(visitor, false)
  await methods("deposit", "visa", false)
  await refuses(visitor, ask, { ...deposit, paymentMethod: "visa" }, "PaymentMethodNotAllowedErrorType")
  await methods("deposit", "visa", true)
  const once = { idempotencyKey: "deposit-key-1" }
  await visitor.call(ask, deposit, once)
  await refuses(visitor, ask, { ...deposit, amount: 21 }, "IdempotencyKeyReusedErrorType", once)
  await arm(casino(), "hipay", "http_500")
  await refuses(visitor, ask, deposit, "HiPayServiceNotAvailableErrorType")
  for (const call of [payments.hiPayResponse, payments.continueDeposit, payments.abandonDeposit])
    await refuses(visitor, call, { orderid: "D-of-somebody-else" }, "NotFoundErrorType")
})

test("withdrawals", async () => {
  const jan: Payer = await seededVisitor(casino())
  await depositedBeyond(casino(), jan, 100)
  const ask = payments.withdrawAmount
  const wish = { amount: 20, method: "bankTransfer", iban: mine } as const
  const refused = (name: ErrorName, changes: Partial<InputOf<typeof ask>> = {}, more = {}) =>
    refuses(jan.visitor, ask, { ...wish, ...changes }, name, more)
  await refused("WithdrawalBelowMinimumErrorType", { amount: 19.99 })
  await refused("InsufficientFundsErrorType", { amount: 100.01 })
  await refused("IbanInvalidErrorType", { iban: "BE68539007547035" })
  await refused("IbanNotOwnErrorType", { iban: "BE71096123456769" })
  await refused("TemporarilyUnavailableErrorType", { iban: "BE62510007547061" })
  await refuses(
    jan.visitor,
    ask,
    { amount: 20, method: "bankTransfer", accountId: "A-of-somebody-else" },
    "NotFoundErrorType",
  )
  await refused("PayoutAccountWaitsErrorType", { iban: "BE21001234567803" })
  await atMost(2)
  await refused("PayoutAccountsFullErrorType", { iban: "BE10001234567904" })
  await atMost(5)
  await methods("withdraw", "manualWithdraw", false)
  await refused("PaymentMethodNotAllowedErrorType")
  await methods("withdraw", "manualWithdraw", true)
  const once = { idempotencyKey: "withdraw-key-1" }
  await jan.visitor.call(ask, wish, once)
  await refused("IdempotencyKeyReusedErrorType", { amount: 21 }, once)
  await hurried()
  await refused("TooManyRequestsErrorType")
  await own("update sessions.session set started_at = started_at - interval '5 minutes'")
  await refused("StepUpRequiredErrorType")
})

/** So many payout accounts at most. */
const atMost = (most: number) =>
  own(
    "update content.settings set value = value || jsonb_build_object('most', $1::int) where key = 'payoutAccounts'",
    [most],
  )

test("payout accounts", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const { addPayoutAccount: add, removePayoutAccount: remove } = payments
  await refuses(visitor, add, { iban: "BE68539007547035" }, "IbanInvalidErrorType")
  await refuses(visitor, add, { iban: "BE71096123456769" }, "IbanNotOwnErrorType")
  await refuses(visitor, add, { iban: "BE62510007547061" }, "TemporarilyUnavailableErrorType")
  await atMost(1)
  await refuses(visitor, add, { iban: "BE21001234567803" }, "PayoutAccountsFullErrorType")
  await atMost(5)
  await methods("withdraw", "manualWithdraw", false)
  await refuses(visitor, add, { iban: mine }, "PaymentMethodNotAllowedErrorType")
  await methods("withdraw", "manualWithdraw", true)
  await hurried()
  await refuses(visitor, add, { iban: "BE21001234567803" }, "TooManyRequestsErrorType")
  await refuses(visitor, remove, { accountId: "A-of-somebody-else" }, "NotFoundErrorType")
  await own(
    "update sessions.session set started_at = started_at - interval '5 minutes' where player_id = $1",
    [playerId],
  )
  await refuses(visitor, add, { iban: mine }, "StepUpRequiredErrorType")
  await refuses(visitor, remove, { accountId: "A-of-somebody-else" }, "StepUpRequiredErrorType")
})

test("closing an account", async () => {
  const jan: Payer = await seededVisitor(casino())
  await own("delete from payments.payout_account where player_id = $1", [jan.playerId])
  await depositedBeyond(casino(), jan, 20)
  const { visitor, playerId } = jan
  const ask = payments.closeAccount
  await own(
    "update sessions.session set started_at = started_at - interval '5 minutes' where player_id = $1",
    [playerId],
  )
  await refuses(visitor, ask, {}, "StepUpRequiredErrorType")
  await own("update sessions.session set proved_at = now() where player_id = $1", [playerId])
  await refuses(visitor, ask, {}, "PayoutAccountNeededErrorType")
  await refuses(visitor, ask, { iban: "BE68539007547035" }, "IbanInvalidErrorType")
  await refuses(visitor, ask, { iban: "BE71096123456769" }, "IbanNotOwnErrorType")
})

/** A player who wins the jackpot of big wins with each of these rounds, and the bets that they won it with. */
async function winner(...rounds: string[]) {
  const { databaseUrl: connectionString, url, kernel, clock } = casino()
  const db = new pg.Pool({ connectionString, max: 1 })
  onTestFinished(() => db.end())
  await kernel.transact((tx) => setPolicy(tx, jackpotPools, "on", "operator:1"))
  await casino().drain()
  const player = (euros?: number) => seedPlayer(db, euros, { now: clock.now() })
  const table = await seat({ hub: hub88(url), db, player }, 10)
  for (const round of rounds) {
    const { uuid } = await table.bet(1, { round })
    await table.win(uuid, 500, { round })
    if (round === "given back") await table.rollback(uuid, { round })
  }
  await casino().drain()
  const wins = await own("select id from jackpots.win where player_id = $1 order by id", [table.playerId])
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, table.cookie)
  return { visitor, wins: wins.map(({ id }) => Number(id)) }
}

test("jackpots", async () => {
  const { visitor, wins } = await winner("claimed", "given back")
  const { getJackpotCycle, getJackpotItems, getOwnJackpotItems, updateJackpotWinner: claim } = jackpots
  for (const call of [getJackpotCycle, getJackpotItems, getOwnJackpotItems, claim])
    await refuses(visitor, call, { jackpotId: 999_999_999 }, "NotFoundErrorType")
  const [jackpotId, disputed] = wins as [number, number]
  await visitor.call(claim, { jackpotId })
  await refuses(visitor, claim, { jackpotId }, "JackpotClaimedErrorType")
  await refuses(visitor, claim, { jackpotId: disputed }, "JackpotDisputedErrorType")
  await wantsCheck(visitor)
  await refuses(visitor, claim, { jackpotId }, "RealityCheckDueErrorType")
  await visitor.call(limits.answerRealityCheck, {})
  await sessionIsOver(visitor, true)
  await refuses(visitor, claim, { jackpotId }, "SessionTimeOverErrorType")
})

test("limits", async () => {
  const { visitor } = await seededVisitor(casino())
  const { confirmLimitRequest: confirm, deleteLimitRequest: cancel } = limits
  for (const call of [confirm, cancel])
    await refuses(visitor, call, { requestId: 999_999_999 }, "NotFoundErrorType")
  await visitor.call(limits.setLimits, { dailyBetLimit: 10 })
  await visitor.call(limits.setLimits, { dailyBetLimit: 20 })
  const { requestId } = (await visitor.call(limits.getLimits, {})).limits.dailyBetLimit.pending!
  await refuses(visitor, confirm, { requestId }, "LimitStillCoolingErrorType")
  await visitor.call(cancel, { requestId })
  for (const call of [confirm, cancel])
    await refuses(visitor, call, { requestId }, "LimitRequestClosedErrorType")
  await visitor.call(limits.setLimits, raise)
  await refuses(visitor, limits.setLimits, raise, "LimitRaiseOpenErrorType")
  await casino().kernel.transact((tx) => setPolicy(tx, weeklyLimitRaise, "off", "operator:1"))
  await refuses(visitor, limits.setLimits, raise, "LimitRaiseSuspendedErrorType")
  await casino().kernel.transact((tx) => setPolicy(tx, weeklyLimitRaise, "on", "operator:1"))
  await wantsCheck(visitor)
  const check = { type: "REALITY_CHECK" } as const
  await refuses(visitor, limits.setLimits, { ...check, value: 60 }, "RealityCheckDueErrorType")
  await refuses(visitor, limits.resetUserLimit, check, "RealityCheckDueErrorType")
})

test("protection", async () => {
  const { visitor } = await seededVisitor(casino())
  await refuses(visitor, protection.deleteSelfTest, { id: 999_999_999 }, "NotFoundErrorType")
  const keep = { score: 4, agrees: true } as const
  await visitor.call(protection.keepSelfTest, keep)
  await hurried()
  await refuses(visitor, protection.keepSelfTest, keep, "TooManyRequestsErrorType")
})

test("coming back", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  await refuses(visitor, limits.askReturn, {}, "ReturnNotNeededErrorType")
  await own(
    "insert into limits.player (player_id, excluded_until) values ($1, $2::timestamptz + interval '1 day')",
    [playerId, casino().clock.now()],
  )
  await refuses(visitor, limits.askReturn, {}, "SelfExcludedErrorType")
})

test("notifications", async () => {
  const { visitor } = await seededVisitor(casino())
  const ask = notifications.updateNotification
  await refuses(visitor, ask, { status: "seen", notificationHistoryId: 999_999_999 }, "NotFoundErrorType")
  await refuses(visitor, ask, { status: "seen" }, "NotificationHistoryIdRequiredErrorType")
  const elsewhere = {
    endpoint: "https://push.example.be/1",
    keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
  }
  await refuses(
    visitor,
    notifications.attachPush,
    { ...elsewhere, languageCode: "en" },
    "PushServiceUnknownErrorType",
  )
  const from = { endpoint: elsewhere.endpoint, auth: elsewhere.keys.auth }
  await refuses(visitor, notifications.movePush, { from, to: elsewhere }, "PushServiceUnknownErrorType")
})

test("consent", async () => {
  const { visitor } = await seededVisitor(casino())
  const choice = { necessary: true, marketing: true, targeting: true, personal: true } as const
  const version = consent.consentVersion
  await refuses(visitor, consent.trackUtm, { gclid: "a" }, "ConsentMissingErrorType")
  await refuses(visitor, consent.chooseConsent, { ...choice, version: "none" }, "ConsentTextChangedErrorType")
  await visitor.call(consent.chooseConsent, { ...choice, version })
  await hurried()
  await refuses(visitor, consent.trackUtm, { gclid: "a" }, "TooManyRequestsErrorType")
  await refuses(visitor, consent.chooseConsent, { ...choice, version }, "TooManyRequestsErrorType")
})

test("every refusal that any other call names has been provoked here", () => {
  expect(unprovoked(otherCalls)).toEqual([])
})
