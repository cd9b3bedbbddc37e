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

// Whatever keeps somebody from playing keeps them from it on every way in, and their money stays theirs.
//
// ended: a session that is over · cut: a socket that is · refused: a log-in, with 403 and no session · restricted: a
// session that plays and deposits nothing, and withdraws · waits: a whole session, in which nothing begins before the
// reality check is answered · barred: a game that takes no bet, of a round that is open neither, and pays its win ·
// held: one that takes bets of an open round only · back: a payment that goes back to its payer · credited: one that
// arrives · one: no second account that could play · theirs: money that stays where its player can withdraw it ·
// paid: money that the house has paid out by itself
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
const minuteMs = 60_000
const [birthDate, child] = ["1993-05-18", "2010-01-01"]
/** A title of the studio: the aggregator opens it. */
const gameCode = "kob_dice_royale"
const [ok, limitReached] = ["RS_OK", "RS_ERROR_LIMIT_REACHED"]
const shut = ["RS_ERROR_USER_DISABLED", "RS_ERROR_TOKEN_EXPIRED"]

type Player = Awaited<ReturnType<typeof player>>

let casinoGameId = 0
beforeAll(async () => {
  const named = "update games.game set code = $1 where code = $2 returning id"
  const { rows } = await db().query<{ id: string }>(named, [gameCode, seededGames.slot])
  casinoGameId = Number(rows[0]!.id)
  // The reality check waits for half an hour.
  await db().query(
    `update content.settings set value = jsonb_set(value, '{linkMinutes}', '60') where key = 'newPassword'`,
  )
})

const launch = async (visitor: Client) => {
  const asked = { casinoGameId, isDemo: false, deviceType: "web", languageCode: "nl" } as const
  return (await visitor.call(play.startGame, asked)).sessionToken!
}
/** A stake of €1, by the aggregator's signed call, in a round of its own unless told. */
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

/** What has become of who they say they are, once the verifier has told. */
const decided = (visitor: Client) =>
  eventually(async () => {
    const { kycStatus } = (await visitor.call(me.getUserDetails, {})).user
    return kycStatus !== "inProgress" && kycStatus
  })

/** The key of the newest link to a new password, which has arrived, and the newest code. */
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
 * Jan Peeters, verified by a card and known to itsme, who has been paid before and is logged in twice. Of the second session a
 * socket is open, a game with a hand that was dealt, and a payment page. A link to a new password lies in the mailbox.
 */
