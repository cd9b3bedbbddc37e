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

// Letters that do not arrive: refused while they are handed over, or reported later at the envelope sender.
const house = casinoForFile({ returns: true, env: { TRUST_PROXY: "1" } })
const rest = () => waitUntilIdle(house())
// Jobs are worked off when a test says so; the door is one that whoever works on them by themselves opens.
let door: Awaited<ReturnType<typeof openBounceServer>>
beforeAll(async () => {
  const { config, platform, modules } = house()
  const letters = encryptionFor(config.identityKeys, "letters")
  door = await openBounceServer(config, platform, mailOptions(config, { modules, letters }))
})
afterAll(() => door?.close())

const { somewhere, ask, agree, keysFor, player } = emailChangeFixture(house)
const own = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(house(), text, values)

const addressAt = (relayDoes: "gone" | "late" | "full") => `${relayDoes}.${randomInt(2 ** 40)}@example.be`
const userOf = async (by: Client) => (await by.call(me.getUserDetails, {})).user
const returnedAt = async (by: Client) => (await userOf(by)).mailReturnedAt
const told = translate("en", "notificationTexts")("account.mailReturned.title")
const toldOf = async (by: Client) =>
  (await by.call(notifications.getNotifications, {})).notifications.rows.filter(({ title }) => title === told)
const waiting = () => own("select id from kernel.letter")
const codesOf = async (): Promise<string[]> =>
  (await own<{ code: string }>("select code from kernel.dispatch where code is not null")).map(
    ({ code }) => code,
  )

/** The envelope sender of the letter that was handed over last. */
async function lastSender(): Promise<string> {
  const [row] = await own<{ id: string }>("select max(letter_id) as id from kernel.dispatch")
  const { identityKeys, mail } = house().config
  return envelopeSenders(identityKeys, mail.returns!.domain).of(BigInt(row!.id))
}
/** Brings a message to the house's door as a relay would. */
const brings = (raw: string, to: string | string[], from: string | false = false) =>
  createTransport({
    host: "127.0.0.1",
    port: house().config.mail.returns!.port,
    secure: false,
    ignoreTLS: true,
  }).sendMail({ envelope: { from, to }, raw })
const report = (fate: "late" | "full" = "late") =>
  reportOf(Buffer.from("Subject: x\r\n\r\n"), "eva@example.be", fate, house().clock.now().getTime())

/** A player whose address is confirmed and from whom the last letter then came back. */
async function unreached() {
  const eva = await player()
  await rest()
  const sender = await lastSender()
  await brings(report(), sender)
  expect(await returnedAt(eva.visitor)).not.toBeNull()
  return { ...eva, sender }
}

describe("an address that is dead", () => {
  test.each([
    ["refused while the letter is handed over", "gone"],
    ["reported later", "late"],
  ] as const)("is noticed: %s", async (_, relayDoes) => {
    const { visitor, userId } = await signUp(house(), newcomer("Eva", { email: addressAt(relayDoes) }))
    await rest()
    expect(await returnedAt(visitor)).toBe(house().clock.now().toISOString())
    expect(await waiting()).toEqual([])
    expect(await own("select name from kernel.job where name = 'mail'")).toEqual([])
    expect(await toldOf(visitor)).toMatchObject([{ kind: "account", link: href("profile", "en") }])
    const said = "select data from kernel.event where kind = 'player.mailReturned' and player_id = $1"
    expect(await own(said, [userId])).toEqual([{ data: { code: "5.1.1" } }])
  })

  test("is not what a full mailbox is, nor one of which nothing is said", async () => {
    const { visitor } = await signUp(house(), newcomer("Eva", { email: addressAt("full") }))
    await rest()
    expect(await codesOf()).toContain("4.2.2")
    expect([await returnedAt(visitor), await toldOf(visitor)]).toEqual([null, []])
    expect(await waiting()).toEqual([])
  })

  test("is told once, however often it is reported, and again when it dies again", async () => {
    const { visitor, sender, email } = await unreached()
    await brings(report(), sender)
    await visitor.call(players.refreshEmailToken, {})
    await rest()
    await brings(report(), await lastSender())
    expect(await toldOf(visitor)).toHaveLength(1)
    // Its newest letter was read, and reported as lost before: what was reported is not reported again.
    await visitor.call(players.verifyEmail, { token: await tokenFor(house(), email) })
    await brings(report(), await lastSender())
    expect(await returnedAt(visitor)).toBeNull()
    await somewhere().call(sessions.forgetPassword, { email })
    await rest()
    await brings(report(), await lastSender())
    expect(await toldOf(visitor)).toHaveLength(2)
  })
})

