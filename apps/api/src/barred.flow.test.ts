import { type Client, createClient } from "@elite/client/visitor"
import {
  type ErrorName,
  games,
  identity,
  limits,
  me,
  notifications,
  payments,
  play,
  players,
  sessions,
} from "@elite/contract"
import { href } from "@elite/paths"
import { eventually } from "@elite/testkit/eventually"
import { listMails as arrivedFor, base64 } from "@elite/testkit/person"
import { submitConsoleForm, updateExclusionRegister } from "@elite/testkit/sandboxes"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { beforeAll, describe, expect, it } from "vitest"
import { units, uuid } from "../testing/hub88.ts"
import { waitUntilIdle } from "../testing/idle.ts"
import {
  endVerification,
  goodPassword,
  listMailsTo,
  logIn,
  newcomer,
  signUpConfirmed,
} from "../testing/people.ts"
import { cashCents, seedAccount, seededGames, seededIban, seedMoney } from "../testing/seeded.ts"
import { tablesForFile } from "../testing/table.ts"
import { card, rowOf, runJob, submitPage, withdrawalsOf } from "./modules/payments/testing/payer.ts"
import { holderOf, linkItsme, logInByItsme, signUpByItsme } from "./modules/sessions/testing/itsme.ts"
import { anAddress, anotherPassword } from "./modules/sessions/testing/passwords.ts"
import { sessionCookie } from "./platform/http/server.ts"
import { minuteMs } from "./platform/lib/calendar.ts"

// Every bar from play holds on every way in, and the money stays withdrawable. ended: the session is over; cut: the
// socket is closed; refused: the log-in answers 403 without a session; restricted: a session may withdraw, and neither
// play nor deposit; waits: a full session, in which no round begins before the reality check is answered; barred: the
// game takes no bet, also in an open round, and pays its win; held: it takes bets of an open round only; back: the
// payment is refunded; credited: the payment arrives; one: no second account may play; theirs: the player can withdraw
// the money; paid: we have paid it out.
const matrix = `
                           | session | game   | socket | payment  | password   | itsme      | link       | code       | account | money
  a break of a day         | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  an exclusion of a day    | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  an exclusion of 7 days   | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  an exclusion of 30 days  | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  an exclusion of 180 days | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  the register             | ended   | barred | cut    | back     | restricted | restricted | restricted | restricted | one     | theirs
  an exclusion for ever    | ended   | barred | cut    | back     | refused    | refused    | refused    | refused    | one     | paid
  a closed account         | ended   | barred | cut    | back     | refused    | refused    | refused    | refused    | one     | paid
  an age below 21          | ended   | barred | cut    | back     | refused    | refused    | refused    | refused    | one     | paid
  a reality check          | waits   | held   | open   | credited | waits      | waits      | waits      | waits      | one     | theirs
`
const [heads, ...lines] = matrix
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
const wayNames = heads!.filter((name) => name !== "")
const rows = lines.map(([state, ...cells]) => ({
  state: state!,
  cells: wayNames.map((way, n) => ({ way, cell: cells[n]! })),
}))

const { casino, db, hub } = tablesForFile({ env: { TRUST_PROXY: "1" }, settleAfterMs: 50 })
const somewhere = (): Client => createClient(casino().url, anAddress())
const [birthDate, child] = ["1993-05-18", "2010-01-01"]
/** The aggregator sandbox can launch this game. */
const gameCode = "kob_dice_royale"
const [ok, limitReached] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"]
const shut = ["RS_ERROR_USER_DISABLED", "RS_ERROR_TOKEN_EXPIRED"]

type Player = Awaited<ReturnType<typeof player>>

let casinoGameId = 0
beforeAll(async () => {
  const named = "update games.game set code = $1 where code = $2 returning id"
  const { rows } = await db().query<{ id: string }>(named, [gameCode, seededGames.slot])
  casinoGameId = Number(rows[0]!.id)
  await db().query(
    `update content.settings set value = jsonb_set(value, '{linkMinutes}', '60') where key = 'newPassword'`,
  )
})

