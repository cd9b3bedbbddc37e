import { payments as contract, limits, me } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { openSocket } from "@elite/testkit/socket"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForTest } from "../../../../testing/casino.ts"
import { isLoggedIn, listMailsTo, logIn, newcomer, signUpVerified } from "../../../../testing/people.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner, cashCents, deposited, type Payer, runJob, withdrawalsOf } from "../testing/payer.ts"

const own = "BE68539007547034"
const letter = translate("nl", "mails")("accountClosed.subject")

/** Jan Peeters with money, whom everybody knows. */
async function janWith(euros: number) {
  const casino = await casinoForTest({ settleAfterMs: 150 })
  const person = newcomer("Jan", { lastName: "Peeters" })
  const { visitor, userId } = await signUpVerified(casino, person)
  const jan: Payer = { playerId: BigInt(userId), visitor, email: person.email }
  const hasAccount = () =>
    asOwner(
      casino,
      `insert into payments.payout_account (id, player_id, iban, added_at, usable_from)
       values ('A-known', $1, $2, '2026-01-01', '2026-01-02')`,
      [jan.playerId, own],
    )
  if (euros > 0) await deposited(jan, euros)
  const desk = async (...words: string[]) => {
    const answer = runOperatorCommand(words, "Anna")
    return typeof answer === "function" ? answer(casino.config.databaseUrl!) : answer
  }
  const looksAfter = async (minutes: number) => {
    casino.clock.advance(minutes * minuteMs)
    await runJob(casino, "payments.payOutLeaving")
    await casino.drain()
  }
  const logsIn = async () => {
    const back = casino.visitor()
    await logIn(back, jan.email)
    return back
  }
  return { casino, jan, desk, looksAfter, logsIn, hasAccount }
}

test("closes an account immediately for every login, pays the balance, and lets an operator reopen it", async () => {
  const { casino, jan, desk, looksAfter, logsIn, hasAccount } = await janWith(50)
  const { visitor } = jan
  await hasAccount()
  await visitor.call(contract.withdrawAmount, { amount: 30, method: "bnp", iban: own })
  await casino.drain()
  await eventually(async () => (await withdrawalsOf(casino, jan))[0]?.status === "received")
  expect(await visitor.call(contract.getClosing, {})).toEqual({
    amount: 20,
    account: "BE•• •••• •••• 7034",
    waitHours: 24,
  })
  const other = await logsIn()
  const cookie = `access_token=${visitor.cookies.get("access_token")}`
  const socket = openSocket(casino.url, { cookie, origin: casino.url })
  expect(await socket.isAccepted).toBe(true)

  await visitor.call(contract.closeAccount, {})
  expect(visitor.cookies.has("access_token")).toBe(false)
  await casino.drain()
  await socket.closed
  expect(socket.messages).toContainEqual(["sessionEnded", { reason: "closed" }])
  expect(await isLoggedIn(other)).toBe(false)
  await expect(logsIn()).rejects.toMatchObject({ name: "AccountClosedErrorType", status: 403 })
  expect((await listMailsTo(casino, jan.email)).filter(({ subject }) => subject === letter)).toHaveLength(1)
  const reportsQuery = "select kind from limits.report where player_id = $1"
  expect(await asOwner(casino, reportsQuery, [jan.playerId])).toEqual([{ kind: "closed" }])
  await looksAfter(65)
  await eventually(async () => (await cashCents(casino, jan.playerId)) === 0)
  await eventually(async () => (await withdrawalsOf(casino, jan))[1]?.status === "received")

  expect((await desk("reopen-account", "999999")).code).toBe(1)
  expect((await desk("reopen-account", String(jan.playerId))).code).toBe(0)
  expect((await desk("reopen-account", String(jan.playerId))).code).toBe(1)
  await casino.drain()
  const back = await logsIn()
  await deposited({ ...jan, visitor: back }, 20)
  await looksAfter(65)
  expect(await cashCents(casino, jan.playerId)).toBe(2000)
})

test("requires a verified account from a player without one, unless the balance is zero", async () => {
  const { casino, jan, looksAfter } = await janWith(20)
  const close = (iban?: string) => jan.visitor.call(contract.closeAccount, iban ? { iban } : {})
  expect(await jan.visitor.call(contract.getClosing, {})).toEqual({
    amount: 20,
    account: null,
    waitHours: 24,
  })
  await expect(close()).rejects.toMatchObject({ name: "PayoutAccountNeededErrorType" })
  await expect(close("BE68539007547035")).rejects.toMatchObject({ name: "IbanInvalidErrorType" })
  await expect(close("BE71096123456769")).rejects.toMatchObject({ name: "IbanNotOwnErrorType" })
  await expect(close("BE62510007547061")).rejects.toMatchObject({ name: "TemporarilyUnavailableErrorType" })
  expect(await isLoggedIn(jan.visitor)).toBe(true)
  await close(own)
  // The account is as new as anybody's: whoever has got hold of a session and a password is not paid at once.
  await looksAfter(65)
  await looksAfter(22 * 60)
  expect(await withdrawalsOf(casino, jan)).toEqual([])
  await looksAfter(60)
  await eventually(async () => (await withdrawalsOf(casino, jan))[0]?.status === "received")

  const nobody = await signUpVerified(casino, newcomer("Eva"))
  await nobody.visitor.call(contract.closeAccount, {})
  await looksAfter(65)
  expect(await withdrawalsOf(casino, { ...jan, playerId: BigInt(nobody.userId) })).toEqual([])
})

test("requires a recent proof of identity, and keeps an exclusion", async () => {
  const { casino, jan, desk, logsIn } = await janWith(0)
  await jan.visitor.call(limits.setDisableUntil, { type: "SELF_EXCLUSION", days: 180 })
  const restricted = await logsIn()
  await asOwner(
    casino,
    "update sessions.session set started_at = started_at - interval '10 minutes' where ended_at is null",
  )
  await expect(restricted.call(contract.closeAccount, {})).rejects.toMatchObject({
    name: "StepUpRequiredErrorType",
  })
  const fresh = await logsIn()
  await fresh.call(contract.closeAccount, {})
  await casino.drain()
  await desk("reopen-account", String(jan.playerId))
  const back = await logsIn()
  expect((await back.call(me.getUserDetails, {})).user.exclusion?.type).toBe("selfExclusion")
})