describe("an address lives again", () => {
  test("when the link of a letter is used, which a confirmed address may ask for while letters come back", async () => {
    const { visitor, email } = await unreached()
    await visitor.call(players.refreshEmailToken, {})
    await visitor.call(players.verifyEmail, { token: await tokenFor(house(), email) })
    expect(await userOf(visitor)).toMatchObject({ mailReturnedAt: null, isEmailVerified: true })
    await expect(visitor.call(players.refreshEmailToken, {})).rejects.toMatchObject({
      name: "EmailAlreadyVerifiedErrorType",
    })
  })

  test("when a new password is chosen by a link: that letter is tried though others came back", async () => {
    const { userId, email } = await unreached()
    await somewhere().call(sessions.forgetPassword, { email })
    const start = `${house().url}${href("newPassword", "nl", { newPasswordKey: "" })}`
    const links = (await listMailsTo(house(), email)).flatMap(({ links }) => links)
    const newPasswordKey = decodeURIComponent(
      links.find((link) => link.startsWith(start))!.slice(start.length),
    )
    const password = base64(anotherPassword)
    await somewhere().call(sessions.verifyForgetPassword, { newPasswordKey, password })
    const mark = "select mail_returned_at, mail_returned_code from players.player where id = $1"
    expect(await own(mark, [userId])).toEqual([{ mail_returned_at: null, mail_returned_code: null }])
  })

  test("when it is another one; the dead one is not asked", async () => {
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

  test("and then has its say again: what was asked for without it is not enough", async () => {
    const { visitor, email } = await unreached()
    const newEmail = anEmail()
    await visitor.call(players.refreshEmailToken, {})
    const token = await tokenFor(house(), email)
    await ask(visitor, newEmail)
    const [key] = await keysFor(newEmail)
    await visitor.call(players.verifyEmail, { token })
    await expect(agree(key!)).rejects.toMatchObject({ name: "EmailChangeLinkInvalidErrorType" })
    expect(await userOf(visitor)).toMatchObject({ email })
  })
})

test("to a dead address go the letters that must reach, and none that the site says as well", async () => {
  const [jan, els] = [await seededVisitor(house()), await seededVisitor(house())]
  await own(
    "update players.player set mail_returned_at = now(), mail_returned_code = '5.1.1' where id = $1",
    [jan.playerId],
  )
  for (const each of [jan, els]) await deposited(each, 20)
  await somewhere().call(sessions.forgetPassword, { email: jan.email })
  await rest()
  const subjects = async (email: string) => (await listMailsTo(house(), email)).map(({ subject }) => subject)
  expect(await subjects(els.email)).toHaveLength(1)
  expect(await subjects(jan.email)).toEqual([translate("nl", "mails")("resetLink.subject")])
})

describe("the door for what comes back", () => {
  const refusedWith = (responseCode: number) => expect.objectContaining({ responseCode })

  test("takes nothing but what is sent to an envelope sender of the house", async () => {
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

  test("takes one recipient, and no message above 256 kB", async () => {
    const { visitor } = await player()
    await rest()
    const sender = await lastSender()
    const large = `${report()}\r\n${"x".repeat(997)}\r\n`.padEnd(300_000, `${"y".repeat(998)}\r\n`)
    await expect(brings(large, sender)).rejects.toEqual(refusedWith(552))
    expect(await returnedAt(visitor)).toBeNull()
    const { accepted, rejected } = await brings(report(), [sender, sender.replace("+", "+9")])
    expect([accepted, rejected.length]).toEqual([[sender], 1])
  })

  test("knows a letter for two weeks", async () => {
    const { visitor } = await player()
    await rest()
    const sender = await lastSender()
    const old = "update kernel.dispatch set at = at - interval '14 days'"
    await own(`${old} where letter_id = (select max(letter_id) from kernel.dispatch)`)
    await deleteOldDispatches(house().platform.transact)
    await brings(report(), sender)
    expect(await returnedAt(visitor)).toBeNull()
  })
})

test("operators see whom no letter reaches, and are alarmed while too many come back", async () => {
  const casino = house()
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
  const desk = runOperatorCommand(["returned-mail"], "Anna")
  const { text } = typeof desk === "function" ? await desk(casino.config.databaseUrl!) : desk
  expect(text).toMatch(
    /^\d+ of \d+ letters of the last 24 hours came back\.\n\d+ players are reached by no letter\./,
  )
  expect(text).toMatch(new RegExp(`^ *${userId}  5\\.1\\.1  since \\d{4}-`, "m"))
  expect(text).not.toContain("@")
  casino.clock.advance(2 * dayMs)
  await weigh({})
  expect(await open()).toEqual([])
})