const launch = async (visitor: Client) => {
  const request = { casinoGameId, isDemo: false, deviceType: "web", languageCode: "nl" } as const
  return (await visitor.call(play.startGame, request)).sessionToken!
}
/** €1 by a signed call, by default in a new round. */
async function bet({ playerId, token }: { playerId: bigint; token: string }, round: string = uuid()) {
  const about = { user: `p_${playerId}`, token, game_code: gameCode, round, round_closed: false, meta: {} }
  const stake = { transaction_uuid: uuid(), currency: "EUR", amount: units(1), bet: "spin", is_free: false }
  const { status } = await hub().send("/transaction/bet", { ...about, ...stake })
  return { status, uuid: stake.transaction_uuid }
}
async function win({ playerId, token, hand }: Player) {
  const about = { user: `p_${playerId}`, token, game_code: gameCode, round: hand.round, round_closed: true }
  const paid = { transaction_uuid: uuid(), currency: "EUR", amount: units(3), meta: {} }
  return hub().send("/transaction/win", { ...about, ...paid, reference_transaction_uuid: hand.uuid })
}
const deposit = (visitor: Client) =>
  visitor.call(payments.hiPayUrl, { amount: 20, paymentMethod: "bancontact_qr", languageCode: "nl" })
const withdraw = (visitor: Client) =>
  visitor.call(payments.withdrawAmount, { amount: 20, method: "bnp", iban: seededIban })

/** Waits for the decision of the verifier. */
const waitForDecision = (visitor: Client) =>
  eventually(async () => {
    const { kycStatus } = (await visitor.call(me.getUserDetails, {})).user
    return kycStatus !== "inProgress" && kycStatus
  })

/** From the newest email with a link. */
async function keyFor(email: string): Promise<string> {
  const start = `${casino().url}${href("newPassword", "nl", { newPasswordKey: "" })}`
  const links = (await arrivedFor(casino(), email)).flatMap((mail) => mail.links)
  return decodeURIComponent(links.find((link) => link.startsWith(start))!.slice(start.length))
}
async function codeFor(email: string): Promise<string> {
  const subject = translate("nl", "mails")("resetCode.subject")
  const letter = (await listMailsTo(casino(), email)).find((mail) => mail.subject === subject)
  return /^(\d{6})$/m.exec(letter!.text)![1]!
}

/**
 * Jan Peeters, verified by a card and linked to itsme, with an earlier payout and two sessions. The second has a
 * socket, a game with an open hand, and a payment page. A password link is in the mailbox.
 */
async function player() {
  const person = newcomer("Jan", { lastName: "Peeters" })
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const playerId = BigInt(userId)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", { documentNumber: person.nationalNumber! })
  expect(await waitForDecision(visitor)).toBe("accepted")
  await linkItsme(visitor, holderOf(person))
  // Emails about money are not checked here, and each takes time.
  const noLetters = [{ kind: "money", channel: "mail", isOn: false }] as const
  await visitor.call(notifications.updatePreferences, { preferences: [...noLetters] })
  await seedAccount(db(), playerId)
  await seedMoney(db(), playerId, 200)
  await withdraw(visitor)
  await somewhere().call(sessions.forgetPassword, { email: person.email })
  await casino().drain()
  await eventually(async () => (await withdrawalsOf(casino(), subjectOf(playerId)))[0]?.status === "received")

  const remembered = somewhere()
  await logIn(remembered, person.email)
  const cookie = `${sessionCookie}=${remembered.cookies.get(sessionCookie)}`
  const socket = openSocket(casino().url, { cookie, origin: casino().url })
  expect(await socket.isAccepted).toBe(true)
  const token = await launch(remembered)
  const round = uuid()
  const hand = { round, ...(await bet({ playerId, token }, round)) }
  expect(hand.status).toBe(ok)
  const payment = await deposit(remembered)
  const key = await keyFor(person.email)
  const password = goodPassword
  return {
    person,
    playerId,
    verificationUrl,
    visitor,
    remembered,
    socket,
    token,
    hand,
    payment,
    key,
    password,
  }
}
const subjectOf = (playerId: bigint) => ({ playerId, visitor: somewhere(), email: "" })

type State = {
  begins: (player: Player) => Promise<unknown>
  reason: ErrorName
  /** The birth date of the card, once corrected. */
  bornOn?: string
}
const pausing = (type: "TAKE_A_BREAK" | "SELF_EXCLUSION", days: number, reason: ErrorName): State => ({
  begins: ({ visitor }) => visitor.call(limits.setDisableUntil, { type, days }),
  reason,
})
const excluded = (days: number) => pausing("SELF_EXCLUSION", days, "SelfExcludedErrorType")

