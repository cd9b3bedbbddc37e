import { createHash } from "node:crypto"
import { identity, me, notifications } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { arm } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForFile, type TestCasino } from "../../../testing/casino.ts"
import {
  type Ending,
  endVerification,
  listMailsTo,
  newcomer,
  signUp,
  signUpConfirmed,
  signUpVerified,
} from "../../../testing/people.ts"
import { handlerOf } from "../../platform/jobs/queue.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { findVerifiedName, getKycState } from "./kycStatus.ts"

type Visitor = ReturnType<TestCasino["visitor"]>

const getCasino = casinoForFile()

const open = (visitor: Visitor) => visitor.call(identity.onsiteKyc, {})
const state = async (visitor: Visitor) => {
  const { kycStatus, kycReason } = (await visitor.call(me.getUserDetails, {})).user
  return [kycStatus, kycReason]
}

/** The reference of the latest attempt of a player. */
async function referenceOf(userId: number): Promise<string> {
  const { rows } = await sql<{
    reference: string
  }>`select reference from identity.verification where player_id = ${userId}`.execute(
    getCasino().platform.database.db,
  )
  return rows[0]!.reference
}

/** The titles of the notifications, newest first. */
const listTitles = async (visitor: Visitor) =>
  (await visitor.call(notifications.getNotifications, {})).notifications.rows.map(({ title, text }) => ({
    title,
    text,
  }))

