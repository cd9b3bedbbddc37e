import type { Client } from "@elite/client/visitor"
import {
  content,
  type Endpoint,
  type ErrorName,
  endpoints,
  errorStatus,
  games,
  type InputOf,
  identity,
  payments,
  play,
  players,
  sessions,
} from "@elite/contract"
import { beforeEach, describe, expect, onTestFinished, test } from "vitest"
import type { TestCasino } from "../testing/casino.ts"
import {
  base64,
  epis,
  goodPassword,
  logIn,
  type Newcomer,
  newcomer,
  signUp,
  tokenFor,
} from "../testing/people.ts"
import { seededGames } from "../testing/seeded.ts"
import { setPolicy } from "./modules/content/index.ts"
import {
  arm,
  asOwner,
  casinoForFile,
  depositedBeyond,
  type Payer,
  payer,
} from "./modules/payments/testing/trial.ts"
import { demoPlay } from "./modules/play/settings.ts"

/**
 * Every refusal that a call's `errors` names, provoked once through the real doors. A name that nothing answers is a
 * promise nobody keeps: the last test finds it.
 */
const house = casinoForFile()
let casino: TestCasino
let isSeeded = false

const provoked = new Set<string>()
const pair = ({ method, path }: Endpoint, name: ErrorName) => `${method} ${path} ${name}`

async function refuses<E extends Endpoint>(
  visitor: Client,
  endpoint: E,
  input: InputOf<E>,
  name: ErrorName,
  more: { idempotencyKey?: string } = {},
): Promise<void> {
  const said = pair(endpoint, name)
  await expect(visitor.call(endpoint, input, more), said).rejects.toMatchObject({
    name,
    status: errorStatus[name],
  })
  provoked.add(said)
}

const own = (text: string, values: unknown[] = []) => asOwner<{ id: string }>(casino, text, values)
const gameId = async (code: string) =>
  Number((await own("select id from games.game where code = $1", [code]))[0]!.id)