const states: Record<string, State> = {
  "a break of a day": pausing("TAKE_A_BREAK", 1, "OnBreakErrorType"),
  "an exclusion of a day": excluded(1),
  "an exclusion of 7 days": excluded(7),
  "an exclusion of 30 days": excluded(30),
  "an exclusion of 180 days": excluded(180),
  "the register": {
    async begins({ person: { firstName, lastName, nationalNumber, email } }) {
      const named = { action: "add", firstName, lastName, birthDate, nationalNumber: nationalNumber! }
      await updateExclusionRegister(casino(), named)
      // The next log-in asks the register.
      await logIn(somewhere(), email)
    },
    reason: "ExcludedFromPlayErrorType",
  },
  "an exclusion for ever": pausing("SELF_EXCLUSION", limits.forEver, "AccountExcludedErrorType"),
  "a closed account": {
    begins: ({ visitor }) => visitor.call(payments.closeAccount, {}),
    reason: "AccountClosedErrorType",
  },
  "an age below 21": {
    begins: ({ verificationUrl }) =>
      submitConsoleForm(casino(), "shufti", `verifications/${verificationUrl.split("/").at(-1)}`, {
        birthDate: child,
      }),
    reason: "AccountUnderAgeErrorType",
    bornOn: child,
  },
  "a reality check": {
    async begins({ visitor, remembered }) {
      await visitor.call(limits.setLimits, { type: "REALITY_CHECK", value: 30 })
      for (let left = 30; left > 0; left -= 10) {
        casino().clock.advance(10 * minuteMs)
        await remembered.call(me.getSessionSummary, {})
      }
    },
    reason: "RealityCheckDueErrorType",
  },
}

const names = Object.keys(states)
type Known = Player & { state: State }

const refusal = ({ status, name }: { status: number; name: string }) => `${status} ${name}`
const resultOf = (call: Promise<unknown>) => call.then(() => "done", refusal)
async function kindOf(visitor: Client) {
  const { user } = await visitor.call(me.getUserDetails, {})
  return user.exclusion ? "restricted" : "whole"
}
/** Steps up where that is required. */
const withdrawWithStepUp = (visitor: Client, password: string) =>
  withdraw(visitor).catch(async (problem: { name: string }) => {
    if (problem.name !== "StepUpRequiredErrorType") throw problem
    await visitor.call(sessions.stepUp, { password: base64(password) })
    return withdraw(visitor)
  })

/** The results of: the kind of session, a bet in a new game, a deposit, a favourite, a withdrawal. */
async function left(visitor: Client, { playerId, password, state: { reason } }: Known): Promise<string> {
  const opens = async () => (await bet({ playerId, token: await launch(visitor) })).status
  const seen = [
    await kindOf(visitor).catch(refusal),
    await opens().catch(refusal),
    await resultOf(deposit(visitor)),
    // Any session may do this.
    await resultOf(visitor.call(games.addFavoriteGame, { casinoGameId })),
    await resultOf(withdrawWithStepUp(visitor, password)),
  ]
  const known: Record<string, string[]> = {
    ended: new Array(5).fill("401 UnauthorizedErrorType"),
    restricted: ["restricted", `400 ${reason}`, `400 ${reason}`, `400 ${reason}`, "done"],
    waits: ["whole", limitReached, `400 ${reason}`, "done", "done"],
  }
  const found = Object.keys(known).find((name) => String(known[name]) === String(seen))
  return found ?? seen.join(", ")
}

/** Logs in, and checks what is possible then. */
async function logInAndCheck(player: Known, enter: (visitor: Client) => Promise<unknown>): Promise<string> {
  const visitor = somewhere()
  const result = await resultOf(enter(visitor))
  const then = await left(visitor, player)
  if (result === "done") return then
  return result === `403 ${player.state.reason}` && then === "ended" ? "refused" : `${result}, ${then}`
}
const byPassword = (player: Known) =>
  logInAndCheck(player, (visitor) => logIn(visitor, player.person.email, player.password))

/** Setting a password opens no session. */
async function logInWithNewPassword(
  player: Known,
  password: string,
  set: (visitor: Client) => Promise<unknown>,
) {
  const visitor = somewhere()
  await set(visitor)
  if (visitor.cookies.has(sessionCookie)) return "a session for a new password"
  player.password = password
  return byPassword(player)
}

/** Tries a second account by national number, by the same card under another name, and by itsme. */
async function secondAccount({ person, state, playerId }: Known): Promise<string> {
  const { nationalNumber } = person
  const byNumber = await resultOf(
    somewhere().call(players.signUp, newcomer("Lies", { nationalNumber: nationalNumber! })),
  )
  const byItsme = await resultOf(signUpByItsme(somewhere(), holderOf(person)))
  const { nationalNumber: _, ...other } = newcomer("Lies", {
    nationality: "FR",
    lastName: `Maes ${letters(playerId)}`,
  })
  const { visitor } = await signUpConfirmed(casino(), other)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  const card = { documentNumber: nationalNumber!, birthDate: state.bornOn ?? birthDate }
  await endVerification(verificationUrl, "accept", card)
  await waitForDecision(visitor)
  const plays = await resultOf(deposit(visitor))
  // The session ends a moment after the account is refused for age.
  const byCard = state.bornOn
    ? [`403 ${state.reason}`, "401 UnauthorizedErrorType"]
    : ["400 KycNotDoneErrorType"]
  const taken = "400 UserAlreadyExists"
  return byNumber === taken && byItsme === taken && byCard.includes(plays)
    ? "one"
    : [byNumber, byItsme, plays].join()
}
/** Unique letters. */
const letters = (n: bigint) => String(n).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)

