import type { Client } from "@elite/client/visitor"
import { dossiers, identity, limits, notifications, play } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { submitConsoleForm } from "@elite/testkit/sandboxes"
import { formatsOf, translate } from "@elite/words"
import { strFromU8, unzipSync } from "fflate"
import { beforeAll, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { hub88, units, uuid } from "../../../../testing/hub88.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import {
  endVerification,
  isLoggedIn,
  listMailsTo,
  newcomer,
  signUpConfirmed,
} from "../../../../testing/people.ts"
import { seededGames, seededVisitor } from "../../../../testing/seeded.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner, cashCents, deposited, events, runJob, withdrawalsOf } from "../../payments/testing/payer.ts"

// The refund of a player who should not have been allowed to play, from the first bet to their bank account.
const casino = casinoForFile({ settleAfterMs: 150 })
/** One that the aggregator knows: an import of its catalogue would have every poster painted here. */
const knownGame = "hal_velvet_wheel"
beforeAll(async () => {
  await seededVisitor(casino())
  await asOwner(casino(), "update games.game set code = $2 where code = $1", [
    seededGames.roulette,
    knownGame,
  ])
})
const say = translate("nl", "mails")
const euros = (amount: number) => formatsOf("nl").euros(amount)

/** Runs operator commands under the application’s own role. */
const runCommand = operatorCliFor(casino)
/** What the aggregator says of a player at a game. */
function tableOf(playerId: bigint, token: string, game_code: string) {
  const hub = hub88(casino().url)
  const send = async (path: string, fields: Record<string, unknown>) => {
    const transaction_uuid = uuid()
    const common = { user: `p_${playerId}`, token, game_code, currency: "EUR", transaction_uuid, meta: {} }
    expect((await hub.send(path, { ...common, ...fields })).status).toBe("RS_OK")
    return transaction_uuid
  }
  const bet = (amount: number, round: string, round_closed = true) =>
    send("/transaction/bet", { amount: units(amount), round, round_closed, bet: "spin", is_free: false })
  const win = (of: string, amount: number, round: string) =>
    send("/transaction/win", {
      amount: units(amount),
      round,
      round_closed: true,
      reference_transaction_uuid: of,
    })
  return { bet, win }
}
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).filter(({ kind }) => kind === "stakes.annulment")

/** What counts for the limits of a player. */
const used = (playerId: bigint) =>
  asOwner<Record<string, string>>(
    casino(),
    "select day_stake, day_win, week_stake, month_win from limits.running where player_id = $1",
    [playerId],
  )
const rounds = (visitor: Client, status?: "annulled" | "lost") =>
  visitor.call(play.getCasinoTransactions, status ? { status } : {})

test("a player who may stay finds the refund in balance, history and messages, and the limits do not change", async () => {
  const player = await seededVisitor(casino(), 50)
  const { visitor, playerId, token } = player
  const { bet } = tableOf(playerId, token, seededGames.slot)
  await bet(12.5, uuid())
  await casino().drain()
  const before = await used(playerId)
  const propose = (...words: string[]) => runCommand("anna", "annul-stakes", String(playerId), ...words)
  for (const words of [
    ["tooYoung", "all", "x"],
    ["identityUnchecked", "always", "x"],
    ["identityUnchecked", "2026-02-01..2026-01-01", "x"],
    ["identityUnchecked", "all"],
  ])
    expect(await propose(...words)).toMatchObject({ code: 2 })
  expect((await propose("identityUnchecked", "..2019-12-31", "x")).text).toContain("nothing to refund")
  expect(await runCommand("anna", "annul-stakes", "999999999", "underAge", "all", "x")).toEqual({
    code: 1,
    text: "There is no player 999999999.",
  })

  expect((await propose("identityUnchecked", "all", "a mistake")).code).toBe(0)
  const first = (await alarms())[0]!.subject
  expect((await runCommand("anna", "withdraw-annulment", first, "another player")).code).toBe(0)
  expect((await runCommand("bert", "confirm-annulment", first)).text).toContain("is not pending any more")
  expect((await propose("identityUnchecked", "2020-01-01..", "accepted by mistake")).code).toBe(0)
  const { subject: id } = (await alarms())[0]!
  expect((await runCommand("bert", "confirm-annulment", id)).code).toBe(0)
  expect((await runCommand("bert", "annulments-of", String(playerId))).text).toMatch(
    /confirmed by bert(.|\n)*withdrawn by anna: another player/,
  )
  await bet(5, uuid())
  await casino().drain()

  expect(await cashCents(casino(), playerId)).toBe(4500)
  expect((await rounds(visitor, "annulled")).transactions.rows).toMatchObject([
    { stake: 12.5, status: "annulled" },
  ])
  expect((await rounds(visitor, "lost")).transactions.rows).toMatchObject([{ stake: 5, status: "lost" }])
  expect(
    (await visitor.call(notifications.getNotifications, {}, { language: "nl" })).notifications.rows[0],
  ).toMatchObject({
    kind: "game",
    title: translate("nl", "notificationTexts")("game.stakesAnnulled.title", { amount: euros(12.5) }),
  })
  const [letter] = await listMailsTo(casino(), player.email)
  expect(letter?.text).toContain(say("stakesAnnulled.identityUnchecked"))
  expect(letter?.text).toContain(say("stakesAnnulled.inBalance"))
  // The refunded stakes stay counted in the limits.
  const staked = { day_stake: String(units(17.5)), week_stake: String(units(17.5)) }
  expect(await used(playerId)).toEqual([{ ...before[0], ...staked }])
  expect((await visitor.call(limits.getLimits, {})).limits.dailyBetLimit.usedLimit).toBe(17.5)

  await visitor.call(dossiers.askForDossier, {})
  await casino().drain()
  const { file } = (await visitor.call(dossiers.getDossier, {})).dossier!
  const archive = unzipSync(new Uint8Array(await (await visitor.fetch(file!.url)).arrayBuffer()))
  const exported = JSON.parse(strFromU8(archive["play.json"]!)) as { annulment: object[]; round: object[] }
  expect(exported.annulment).toMatchObject([
    { ended_as: "withdrawn" },
    { id, reason: "identityUnchecked", ended_as: "confirmed" },
  ])
  expect(exported.round).toContainEqual(expect.objectContaining({ annulled_in: id }))
  expect(JSON.stringify(exported.annulment)).not.toMatch(/anna|bert|mistake/)
})