async function player() {
  const person = newcomer("Jan", { lastName: "Peeters" })
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const playerId = BigInt(userId)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", { documentNumber: person.nationalNumber! })
  expect(await decided(visitor)).toBe("accepted")
  await linkItsme(visitor, holderOf(person))
  // Letters about money are not looked at here, and each takes its time.
  const noLetters = [{ kind: "money", channel: "mail", isOn: false }] as const
  await visitor.call(notifications.updatePreferences, { preferences: [...noLetters] })
  await seedAccount(db(), playerId)
  await seedMoney(db(), playerId, 200)
  await withdraw(visitor)
  await somewhere().call(sessions.forgetPassword, { email: person.email })
  await casino().drain()
  await eventually(async () => (await withdrawalsOf(casino(), whose(playerId)))[0]?.status === "received")

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
const whose = (playerId: bigint) => ({ playerId, visitor: somewhere(), email: "" })

type State = {
  begins: (player: Player) => Promise<unknown>
  /** What the gate says of it. */
  reason: ErrorName
  /** As the card has it in the end. */
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
      // The house hears of it at the next log-in, wherever that is.
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
const saidOf = (call: Promise<unknown>) => call.then(() => "done", refusal)
async function kindOf(visitor: Client) {
  const { user } = await visitor.call(me.getUserDetails, {})
  return user.exclusion ? "restricted" : "whole"
}
/** Withdraws, and shows once more whose the session is where that is asked. */
const takeOut = (visitor: Client, password: string) =>
  withdraw(visitor).catch(async (problem: { name: string }) => {
    if (problem.name !== "StepUpRequiredErrorType") throw problem
    await visitor.call(sessions.stepUp, { password: base64(password) })
    return withdraw(visitor)
  })

/** What is left to a browser: what its session is, a bet of a game opened now, a deposit, a favourite game, a withdrawal. */
async function left(visitor: Client, { playerId, password, state: { reason } }: Known): Promise<string> {
  const opens = async () => (await bet({ playerId, token: await launch(visitor) })).status
  const seen = [
    await kindOf(visitor).catch(refusal),
    await opens().catch(refusal),
    await saidOf(deposit(visitor)),
    // No more than the session itself keeps anybody from this.
    await saidOf(visitor.call(games.addFavoriteGame, { casinoGameId })),
    await saidOf(takeOut(visitor, password)),
  ]
  const known: Record<string, string[]> = {
    ended: new Array(5).fill("401 UnauthorizedErrorType"),
    restricted: ["restricted", `400 ${reason}`, `400 ${reason}`, `400 ${reason}`, "done"],
    waits: ["whole", limitReached, `400 ${reason}`, "done", "done"],
  }
  const found = Object.keys(known).find((name) => String(known[name]) === String(seen))
  return found ?? seen.join(", ")
}

/** Comes in by a door, and what is left then. */
async function comesIn(player: Known, enter: (visitor: Client) => Promise<unknown>): Promise<string> {
  const visitor = somewhere()
  const said = await saidOf(enter(visitor))
  const then = await left(visitor, player)
  if (said === "done") return then
  return said === `403 ${player.state.reason}` && then === "ended" ? "refused" : `${said}, ${then}`
}
const byPassword = (player: Known) =>
  comesIn(player, (visitor) => logIn(visitor, player.person.email, player.password))

/** Sets a new password, which opens no session by itself, and logs in with it. */
async function withNew(player: Known, password: string, set: (visitor: Client) => Promise<unknown>) {
  const visitor = somewhere()
  await set(visitor)
  if (visitor.cookies.has(sessionCookie)) return "a session for a new password"
  player.password = password
  return byPassword(player)
}

/** Whether the same person gets in as somebody new: by their number, by another name and the same card, by itsme. */
async function secondAccount({ person, state, playerId }: Known): Promise<string> {
  const { nationalNumber } = person
  const byNumber = await saidOf(
    somewhere().call(players.signUp, newcomer("Lies", { nationalNumber: nationalNumber! })),
  )
  const byItsme = await saidOf(signUpByItsme(somewhere(), holderOf(person)))
  const { nationalNumber: _, ...other } = newcomer("Lies", {
    nationality: "FR",
    lastName: `Maes ${letters(playerId)}`,
  })
  const { visitor } = await signUpConfirmed(casino(), other)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  const card = { documentNumber: nationalNumber!, birthDate: state.bornOn ?? birthDate }
  await endVerification(verificationUrl, "accept", card)
  await decided(visitor)
  const plays = await saidOf(deposit(visitor))
  // The session of a player who is too young ends a moment after their account is refused.
  const byCard = state.bornOn
    ? [`403 ${state.reason}`, "401 UnauthorizedErrorType"]
    : ["400 KycNotDoneErrorType"]
  const taken = "400 UserAlreadyExists"
  return byNumber === taken && byItsme === taken && byCard.includes(plays)
    ? "one"
    : [byNumber, byItsme, plays].join()
}
/** A name that nobody else has. */
const letters = (n: bigint) => String(n).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)

const ways: Record<string, (player: Known & { atOnce: string }) => Promise<string>> = {
  session: (player) => left(player.remembered, player),

  async game(player) {
    const said = [player.atOnce, (await bet(player)).status, (await bet(player, player.hand.round)).status]
    expect((await win(player)).status).toBe(ok)
    if (said.every((status) => shut.includes(status))) return "barred"
    return String(said) === String([limitReached, limitReached, ok]) ? "held" : said.join()
  },

  async socket(player) {
    // What is won is told to whoever listens still.
    const before = player.socket.messages.length
    await win(player)
    const heard = (since: number) => player.socket.messages.slice(since).map(([name]) => name)
    // Whoever is told that it is over is cut a moment later.
    const stays = () => heard(before).includes("wallet") && !heard(0).includes("sessionEnded")
    await eventually(() => !player.socket.isOpen() || stays())
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
  itsme: (player) => comesIn(player, (visitor) => logInByItsme(visitor, holderOf(player.person))),

  link: (player) =>
    withNew(player, anotherPassword, (visitor) =>
      visitor.call(sessions.verifyForgetPassword, {
        newPasswordKey: player.key,
        password: base64(anotherPassword),
      }),
    ),

  code: (player) =>
    withNew(player, goodPassword, async (visitor) => {
      const { email } = player.person
      const { keyCode } = await visitor.call(sessions.forgotPassword, { email })
      const otp = await codeFor(email)
      return visitor.call(sessions.verifyOtp, { keyCode, otp, password: base64(goodPassword) })
    }),

  account: secondAccount,
}
/** Where what they have is, an hour later. */
async function money({ playerId }: Known): Promise<string> {
  const payouts = (await withdrawalsOf(casino(), whose(playerId))).map(({ status }) => status)
  const cash = await cashCents(db(), playerId)
  if (payouts.some((status) => status !== "received")) return payouts.join()
  return cash > 0 ? "theirs" : "paid"
}
const everybody = new Map<string, Known & { atOnce: string }>()

it("the table says of every state what each way in leads to", () => {
  expect(rows.map(({ state }) => state)).toEqual(names)
  expect(wayNames).toEqual([...Object.keys(ways), "money"])
})

describe.each(rows)("$state", ({ state, cells }) => {
  beforeAll(async () => {
    const somebody = await player()
    await states[state]!.begins(somebody)
    // Before anything that was announced has been read.
    const { status: atOnce } = await bet(somebody)
    await casino().drain()
    everybody.set(state, Object.assign(somebody, { state: states[state]!, atOnce }))
  })

  it.each(cells.filter(({ way }) => way in ways))("$way: $cell", async ({ way, cell }) => {
    expect(await ways[way]!(everybody.get(state)!)).toBe(cell)
  })
})

describe("an hour later, what they have", () => {
  beforeAll(async () => {
    casino().clock.advance(65 * minuteMs)
    await runJob(casino(), "payments.payOutLeaving")
    await waitUntilIdle(casino())
  })

  it.each(rows)("$state", async ({ state, cells }) => {
    expect(await money(everybody.get(state)!)).toBe(cells.at(-1)!.cell)
  })
})
