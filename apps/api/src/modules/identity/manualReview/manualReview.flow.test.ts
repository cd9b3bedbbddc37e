import { createHash } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import { identity, me } from "@elite/contract"
import { arm, resetSandbox } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { endVerification, listMailsTo, newcomer, signUpConfirmed } from "../../../../testing/people.ts"
import { listOpenAlarms, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import { keepUnreadMessage, maxUnreadMessages } from "../../../platform/alarms/unreadMessages.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { identityEncryption } from "../../players/index.ts"
import { unreadMessageAlarm } from "./unreadMessages.ts"

const casino = casinoForFile()
const own = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(casino(), text, values)
const operatorCli = operatorCliFor(casino)
const state = async (visitor: Client) => {
  const { kycStatus, kycReason } = (await visitor.call(me.getUserDetails, {})).user
  return [kycStatus, kycReason]
}
const alarms = async (kind: string) =>
  (await listOpenAlarms(casino().platform.reads())).filter((each) => each.kind === kind)

/** A player whom the verifier accepts without facts. */
async function unread(scenario: string) {
  const person = newcomer("Eva")
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  await arm(casino(), "shufti", scenario)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept")
  const id = String(userId)
  const listOwnAlarms = async () =>
    (await alarms("identity.unread")).filter(({ detail }) => detail.playerId === id)
  await expect.poll(async () => (await listOwnAlarms()).length).toBe(1)
  return { person, visitor, id, listOwnAlarms, reference: (await listOwnAlarms())[0]!.subject }
}

describe("sends an acceptance without facts to manual review", () => {
  test.each([
    "sparse:no_data",
    "sparse:data_list",
    "sparse:empty_birth_date",
    "sparse:part_of_birth_date",
    "sparse:empty_name",
    "sparse:document_figure",
    "sparse:empty_number",
  ])("%s", async (scenario) => {
    const { visitor, reference, listOwnAlarms } = await unread(scenario)
    expect(await state(visitor)).toEqual(["inProgress", null])
    expect((await operatorCli("anna", "identities-unread")).text).toContain(reference)
    expect(
      (await operatorCli("anna", "decline-identity", reference, "documentUnreadable", "blurred")).code,
    ).toBe(0)
    await casino().drain()
    expect(await state(visitor)).toEqual(["declined", "documentUnreadable"])
    expect(await listOwnAlarms()).toEqual([])
    expect(
      (await operatorCli("anna", "decline-identity", reference, "documentUnreadable", "blurred")).code,
    ).toBe(1)
  })

  test("two operators accept a player, who gets the e-mail", async () => {
    const { person, visitor, id, listOwnAlarms, reference } = await unread("sparse:no_data")
    const [month, day, year] = person.dateOfBirth.split("-")
    const born = `${year}-${month}-${day}`
    const proposed = await operatorCli("anna", "accept-identity", id, born, person.nationalNumber!, "seen")
    const proposal = /(?:Proposal|proposal) (\d+)/.exec(proposed.text)![1]!
    expect((await operatorCli("bert", "confirm-identity", proposal, born, person.nationalNumber!)).code).toBe(
      0,
    )
    await casino().drain()
    expect(await state(visitor)).toEqual(["accepted", null])
    expect(await listOwnAlarms()).toEqual([])
    expect(
      (await operatorCli("anna", "decline-identity", reference, "documentUnreadable", "late")).code,
    ).toBe(1)
    const subjects = (await listMailsTo(casino(), person.email)).map(({ subject }) => subject)
    expect(subjects).toContain(translate("nl", "mails")("identityAccepted.subject"))
  })
})

describe("a manual review", () => {
  test("is not ended by the look-up of silent attempts, even where the verifier has deleted it", async () => {
    const { visitor, reference, listOwnAlarms } = await unread("sparse:no_data")
    const { jobs } = casino().modules.find(({ noun }) => noun === "identity")!
    await resetSandbox(casino(), "shufti")
    for (const minutes of [11, 12]) {
      casino().clock.advance(minutes * minuteMs)
      await handlerOf(jobs!["identity.lookUpSilent"]!)({})
      expect((await listOwnAlarms()).map(({ subject }) => subject)).toEqual([reference])
      expect(await state(visitor)).toEqual(["inProgress", null])
    }
  })
})

/** A player whose document has another name. */
async function withDocument(changes: Partial<ReturnType<typeof newcomer>>, document: Record<string, string>) {
  const person = newcomer("Eva", changes)
  const { visitor, userId } = await signUpConfirmed(casino(), person)
  const { verificationUrl } = await visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", document)
  return { visitor, id: String(userId) }
}

describe("compares names as machine-readable zones write them", () => {
  test.each([
    [{ lastName: "Müller" }, { lastName: "MUELLER" }],
    [{ lastName: "Müller" }, { lastName: "MULLER" }],
    [
      { firstName: "Søren", lastName: "Ångström" },
      { firstName: "SOEREN LARS", lastName: "AANGSTROEM" },
    ],
    [
      { firstName: "Jean Pierre", lastName: "Strauß" },
      { firstName: "JEAN-PIERRE", lastName: "STRAUSS" },
    ],
    [{ lastName: "Yıldız-Çelik" }, { lastName: "YILDIZ CELIK" }],
  ])("%j is accepted on %j", async (account, document) => {
    const { visitor } = await withDocument(account, document)
    await expect.poll(() => state(visitor)).toEqual(["accepted", null])
  })

  test.each([
    ["García López", "GARCIA"],
    ["Janssens", "JANSSENS DE VRIES"],
    ["Peeters-Claes", "Claes"],
    ["Muller", "MUELLER"],
  ])("%s with a document of %s goes to manual review", async (lastName, onDocument) => {
    const { visitor, id } = await withDocument({ lastName }, { lastName: onDocument })
    const listOwnAlarms = async () =>
      (await alarms("identity.unread")).filter(({ detail }) => detail.playerId === id)
    await expect.poll(async () => (await listOwnAlarms()).map(({ detail }) => detail.doubt)).toEqual(["name"])
    expect(await state(visitor)).toEqual(["inProgress", null])
    const { subject } = (await listOwnAlarms())[0]!
    expect((await operatorCli("anna", "decline-identity", subject, "nameMismatch", "a brother")).code).toBe(0)
    await casino().drain()
    expect(await state(visitor)).toEqual(["declined", "nameMismatch"])
    expect(await listOwnAlarms()).toEqual([])
  })

  test("declines a document of another account before a manual review of its name", async () => {
    const documentNumber = "592000000777"
    const { visitor: eva } = await withDocument(
      { lastName: "García" },
      { lastName: "García", documentNumber },
    )
    await expect.poll(() => state(eva)).toEqual(["accepted", null])
    const { visitor } = await withDocument(
      { lastName: "García López" },
      { lastName: "García", documentNumber },
    )
    await expect.poll(() => state(visitor)).toEqual(["declined", "documentInUse"])
  })
})

test("stores a genuine unreadable webhook once for review, and no forged one", async () => {
  const sha = (text: string) => createHash("sha256").update(text).digest("hex")
  const post = async (body: string, signature: string) => {
    const headers = { "content-type": "application/json", signature }
    return (await fetch(`${casino().url}/providers/shufti/callback`, { method: "POST", headers, body }))
      .status
  }
  const genuine = (body: string) => sha(body + sha(casino().config.shufti.secretKey))
  const listStored = async () =>
    (await own<{ id: string }>("select inbox_id as id from kernel.unread_notice where seen_at is null")).map(
      ({ id }) => id,
    )
  const bodies = [
    "{}",
    "[]",
    '{"reference":"kyc-12345"}',
    "no JSON",
    '{"event":["verification.accepted"]}',
    '"é"',
  ]
  for (const body of bodies) {
    const before = (await listStored()).length
    expect(await post(body, sha(body))).toBe(401)
    expect(await listStored()).toHaveLength(before)
    expect(await post(body, genuine(body))).toBe(200)
    expect(await post(body, genuine(body))).toBe(200)
    expect(await listStored()).toHaveLength(before + 1)
  }
  const [alarm, ...others] = await alarms("identity.noticeUnreadable")
  expect([alarm!.subject, alarm!.detail, others]).toEqual(["shufti", { waiting: bodies.length }, []])
  expect((await operatorCli("anna", "close-alarm", String(alarm!.id))).text).toContain(
    "close-identity-notice",
  )

  const waiting = await listStored()
  const last = await operatorCli("anna", "identity-notice", waiting.at(-1)!, "seen.json")
  expect(last.file?.bytes.toString("utf8")).toBe(bodies.at(-1))
  expect((await operatorCli("bert", "identity-notices")).text).toContain("opened by anna")
  for (const id of waiting) {
    expect(await alarms("identity.noticeUnreadable")).toHaveLength(1)
    expect((await operatorCli("anna", "close-identity-notice", id, "the verifier was asked")).code).toBe(0)
    expect((await operatorCli("anna", "close-identity-notice", id, "again")).code).toBe(1)
  }
  expect(await alarms("identity.noticeUnreadable")).toEqual([])
  // The webhook was reviewed already.
  expect(await post(bodies[0]!, genuine(bodies[0]!))).toBe(200)
  expect(await alarms("identity.noticeUnreadable")).toEqual([])
})

test("stores at most a hundred unread webhooks and answers 503 beyond", async () => {
  const { transact } = casino().platform
  const keep = (index: number) =>
    transact((tx) =>
      keepUnreadMessage(
        tx,
        { provider: "shufti", headers: {}, body: sealed, digest: `full-${index}` },
        unreadMessageAlarm,
      ),
    )
  const sealed = identityEncryption(casino().config.identityKeys).encrypt("{}")
  for (let index = 0; index < maxUnreadMessages; index++) expect(await keep(index)).toBe(true)
  expect(await keep(maxUnreadMessages)).toBe(false)
  expect((await alarms(unreadMessageAlarm))[0]!.detail).toEqual({ waiting: maxUnreadMessages, isFull: true })
  expect(await keep(0)).toBe(true)
  const rows = await own<{ id: string }>(
    "select inbox_id as id from kernel.unread_notice where seen_at is null",
  )
  expect(rows).toHaveLength(maxUnreadMessages)
  expect((await operatorCli("anna", "close-identity-notice", rows[0]!.id, "seen")).code).toBe(0)
  expect(await keep(maxUnreadMessages)).toBe(true)
  await own("delete from kernel.unread_notice")
  await transact((tx) => resolveAlarm(tx, { kind: unreadMessageAlarm, subject: "shufti" }))
})