beforeEach(async () => {
  casino = house()
  await own("delete from kernel.throttle")
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
const launchOf = async (isDemo = false, code: string = seededGames.slot) =>
  ({ casinoGameId: await gameId(code), isDemo, deviceType: "web", languageCode: "nl" }) as const

describe("what the gate refuses, at every door to it", () => {
  const standing = (set: string) => `update limits.player set ${set} where player_id = $1`
  const reasons: [ErrorName, string][] = [
    ["KycNotDoneErrorType", "update identity.standing set kyc_status = 'none' where player_id = $1"],
    ["EmailNotVerifiedErrorType", "update players.player set email_verified_at = null where id = $1"],
    ["OnBreakErrorType", standing("break_until = now() + interval '1 day'")],
    ["SelfExcludedErrorType", standing("excluded_until = now() + interval '1 day'")],
    ["AccountExcludedErrorType", standing("excluded_until = 'infinity'")],
    [
      "ExcludedFromPlayErrorType",
      "update players.player set register_standing = 'excluded', register_checked_at = now() + interval '1 hour' where id = $1",
    ],
    [
      "AccountUnderAgeErrorType",
      "update identity.standing set kyc_status = 'declined', reason = 'underAge' where player_id = $1",
    ],
    ["AccountClosedErrorType", "update players.player set status = 'closed' where id = $1"],
  ]
  test.each(reasons)("%s", async (name, arrange) => {
    const { visitor, playerId, email } = await payer(casino)
    await own("insert into limits.player (player_id) values ($1) on conflict do nothing", [playerId])
    await own(arrange, [playerId])
    await refuses(visitor, payments.hiPayUrl, deposit, name)
    await refuses(visitor, play.startGame, await launchOf(), name)
    await refuses(visitor, play.initGame, await launchOf(), name)
    if (payments.withdrawAmount.errors.includes(name))
      await refuses(
        visitor,
        payments.withdrawAmount,
        { amount: 20, method: "bankTransfer", iban: mine },
        name,
      )
    const password = base64("correct horse battery 42")
    if (sessions.login.errors.includes(name))
      await refuses(
        casino.visitor(),
        sessions.login,
        { email, password, deviceType: "web", preferredLanguage: "nl" },
        name,
      )
  })

  test("nobody plays while the register does not answer", async () => {
    const { visitor, playerId } = await payer(casino)
    await own("update players.player set register_standing = 'unknown' where id = $1", [playerId])
    await epis(casino, { action: "weather", outage: "1" })
    onTestFinished(() => epis(casino, { action: "weather" }))
    const name = "ExclusionRegisterUnavailableErrorType"
    await refuses(visitor, payments.hiPayUrl, deposit, name)
    await refuses(visitor, play.startGame, await launchOf(), name)
    await refuses(visitor, play.initGame, await launchOf(), name)
    await refuses(casino.visitor(), players.signUp, newcomer("Eva"), name)
  })
})

test("registration", async () => {
  const known = newcomer("Eva")
  await signUp(casino, known)
  const barred = newcomer("Eva", { lastName: "Barred" })
  await epis(casino, {
    action: "add",
    lastName: "Barred",
    firstName: "Eva",
    birthDate: "1993-05-18",
    nationalNumber: barred.nationalNumber!,
  })
  const cases: [ErrorName, Newcomer][] = [
    ["UnderAgeErrorType", newcomer("Eva", { dateOfBirth: "11-21-2015" })],
    ["ProfessionBarredErrorType", newcomer("Eva", { profession: "notary" })],
    ["NationalNumberInvalidErrorType", newcomer("Eva", { nationalNumber: "93051822362" })],
    ["WeakPasswordErrorType", newcomer("Eva", { password: base64("Password123!") })],
    ["EmailAlreadyExistsErrorType", newcomer("Eva", { email: known.email })],
    ["UsernameAlreadyExistsErrorType", newcomer("Eva", { username: known.username })],
    ["UserAlreadyExists", newcomer("Eva", { nationalNumber: known.nationalNumber! })],
    // Whoever the register excludes hears what somebody known hears.
    ["UserAlreadyExists", barred],
  ]
  for (const [name, person] of cases) {
    await own("delete from kernel.throttle")
    await refuses(casino.visitor(), players.signUp, person, name)
  }
  await own("update kernel.throttle set count = 1000000")
  await refuses(casino.visitor(), players.signUp, newcomer("Eva"), "TooManyRequestsErrorType")
  await own("delete from kernel.throttle")
  const ask = players.checkUniqueConstraints
  await refuses(casino.visitor(), ask, { email: known.email }, "EmailAlreadyExistsErrorType")
  await refuses(casino.visitor(), ask, { username: known.username }, "UsernameAlreadyExistsErrorType")
  await own("update kernel.throttle set count = 1000000")
  await refuses(casino.visitor(), ask, { username: "free" }, "TooManyRequestsErrorType")
})

test("the address and the log-in", async () => {
  const eva = newcomer("Eva")
  const { visitor } = await signUp(casino, eva)
  await refuses(visitor, identity.onsiteKyc, {}, "EmailNotVerifiedErrorType")
  await refuses(visitor, players.verifyEmail, { token: "x".repeat(43) }, "EmailTokenInvalidErrorType")
  const token = await tokenFor(casino, eva.email)
  await own("update players.email_token set expires_at = now() - interval '1 day'")
  await refuses(visitor, players.verifyEmail, { token }, "CodeExpiredErrorType")
  await visitor.call(players.refreshEmailToken, {})
  await own("update kernel.throttle set count = 1000000")
  await refuses(visitor, players.refreshEmailToken, {}, "TooManyRequestsErrorType")
  await own("delete from kernel.throttle")
  const known = await payer(casino)
  await refuses(known.visitor, players.refreshEmailToken, {}, "EmailAlreadyVerifiedErrorType")

  const knock = { email: eva.email, deviceType: "web", preferredLanguage: "nl" } as const
  const wrong = { ...knock, password: base64("wrong") }
  await refuses(casino.visitor(), sessions.login, wrong, "EmailNotFound")
  await own("update kernel.throttle set count = 1000000")
  await refuses(
    casino.visitor(),
    sessions.login,
    { ...wrong, password: base64(goodPassword) },
    "TooManyRequestsErrorType",
  )
  await own("delete from kernel.throttle")
  await logIn(casino.visitor(), eva.email)
})

test("the identity check", async () => {
  const { visitor, playerId } = await payer(casino)
  await refuses(visitor, identity.onsiteKyc, {}, "KycAlreadyDoneErrorType")
  await own("update identity.standing set kyc_status = 'none' where player_id = $1", [playerId])
  await arm(casino, "shufti", "http_500", "http_500", "http_500")
  await refuses(visitor, identity.onsiteKyc, {}, "KycServiceNotAvailableErrorType")
})

test("games and pages", async () => {
  const { visitor } = await payer(casino)
  const nowhere = { casinoGameId: 999_999 }
  const { addFavorite, addFavoriteGame, removeFavorite, removeFavoriteGame } = games
  for (const call of [addFavorite, addFavoriteGame, removeFavorite, removeFavoriteGame])
    await refuses(visitor, call, nowhere, "GameNotFound")
  for (const call of [play.startGame, play.initGame]) {
    await refuses(visitor, call, { ...(await launchOf()), ...nowhere }, "GameNotFound")
    const withoutDemo = await launchOf(true, seededGames.roulette)
    await refuses(visitor, call, withoutDemo, "DemoNotAvailableErrorType")
    await refuses(casino.visitor(), call, await launchOf(), "UnauthorizedErrorType")
    await refuses(casino.visitor(), call, await launchOf(true), "AgeNotAnsweredErrorType")
    // The aggregator does not know the seeded game.
    await refuses(visitor, call, await launchOf(), "GameServiceNotAvailableErrorType")
  }
  await casino.kernel.transact((tx) => setPolicy(tx, demoPlay, "off", "operator:1"))
  for (const call of [play.startGame, play.initGame])
    await refuses(visitor, call, await launchOf(true), "DemoPlayOffErrorType")
  await casino.kernel.transact((tx) => setPolicy(tx, demoPlay, "on", "operator:1"))
  await casino.visitor().call(play.answerAge, { isOfAge: true })
  await own("update kernel.throttle set count = 1000000")
  await refuses(casino.visitor(), play.answerAge, { isOfAge: true }, "TooManyRequestsErrorType")
  await refuses(visitor, content.getCmsPage, { slug: "no-such-page" }, "DataCannotBeFoundErrorType")
})

const mine = "BE68 5390 0754 7034"
const methods = (direction: "deposit" | "withdraw", code: string, on: boolean) =>
  own("update content.settings set value = jsonb_set(value, $1, $2) where key = 'paymentMethods'", [
    `{${direction},${code}}`,
    JSON.stringify(on),
  ])

test("deposits", async () => {
  const { visitor } = await payer(casino)
  const ask = payments.hiPayUrl
  await refuses(visitor, ask, { ...deposit, amount: 9.99 }, "DepositBelowMinimumErrorType")
  await refuses(visitor, ask, { ...deposit, amount: 200.01 }, "DepositLimitReachedErrorType")
  await methods("deposit", "visa", false)
  await refuses(visitor, ask, { ...deposit, paymentMethod: "visa" }, "PaymentMethodNotAllowedErrorType")
  await methods("deposit", "visa", true)
  const once = { idempotencyKey: "deposit-key-1" }
  await visitor.call(ask, deposit, once)
  await refuses(visitor, ask, { ...deposit, amount: 21 }, "IdempotencyKeyReusedErrorType", once)
  await arm(casino, "hipay", "http_500")
  await refuses(visitor, ask, deposit, "HiPayServiceNotAvailableErrorType")
  for (const call of [payments.hiPayResponse, payments.continueDeposit, payments.abandonDeposit])
    await refuses(visitor, call, { orderid: "D-of-somebody-else" }, "NotFoundErrorType")
})

test("withdrawals", async () => {
  const jan: Payer = await payer(casino)
  await depositedBeyond(casino, jan, 100)
  const ask = payments.withdrawAmount
  const wish = { amount: 20, method: "bankTransfer", iban: mine } as const
  const refused = (name: ErrorName, changes: Partial<InputOf<typeof ask>> = {}, more = {}) =>
    refuses(jan.visitor, ask, { ...wish, ...changes }, name, more)
  await refused("WithdrawalBelowMinimumErrorType", { amount: 19.99 })
  await refused("InsufficientFundsErrorType", { amount: 100.01 })
  await refused("IbanInvalidErrorType", { iban: "BE68539007547035" })
  await refused("IbanNotOwnErrorType", { iban: "BE71096123456769" })
  await refused("TemporarilyUnavailableErrorType", { iban: "BE62510007547061" })
  await methods("withdraw", "manualWithdraw", false)
  await refused("PaymentMethodNotAllowedErrorType")
  await methods("withdraw", "manualWithdraw", true)
  const once = { idempotencyKey: "withdraw-key-1" }
  await jan.visitor.call(ask, wish, once)
  await refused("IdempotencyKeyReusedErrorType", { amount: 21 }, once)
  await own("update kernel.throttle set count = 1000000")
  await refused("TooManyRequestsErrorType")
})

test("every refusal that a call names has been provoked here", () => {
  const named = endpoints.flatMap((endpoint) => endpoint.errors.map((name) => pair(endpoint, name)))
  expect(named.filter((each) => !provoked.has(each))).toEqual([])
})