describe("verifying one's identity", () => {
  test("needs a verified address and a login", async () => {
    const casino = getCasino()
    await expect(open(casino.visitor())).rejects.toMatchObject({ status: 401 })
    const { visitor } = await signUp(casino, newcomer("Eva"))
    await expect(open(visitor)).rejects.toMatchObject({ name: "EmailNotVerifiedErrorType" })
    expect(await state(visitor)).toEqual(["none", null])
  })

  test("accepted: sets status and name, sends e-mail and event, and cannot be repeated", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUpConfirmed(casino, eva)
    const { verificationUrl } = await open(visitor)
    expect(await state(visitor)).toEqual(["inProgress", null])
    await endVerification(verificationUrl, "accept", { firstName: "Eva Maria", lastName: "CLAES" })
    await expect.poll(() => state(visitor)).toEqual(["accepted", null])
    expect(await findVerifiedName(casino.platform.reads(), BigInt(userId))).toEqual({
      firstName: "Eva Maria",
      lastName: "CLAES",
    })
    await expect(open(visitor)).rejects.toMatchObject({ name: "KycAlreadyDoneErrorType" })
    const letters = (await listMailsTo(casino, eva.email)).filter(
      ({ subject }) => subject === "Uw identiteit is geverifieerd",
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]!.text).toContain(toAbsoluteUrl(casino.config.publicUrl, "profile", "nl"))
    expect((await listTitles(visitor)).map(({ title }) => title)).toEqual(["Your identity is verified"])
    const { rows } = await sql`
      select 1 from kernel.event where kind = 'identity.verified' and player_id = ${userId}`.execute(
      casino.platform.database.db,
    )
    expect(rows).toHaveLength(1)
  })

  test.each([
    ["nameMismatch", { lastName: "Peeters" }],
    ["birthDateMismatch", { birthDate: "1993-05-19" }],
  ] as const)("%s declines, and the player gets the reason in their language", async (reason, document) => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUpConfirmed(casino, eva)
    await endVerification((await open(visitor)).verificationUrl, "accept", { ...document })
    await expect.poll(() => state(visitor)).toEqual(["declined", reason])
    const [letter] = await listMailsTo(casino, eva.email)
    expect(letter?.subject).toBe(translate("nl", "mails")("identityDeclined.subject"))
    expect(letter?.text).toContain(translate("nl", "identityReasons")(reason))
    expect(await listTitles(visitor)).toEqual([
      {
        title: "Your identity could not be verified",
        text: expect.stringContaining(translate("en", "identityReasons")(reason)),
      },
    ])
  })

  test("under age ends every session with a reason by e-mail", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUpConfirmed(casino, eva)
    await endVerification((await open(visitor)).verificationUrl, "accept", { birthDate: "2010-01-01" })
    const refusal = () =>
      state(visitor).then(
        () => "",
        ({ status }: { status: number }) => status,
      )
    // The session ends when its subscriber has processed the decision.
    const ended = async () => {
      await casino.drain()
      return refusal()
    }
    await expect.poll(ended).toBe(401)
    const [letter] = await listMailsTo(casino, eva.email)
    expect(letter?.subject).toBe(translate("nl", "mails")("identityDeclined.subject"))
    expect(letter?.text).toContain(translate("nl", "identityReasons")("underAge"))
  })

  test("refuses a document of another account", async () => {
    const casino = getCasino()
    const documentNumber = "592000000101"
    const { visitor: eva } = await signUpVerified(casino, newcomer("Eva"), { documentNumber })
    await expect.poll(() => state(eva)).toEqual(["accepted", null])
    const { visitor: lies } = await signUpVerified(casino, newcomer("Lies"), { documentNumber })
    await expect.poll(() => state(lies)).toEqual(["declined", "documentInUse"])
  })

  test.each([
    ["decline", ["declined", "documentRefused"]],
    ["cancel", ["none", "cancelled"]],
    ["timeout", ["none", "timedOut"]],
  ] as [Ending, string[]][])("%s allows another attempt", async (ending, wanted) => {
    const casino = getCasino()
    const { visitor } = await signUpConfirmed(casino, newcomer("Eva"))
    const first = await open(visitor)
    await endVerification(first.verificationUrl, ending)
    await expect.poll(() => state(visitor)).toEqual(wanted)
    const second = await open(visitor)
    expect(second.verificationUrl).not.toBe(first.verificationUrl)
    await endVerification(second.verificationUrl, "accept")
    await expect.poll(() => state(visitor)).toEqual(["accepted", null])
  })

  test("resumes an open attempt and allows five a day", async () => {
    const casino = getCasino()
    const { visitor } = await signUpConfirmed(casino, newcomer("Eva"))
    for (let i = 0; i < 5; i++) {
      const { verificationUrl } = await open(visitor)
      expect(await open(visitor)).toEqual({ verificationUrl })
      await endVerification(verificationUrl, "cancel")
      await expect.poll(() => state(visitor)).toEqual(["none", "cancelled"])
    }
    await expect(open(visitor)).rejects.toMatchObject({ name: "TooManyRequestsErrorType" })
  })

  test("looks up and applies a result that the verifier changed later", async () => {
    const casino = getCasino()
    const { visitor } = await signUpConfirmed(casino, newcomer("Eva"))
    await endVerification((await open(visitor)).verificationUrl, "accept-then-changed")
    await expect.poll(() => state(visitor)).toEqual(["declined", "documentRefused"])
  })

  test("reports an unavailable verifier without counting an attempt", async () => {
    const casino = getCasino()
    const { visitor } = await signUpConfirmed(casino, newcomer("Eva"))
    for (let i = 0; i < 7; i++) {
      await arm(casino, "shufti", "http_500")
      await expect(open(visitor)).rejects.toMatchObject({ name: "KycServiceNotAvailableErrorType" })
    }
    expect(await state(visitor)).toEqual(["none", null])
    await open(visitor)
  })
})