/** Signs up, is accepted by document and face, pays in, opens a game of the catalogue. */
async function janAtAGame() {
  const person = newcomer("Jan", { lastName: "Peeters" })
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept")
  await casino().drain()
  const jan = { playerId: BigInt(userId), visitor, email: person.email }
  await deposited(jan, 50)
  const [game] = await asOwner<{ id: string }>(casino(), "select id from games.game where code = $1", [
    knownGame,
  ])
  const { sessionToken } = await visitor.call(play.initGame, {
    casinoGameId: Number(game!.id),
    isDemo: false,
    deviceType: "web",
    languageCode: "nl",
  })
  const verification = new URL(verificationUrl).pathname.split("/").at(-1)!
  return { ...jan, ...tableOf(jan.playerId, sessionToken!, knownGame), verification }
}

test("two operators refund an under-age player, who is paid out", async () => {
  const jan = await janAtAGame()
  const player = String(jan.playerId)
  await jan.bet(20, "lost")
  const unlucky = await jan.bet(10, "open", false)
  const annul = (operator: string, ...why: string[]) =>
    runCommand(operator, "annul-stakes", player, "underAge", "all", ...why)
  expect((await annul("Anna", "their", "mother", "wrote")).text).toContain(
    `Player ${player} may still log in`,
  )

  await submitConsoleForm(casino(), "shufti", `verifications/${jan.verification}`, {
    birthDate: "2010-01-01",
  })
  await expect
    .poll(() =>
      casino()
        .drain()
        .then(() => isLoggedIn(jan.visitor)),
    )
    .toBe(false)
  expect(await annul("Anna", "their mother wrote")).toMatchObject({
    code: 1,
    text: expect.stringContaining("still open: 1"),
  })
  // A barred player is still paid what their rounds win.
  await jan.win(unlucky, 4, "open")
  expect(await annul("Anna", " ")).toEqual({ code: 1, text: "Say why." })
  const { code, text } = await annul("Anna", "their", "mother", "wrote")
  expect(code).toBe(0)
  expect(text).toContain("staked €\u00a030,00 and won €\u00a04,00; €\u00a026,00 go back")
  const [alarm] = await alarms()
  const id = alarm!.subject
  expect((await annul("Bert", "the same")).text).toContain("is pending already")
  expect((await runCommand("Bert", "annulments")).text).toMatch(
    /underAge: €\u00a026,00 refund .*\n.*\n.*proposed by anna: their mother wrote/,
  )
  expect((await runCommand(" ANNA", "confirm-annulment", id)).text).toContain("It needs another person")
  expect(await cashCents(casino(), jan.playerId)).toBe(2400)

  expect((await runCommand("Bert", "confirm-annulment", id)).code).toBe(0)
  expect((await runCommand("Carl", "confirm-annulment", id)).code).toBe(1)
  expect(await alarms()).toEqual([])
  expect(await cashCents(casino(), jan.playerId)).toBe(5000)
  expect(await events(casino(), jan, "stakes.annulled")).toEqual([
    {
      annulmentId: Number(id),
      reason: "underAge",
      stakeUnits: units(30),
      winUnits: units(4),
      proposedBy: "anna",
      operator: "bert",
    },
  ])
  const letters = (await listMailsTo(casino(), jan.email)).filter(
    ({ subject }) => subject === say("stakesAnnulled.subject", { amount: euros(26) }),
  )
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain(say("stakesAnnulled.underAge"))
  expect(letters[0]!.text).toContain(
    say("stakesAnnulled.figures", { stakes: euros(30), wins: euros(4), amount: euros(26) }),
  )
  expect(letters[0]!.text).toContain(say("stakesAnnulled.paidOut", { email: "support@casino.test" }))
  expect(letters[0]!.text).not.toContain(say("stakesAnnulled.action"))

  expect((await runCommand("Anna", "pay-out-to", player, "BE68539007547034")).code).toBe(0)
  casino().clock.advance(65 * minuteMs)
  await runJob(casino(), "payments.payOutLeaving")
  await casino().drain()
  await eventually(async () => (await withdrawalsOf(casino(), jan))[0]?.status === "received")
  expect(await cashCents(casino(), jan.playerId)).toBe(0)
})
