import { randomInt } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { me, notifications, players, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { createTransport } from "nodemailer"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { reportOf } from "../../../../../sandbox/src/mailbox/bounce.ts"
import { casinoForFile } from "../../../../testing/casino.ts"
import { waitUntilIdle } from "../../../../testing/idle.ts"
import { listMailsTo, newcomer, signUp, tokenFor } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { mailOptions, openBounceServer } from "../../../mail.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { encryptionFor } from "../../../platform/lib/encryption.ts"
import { deleteOldDispatches } from "../../../platform/mail/bounces.ts"
import { envelopeSenders } from "../../../platform/mail/verp.ts"
import { asOwner, deposited } from "../../payments/testing/payer.ts"
import { anEmail, emailChangeFixture } from "../../sessions/testing/emailChange.ts"
import { anotherPassword } from "../../sessions/testing/passwords.ts"

// E-mails that the next server refuses, or that are reported later to the envelope sender.
const getCasino = casinoForFile({ returns: true, env: { TRUST_PROXY: "1" } })
const rest = () => waitUntilIdle(getCasino())
// The test runs the jobs itself, and opens the SMTP server that the worker process opens.
let bounceServer: Awaited<ReturnType<typeof openBounceServer>>
beforeAll(async () => {
  const { config, platform, modules } = getCasino()
  const letters = encryptionFor(config.identityKeys, "letters")
  bounceServer = await openBounceServer(config, platform, mailOptions(config, { modules, letters }))
})
afterAll(() => bounceServer?.close())

const { newClient, ask, agree, keysFor, player } = emailChangeFixture(getCasino)
const own = <Row extends object>(text: string, values: unknown[] = []) =>
  asOwner<Row>(getCasino(), text, values)

const addressAt = (relayDoes: "gone" | "late" | "full") => `${relayDoes}.${randomInt(2 ** 40)}@example.be`
const userOf = async (by: Client) => (await by.call(me.getUserDetails, {})).user
const returnedAt = async (by: Client) => (await userOf(by)).mailReturnedAt
const notificationTitle = translate("en", "notificationTexts")("account.mailReturned.title")
const listNotifications = async (by: Client) =>
  (await by.call(notifications.getNotifications, {})).notifications.rows.filter(
    ({ title }) => title === notificationTitle,
  )
const waiting = () => own("select id from kernel.letter")
const codesOf = async (): Promise<string[]> =>
  (await own<{ code: string }>("select code from kernel.dispatch where code is not null")).map(
    ({ code }) => code,
  )

/** The envelope sender of the latest e-mail. */
async function lastSender(): Promise<string> {
  const [row] = await own<{ id: string }>("select max(letter_id) as id from kernel.dispatch")
  const { identityKeys, mail } = getCasino().config
  return envelopeSenders(identityKeys, mail.returns!.domain).of(BigInt(row!.id))
}
/** Delivers a message to the bounce server as a relay would. */
const brings = (raw: string, to: string | string[], from: string | false = false) =>
  createTransport({
    host: "127.0.0.1",
    port: getCasino().config.mail.returns!.port,
    secure: false,
    ignoreTLS: true,
  }).sendMail({ envelope: { from, to }, raw })
const report = (bounceKind: "late" | "full" = "late") =>
  reportOf(Buffer.from("Subject: x\r\n\r\n"), "eva@example.be", bounceKind, getCasino().clock.now().getTime())

/** A player with a verified address whose latest e-mail bounced. */
async function unreached() {
  const eva = await player()
  await rest()
  const sender = await lastSender()
  await brings(report(), sender)
  expect(await returnedAt(eva.visitor)).not.toBeNull()
  return { ...eva, sender }
}

describe("a dead address", () => {
  test.each([
    ["refused while the letter is handed over", "gone"],
    ["reported later", "late"],
  ] as const)("is recognised: %s", async (_, relayDoes) => {
    const { visitor, userId } = await signUp(getCasino(), newcomer("Eva", { email: addressAt(relayDoes) }))
    await rest()
    expect(await returnedAt(visitor)).toBe(getCasino().clock.now().toISOString())
    expect(await waiting()).toEqual([])
    expect(await own("select name from kernel.job where name = 'mail'")).toEqual([])
    expect(await listNotifications(visitor)).toMatchObject([{ kind: "account", link: href("profile", "en") }])
    const eventQuery = "select data from kernel.event where kind = 'player.mailReturned' and player_id = $1"
    expect(await own(eventQuery, [userId])).toEqual([{ data: { code: "5.1.1" } }])
  })

  test("is not assumed for a full mailbox or an unknown code", async () => {
    const { visitor } = await signUp(getCasino(), newcomer("Eva", { email: addressAt("full") }))
    await rest()
    expect(await codesOf()).toContain("4.2.2")
    expect([await returnedAt(visitor), await listNotifications(visitor)]).toEqual([null, []])
    expect(await waiting()).toEqual([])
  })

  test("is notified once per failure", async () => {
    const { visitor, sender, email } = await unreached()
    await brings(report(), sender)
    await visitor.call(players.refreshEmailToken, {})
    await rest()
    await brings(report(), await lastSender())
    expect(await listNotifications(visitor)).toHaveLength(1)
    // The newest e-mail was reported as lost before it was read; the report is not repeated.
    await visitor.call(players.verifyEmail, { token: await tokenFor(getCasino(), email) })
    await brings(report(), await lastSender())
    expect(await returnedAt(visitor)).toBeNull()
    await newClient().call(sessions.forgetPassword, { email })
    await rest()
    await brings(report(), await lastSender())
    expect(await listNotifications(visitor)).toHaveLength(2)
  })
})

describe("a bounced address is reachable again", () => {
  test("when the link of an e-mail is used, which a verified address may request while e-mails bounce", async () => {
    const { visitor, email } = await unreached()
    await visitor.call(players.refreshEmailToken, {})
    await visitor.call(players.verifyEmail, { token: await tokenFor(getCasino(), email) })
    expect(await userOf(visitor)).toMatchObject({ mailReturnedAt: null, isEmailVerified: true })
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject({
      name: "EmailAlreadyVerifiedErrorType",
    })
  })

  test("when a new password is set by a link: that e-mail is sent although others bounced", async () => {
    const { userId, email } = await unreached()
    await newClient().call(sessions.forgetPassword, { email })
    const start = `${getCasino().url}${href("newPassword", "nl", { newPasswordKey: "" })}`
    const links = (await listMailsTo(getCasino(), email)).flatMap(({ links }) => links)
    const newPasswordKey = decodeURIComponent(
      links.find((link) => link.startsWith(start))!.slice(start.length),
    )
    const password = base64(anotherPassword)
    await newClient().call(sessions.verifyForgetPassword, { newPasswordKey, password })
    const mark = "select mail_returned_at, mail_returned_code from players.player where id = $1"
    expect(await own(mark, [userId])).toEqual([{ mail_returned_at: null, mail_returned_code: null }])
  })

  test("when it is replaced; the dead one is not asked", async () => {
    const { visitor, email } = await unreached()
    const newEmail = anEmail()
    await ask(visitor, newEmail)
    const { change } = await visitor.call(sessions.getEmailChange, {})
    expect(change).toMatchObject({ email: newEmail, hasCurrentAgreed: null })
    expect(await keysFor(email)).toEqual([])
    const [key] = await keysFor(newEmail)
    expect((await agree(key!)).isChanged).toBe(true)
    expect(await userOf(visitor)).toMatchObject({ email: newEmail, mailReturnedAt: null })
  })

  test("and is then asked again: a change requested without it is not enough", async () => {
    const { visitor, email } = await unreached()
    const newEmail = anEmail()
    await visitor.call(players.refreshEmailToken, {})
    const token = await tokenFor(getCasino(), email)
    await ask(visitor, newEmail)
    const [key] = await keysFor(newEmail)
    await visitor.call(players.verifyEmail, { token })
    await expect(agree(key!)).rejects.toMatchObject({ name: "EmailChangeLinkInvalidErrorType" })
    expect(await userOf(visitor)).toMatchObject({ email })
  })
})

test("a dead address gets the mandatory e-mails only", async () => {
  const [jan, els] = [await seededVisitor(getCasino()), await seededVisitor(getCasino())]
  await own(
    "update players.player set mail_returned_at = now(), mail_returned_code = '5.1.1' where id = $1",
    [jan.playerId],
  )
  for (const each of [jan, els]) await deposited(each, 20)
  await newClient().call(sessions.forgetPassword, { email: jan.email })
  await rest()
  const subjects = async (email: string) =>
    (await listMailsTo(getCasino(), email)).map(({ subject }) => subject)
  expect(await subjects(els.email)).toHaveLength(1)
  expect(await subjects(jan.email)).toEqual([translate("nl", "mails")("resetLink.subject")])
})

describe("the SMTP server for bounces", () => {
  const refusedWith = (responseCode: number) => expect.objectContaining({ responseCode })

  test("accepts only recipients that are envelope senders of the operator", async () => {
    const { visitor } = await player()
    await rest()
    const sender = await lastSender()
    for (const to of [
      sender.replace(/\+\d+/, "+1"),
      sender.replace(/[\da-f]{8}@/, "00000000@"),
      sender.replace("@bounces.", "@"),
      "operators@casino.test",
      "postmaster@bounces.casino.test",
      "somebody@elsewhere.example",
    ])
      await expect(brings(report(), to), to).rejects.toEqual(refusedWith(550))
    expect(
      await brings("Subject: I am away\r\n\r\nStatus: 5.1.1\r\n", sender, "eva@example.be"),
    ).toMatchObject({
      accepted: [sender],
    })
    await brings(report("full"), sender)
    expect(await returnedAt(visitor)).toBeNull()
  })

  test("accepts one recipient and at most 256 kB", async () => {
    const { visitor } = await player()
    await rest()
    const sender = await lastSender()
    const large = `${report()}\r\n${"x".repeat(997)}\r\n`.padEnd(300_000, `${"y".repeat(998)}\r\n`)
    await expect(brings(large, sender)).rejects.toEqual(refusedWith(552))
    expect(await returnedAt(visitor)).toBeNull()
    const { accepted, rejected } = await brings(report(), [sender, sender.replace("+", "+9")])
    expect([accepted, rejected.length]).toEqual([[sender], 1])
  })

  test("recognises an e-mail for two weeks", async () => {
    const { visitor } = await player()
    await rest()
    const sender = await lastSender()
    const old = "update kernel.dispatch set at = at - interval '14 days'"
    await own(`${old} where letter_id = (select max(letter_id) from kernel.dispatch)`)
    await deleteOldDispatches(getCasino().platform.transact)
    await brings(report(), sender)
    expect(await returnedAt(visitor)).toBeNull()
  })
})

test("operators list unreachable players and get an alarm while too many e-mails bounce", async () => {
  const casino = getCasino()
  const weigh = handlerOf(
    casino.modules.find(({ noun }) => noun === "players")!.jobs!["players.weighReturns"]!,
  )
  const open = () => own("select detail from kernel.alarm where kind = 'mail.returned' and closed_at is null")
  await own(
    `update content.settings set value = '{"sharePercent": 1, "atLeast": 1}' where key = 'returnedMail'`,
  )
  const { userId } = await unreached()
  await rest()
  expect(await open()).toMatchObject([{ detail: { returned: expect.any(Number), sent: expect.any(Number) } }])
  const subjects = (await listMailsTo(casino, "operators@casino.test")).map(({ subject }) => subject)
  expect(subjects).toContain("[alarm] mail.returned day")
  const operatorCommand = runOperatorCommand(["returned-mail"], "Anna")
  const { text } =
    typeof operatorCommand === "function"
      ? await operatorCommand(casino.config.databaseUrl!)
      : operatorCommand
  expect(text).toMatch(
    /^\d+ of \d+ e-mails of the last 24 hours bounced\.\n\d+ players cannot be reached by e-mail\./,
  )
  expect(text).toMatch(new RegExp(`^ *${userId}  5\\.1\\.1  since \\d{4}-`, "m"))
  expect(text).not.toContain("@")
  casino.clock.advance(2 * dayMs)
  await weigh({})
  expect(await open()).toEqual([])
})