describe("webhooks of the verifier", () => {
  test("are applied once", async () => {
    const casino = getCasino()
    const eva = newcomer("Eva")
    const { visitor } = await signUpConfirmed(casino, eva)
    const { verificationUrl } = await open(visitor)
    await arm(casino, "shufti", "duplicate")
    await endVerification(verificationUrl, "accept")
    await expect.poll(() => state(visitor)).toEqual(["accepted", null])
    const letters = (await listMailsTo(casino, eva.email)).filter(
      ({ subject }) => subject === "Uw identiteit is geverifieerd",
    )
    expect(letters).toHaveLength(1)
  })

  test("are refused with a forged or missing signature", async () => {
    const casino = getCasino()
    const { visitor, userId } = await signUpConfirmed(casino, newcomer("Eva"))
    await open(visitor)
    const body = JSON.stringify({ reference: await referenceOf(userId), event: "verification.cancelled" })
    const secret = casino.config.shufti.secretKey
    const sha = (text: string) => createHash("sha256").update(text).digest("hex")
    const post = async (signature: string | undefined, text = body) =>
      (
        await fetch(`${casino.url}/providers/shufti/callback`, {
          method: "POST",
          headers: { "content-type": "application/json", ...(signature ? { signature } : {}) },
          body: text,
        })
      ).status
    expect(await post(undefined)).toBe(401)
    expect(await post(sha(body))).toBe(401)
    // The older scheme, which this account does not use.
    expect(await post(sha(body + secret))).toBe(401)
    const genuine = sha(body + sha(secret))
    expect(await post(genuine, `${body} `)).toBe(401)
    expect((await getKycState(casino.platform.reads(), BigInt(userId))).kycStatus).toBe("inProgress")
    expect(await post(genuine)).toBe(200)
    expect(await post(genuine)).toBe(200)
    expect(await getKycState(casino.platform.reads(), BigInt(userId))).toEqual({
      kycStatus: "none",
      reason: "cancelled",
    })
  })

  test("are not trusted for an acceptance, which is looked up", async () => {
    const casino = getCasino()
    const { visitor, userId } = await signUpConfirmed(casino, newcomer("Eva"))
    await open(visitor)
    const body = JSON.stringify({ reference: await referenceOf(userId), event: "verification.accepted" })
    const sha = (text: string) => createHash("sha256").update(text).digest("hex")
    const signature = sha(body + sha(casino.config.shufti.secretKey))
    const headers = { "content-type": "application/json", signature }
    const response = await fetch(`${casino.url}/providers/shufti/callback`, { method: "POST", headers, body })
    expect(response.status).toBe(200)
    expect(await state(visitor)).toEqual(["inProgress", null])
  })

  test("are made up for by the return of the player and the look-up of silent attempts", async () => {
    const casino = getCasino()
    const { visitor: eva } = await signUpConfirmed(casino, newcomer("Eva"))
    const { visitor: lies } = await signUpConfirmed(casino, newcomer("Lies"))
    for (const visitor of [eva, lies]) {
      const { verificationUrl } = await open(visitor)
      await arm(casino, "shufti", "drop")
      await endVerification(verificationUrl, "accept")
      expect(await state(visitor)).toEqual(["inProgress", null])
    }
    await expect(open(eva)).rejects.toMatchObject({ name: "KycAlreadyDoneErrorType" })
    casino.clock.advance(11 * minuteMs)
    const { jobs } = casino.modules.find(({ noun }) => noun === "identity")!
    await handlerOf(jobs!["identity.lookUpSilent"]!)({})
    expect(await state(lies)).toEqual(["accepted", null])
  })

  test("are stored without readable identity data", async () => {
    const casino = getCasino()
    const messages = async () =>
      (
        await sql<{ body: Buffer }>`select body from kernel.inbox where provider = 'shufti'`.execute(
          casino.platform.database.db,
        )
      ).rows
    const before = (await messages()).length
    const { visitor } = await signUpVerified(casino, newcomer("Eva"), { documentNumber: "592111222333" })
    await expect.poll(() => state(visitor)).toEqual(["accepted", null])
    const storedMessages = await messages()
    expect(storedMessages.length).toBeGreaterThan(before)
    for (const { body } of storedMessages) expect(body.includes("592111222333")).toBe(false)
  })
})