const ways: Record<string, (player: Known & { atOnce: string }) => Promise<string>> = {
  session: (player) => left(player.remembered, player),

  async game(player) {
    const results = [player.atOnce, (await bet(player)).status, (await bet(player, player.hand.round)).status]
    expect((await win(player)).status).toBe(ok)
    if (results.every((status) => shut.includes(status))) return "barred"
    return String(results) === String([limitReached, limitReached, ok]) ? "held" : results.join()
  },

  async socket(player) {
    // A win is pushed to open sockets.
    const before = player.socket.messages.length
    await win(player)
    const receivedNames = (since: number) => player.socket.messages.slice(since).map(([name]) => name)
    // The socket is closed a moment after this message.
    const isStillOpen = () =>
      receivedNames(before).includes("wallet") && !receivedNames(0).includes("sessionEnded")
    await eventually(() => !player.socket.isOpen() || isStillOpen())
    return player.socket.isOpen() ? "open" : "cut"
  },

  async payment({ payment: { forwardUrl, orderId }, playerId }) {
    const before = await cashCents(db(), playerId)
    const paid = { product: "bancontact", outcome: "pay", number: "6703444444444449", ...card }
    await submitPage(forwardUrl, paid)
    const ended = async () => {
      const { status } = await rowOf(casino(), orderId)
      return ["refunded", "succeeded"].includes(status) && status
    }
    const status = await eventually(ended)
    const arrived = (await cashCents(db(), playerId)) - before
    if (status === "refunded" && arrived === 0) return "back"
    return status === "succeeded" && arrived === 2000 ? "credited" : `${status} ${arrived}`
  },

  password: byPassword,
  itsme: (player) => logInAndCheck(player, (visitor) => logInByItsme(visitor, holderOf(player.person))),

  link: (player) =>
    logInWithNewPassword(player, anotherPassword, (visitor) =>
      visitor.call(sessions.verifyForgetPassword, {
        newPasswordKey: player.key,
        password: base64(anotherPassword),
      }),
    ),

  code: (player) =>
    logInWithNewPassword(player, goodPassword, async (visitor) => {
      const { email } = player.person
      const { keyCode } = await visitor.call(sessions.forgotPassword, { email })
      const otp = await codeFor(email)
      return visitor.call(sessions.verifyOtp, { keyCode, otp, password: base64(goodPassword) })
    }),

  account: secondAccount,
}
/** Where the money is an hour later. */
async function money({ playerId }: Known): Promise<string> {
  const payouts = (await withdrawalsOf(casino(), subjectOf(playerId))).map(({ status }) => status)
  const cash = await cashCents(db(), playerId)
  if (payouts.some((status) => status !== "received")) return payouts.join()
  return cash > 0 ? "theirs" : "paid"
}
const everybody = new Map<string, Known & { atOnce: string }>()

it("the table has every state and every way in", () => {
  expect(rows.map(({ state }) => state)).toEqual(names)
  expect(wayNames).toEqual([...Object.keys(ways), "money"])
})

describe.each(rows)("$state", ({ state, cells }) => {
  beforeAll(async () => {
    const somebody = await player()
    await states[state]!.begins(somebody)
    // Before any event is processed.
    const { status: atOnce } = await bet(somebody)
    await casino().drain()
    everybody.set(state, Object.assign(somebody, { state: states[state]!, atOnce }))
  })

  it.each(cells.filter(({ way }) => way in ways))("$way: $cell", async ({ way, cell }) => {
    expect(await ways[way]!(everybody.get(state)!)).toBe(cell)
  })
})

describe("the money, an hour later", () => {
  beforeAll(async () => {
    casino().clock.advance(65 * minuteMs)
    await runJob(casino(), "payments.payOutLeaving")
    await waitUntilIdle(casino())
  })

  it.each(rows)("$state", async ({ state, cells }) => {
    expect(await money(everybody.get(state)!)).toBe(cells.at(-1)!.cell)
  })
})
