import type { Client } from "@elite/client/visitor"
import { identity as contract, me, notifications, payments } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { makeDecompressionBomb, makePhotograph, toFile } from "@elite/testkit/pictures"
import { translate } from "@elite/words"
import sharp from "sharp"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { operatorCliFor } from "../../../../testing/operatorCli.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { listOpenAlarms } from "../../../platform/alarms/alarms.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"

const casino = casinoForFile()
const own = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(casino(), text, values)
const pdf = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n", "latin1")

/** Runs an admin command with the database role of the application. */
const operatorCli = operatorCliFor(casino)
const send = async (visitor: Client, bytes: Buffer | string, documentLabelId = 1, name = "card.jpg") =>
  (await visitor.call(contract.kycDocUpload, { file: toFile(bytes, name), documentLabelId })).document
const replace = async (visitor: Client, documentId: number, bytes: Buffer | string = pdf) =>
  (await visitor.call(contract.updateUserDocument, { file: toFile(bytes), documentId })).document
const listDocuments = async (visitor: Client) => (await visitor.call(contract.getDocuments, {})).documents
const somebody = () => seededVisitor(casino())
const refused = (name: string, status: number) => ({ name, status })
const run = (job: string) =>
  handlerOf(casino().modules.find(({ noun }) => noun === "identity")!.jobs![`identity.${job}`]!)({})
const eventsOf = (playerId: bigint) =>
  own<{ kind: string; data: { operator?: string } }>(
    "select kind, data from kernel.event where player_id = $1 and kind like 'document.%' order by id",
    [playerId],
  )
const alarms = async () =>
  (await listOpenAlarms(casino().platform.reads())).filter(({ kind }) => kind === "document.overdue")

test("returns the labels in three languages", async () => {
  const { visitor } = await somebody()
  const { documentLabels } = await visitor.call(contract.getDocumentLabels, {})
  expect(documentLabels.map(({ label }) => label)).toEqual(Object.values(contract.documentLabels))
  expect(documentLabels[2]).toEqual({
    documentLabelId: 3,
    label: "passport",
    name: { en: "Passport", fr: "Passeport", nl: "Paspoort" },
  })
})

test("stores a re-encoded image encrypted and records who opened it", async () => {
  const { visitor, playerId } = await somebody()
  const sent = await send(visitor, await makePhotograph(3000, 1000))
  expect(sent).toMatchObject({ label: "identityCardFront", status: "waiting", reason: null })
  expect(await listDocuments(visitor)).toEqual({ count: 1, rows: [sent] })
  const id = String(sent.documentId)
  const [row] = await own<{ sealed: Buffer; bytes: number }>(
    "select sealed, bytes from identity.document where id = $1",
    [id],
  )
  expect([row!.sealed.includes("JFIF"), row!.sealed.includes("/9j/"), row!.sealed[0]]).toEqual([
    false,
    false,
    1,
  ])

  expect((await operatorCli("anna", "documents-waiting")).text).toContain(
    `${id}  player ${playerId}  identityCardFront  jpeg`,
  )
  const { code, text, file } = await operatorCli("anna", "document", id, "/somewhere/card.jpg")
  expect([code, text, file!.path]).toEqual([
    0,
    `Document ${id} is a jpeg and is in /somewhere/card.jpg.`,
    "/somewhere/card.jpg",
  ])
  expect(file!.bytes.length).toBe(row!.bytes)
  const { format, width, height, exif } = await sharp(file!.bytes).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: "jpeg",
    width: 2500,
    height: 833,
    exif: undefined,
  })
  expect(file!.bytes.includes("50.8503")).toBe(false)
  expect((await eventsOf(playerId)).map(({ kind, data }) => [kind, data.operator])).toEqual([
    ["document.sent", undefined],
    ["document.seen", "anna"],
  ])
})

test("stores a PDF unchanged under any file name", async () => {
  const { visitor } = await somebody()
  const { documentId } = await send(visitor, pdf, 4, "letter.exe")
  const { file, text } = await operatorCli("anna", "document", String(documentId), "/somewhere/letter.pdf")
  expect([file!.bytes.equals(pdf), text]).toEqual([true, expect.stringContaining("is a pdf")])
})

const html = "<!doctype html><script>alert(1)</script>"
test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ["a page", () => Buffer.from(html), "DocumentUnreadableErrorType"],
  [
    "a drawing",
    () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "DocumentUnreadableErrorType",
  ],
  ["half a photo", async () => (await makePhotograph()).subarray(0, 900), "DocumentUnreadableErrorType"],
  ["half a PDF", () => pdf.subarray(0, 30), "DocumentUnreadableErrorType"],
  ["a page that holds a PDF", () => Buffer.concat([Buffer.from(html), pdf]), "DocumentUnreadableErrorType"],
  ["nothing", () => Buffer.alloc(0), "DocumentUnreadableErrorType"],
  ["a picture of gigabytes", () => makeDecompressionBomb(), "DocumentTooLargeErrorType"],
])("%s is no document, and nothing is kept of it", async (_, bytes, name) => {
  const { visitor } = await somebody()
  await expect(send(visitor, await bytes())).rejects.toMatchObject(refused(name, 400))
  expect((await listDocuments(visitor)).count).toBe(0)
})

test("refuses unknown labels, unknown fields and files that are too large", async () => {
  const { visitor } = await somebody()
  await expect(send(visitor, pdf, 7)).rejects.toMatchObject(refused("NotFoundErrorType", 404))
  const post = async (fields: [string, File | string][], by = visitor) => {
    const body = new FormData()
    for (const [name, value] of fields) body.append(name, value)
    const answer = await by.fetch(contract.kycDocUpload.path, { method: "POST", body })
    return [answer.status, ((await answer.json()) as { errors: { name: string }[] }).errors[0]!.name]
  }
  const file = toFile(pdf)
  expect(await post([["file", file]])).toEqual([400, "BadInputErrorType"])
  const more: [string, File | string][] = [
    ["file", file],
    ["documentLabelId", "1"],
  ]
  expect(await post([...more, ["playerId", "7"]])).toEqual([400, "BadInputErrorType"])
  expect(await post([["file", toFile(Buffer.alloc(8 * 1024 * 1024))]])).toEqual([
    413,
    "PayloadTooLargeErrorType",
  ])
  expect(await post(more, casino().visitor())).toEqual([401, "UnauthorizedErrorType"])
})

test("accepts and rejects with notification, e-mail and live update, each once", async () => {
  const { visitor, email, playerId } = await somebody()
  const card = String((await send(visitor, await makePhotograph())).documentId)
  const letter = String((await send(visitor, pdf, 4)).documentId)
  expect((await operatorCli("anna", "accept-document", card)).code).toBe(0)
  expect((await operatorCli("bert", "accept-document", card)).text).toBe(
    `Document ${card} is not pending any more.`,
  )
  expect((await operatorCli("bert", "reject-document", letter, "because")).code).toBe(2)
  expect((await operatorCli("bert", "reject-document", letter, "tooOld", "seen", "at", "Lena's")).code).toBe(
    0,
  )
  expect((await operatorCli("bert", "reject-document", "999999", "tooOld")).text).toBe(
    "There is no document 999999.",
  )
  await casino().drain()
  expect((await listDocuments(visitor)).rows).toMatchObject([
    { label: "proofOfAddress", status: "rejected", reason: "tooOld" },
    { label: "identityCardFront", status: "accepted", reason: null },
  ])
  const { rows } = (await visitor.call(notifications.getNotifications, {})).notifications
  const why = translate("en", "documentReasons")("tooOld")
  expect(rows.map(({ title, text }) => [title, text])).toEqual([
    ["Your document could not be accepted", `Proof of address: you can send another one instead. ${why}`],
    ["Your document is accepted", "Identity card, front: you do not have to do anything."],
  ])
  const letters = await listMailsTo(casino(), email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Uw document kon niet worden aanvaard",
    "Uw document is aanvaard",
  ])
  expect(letters[0]!.text).toContain(translate("nl", "documentReasons")("tooOld"))
  expect(letters[0]!.text).toContain(toAbsoluteUrl(casino().config.publicUrl, "kyc", "nl"))
  // Notes are internal.
  const exposedText = JSON.stringify([rows, letters, await listDocuments(visitor), await eventsOf(playerId)])
  expect(exposedText).not.toContain("Lena")
  expect(await own("select note from identity.document where id = $1", [letter])).toEqual([
    { note: "seen at Lena's" },
  ])
  const { text } = await operatorCli("carl", "documents-of", String(playerId))
  expect(text).toContain("rejected by bert, tooOld: seen at Lena's")
  expect(text).toContain("accepted by anna")
  // The identity status does not change.
  expect((await visitor.call(me.getUserDetails, {})).user.kycStatus).toBe("accepted")
})

test("replaces only own documents that are pending or rejected", async () => {
  const [eva, jan] = [await somebody(), await somebody()]
  const first = await send(eva.visitor, await makePhotograph())
  await expect(replace(jan.visitor, first.documentId)).rejects.toMatchObject(
    refused("NotFoundErrorType", 404),
  )
  await expect(replace(eva.visitor, 999_999)).rejects.toMatchObject(refused("NotFoundErrorType", 404))
  const second = await replace(eva.visitor, first.documentId)
  expect(second).toMatchObject({ label: "identityCardFront", status: "waiting" })
  const late = refused("DocumentNotReplaceableErrorType", 400)
  await expect(replace(eva.visitor, first.documentId)).rejects.toMatchObject(late)
  // The file of the first one was deleted unread.
  expect((await operatorCli("anna", "document", String(first.documentId), "/x")).code).toBe(1)
  await operatorCli("anna", "reject-document", String(second.documentId), "unreadable")
  const third = await replace(eva.visitor, second.documentId, await makePhotograph())
  expect((await operatorCli("anna", "document", String(second.documentId), "/x")).code).toBe(0)
  await operatorCli("anna", "accept-document", String(third.documentId))
  await expect(replace(eva.visitor, third.documentId)).rejects.toMatchObject(late)
  expect((await listDocuments(eva.visitor)).rows.map(({ status, reason }) => [status, reason])).toEqual([
    ["accepted", null],
    ["replaced", "unreadable"],
    ["replaced", null],
  ])
  expect((await listDocuments(jan.visitor)).count).toBe(0)
})

test("of two simultaneous replacements one succeeds", async () => {
  const { visitor } = await somebody()
  const { documentId } = await send(visitor, pdf)
  const both = await Promise.allSettled([replace(visitor, documentId), replace(visitor, documentId)])
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect((await listDocuments(visitor)).count).toBe(2)
})

test("limits uploads to ten an hour and twelve live documents", async () => {
  const { visitor, playerId } = await somebody()
  const sent = []
  for (let i = 0; i < 10; i++) sent.push(await send(visitor, pdf))
  await expect(send(visitor, pdf)).rejects.toMatchObject(refused("TooManyRequestsErrorType", 429))
  await own("delete from kernel.throttle where bucket = $1", [`document:${playerId}`])
  for (let i = 0; i < 2; i++) await send(visitor, pdf)
  const full = {
    ...refused("DocumentsFullErrorType", 400),
    message: expect.stringContaining(" 12 document"),
  }
  await expect(send(visitor, pdf)).rejects.toMatchObject(full)
  // A pending document does not count while it is replaced.
  await replace(visitor, sent[0]!.documentId)
  await operatorCli("anna", "reject-document", String(sent[1]!.documentId), "other")
  await send(visitor, pdf)
  await expect(replace(visitor, sent[1]!.documentId)).rejects.toMatchObject(full)
  const page = await visitor.call(contract.getDocuments, { pageNo: 2, limit: 10 })
  expect([page.documents.count, page.documents.rows.length]).toEqual([14, 4])
})

test("raises an alarm for an overdue document until it is decided or replaced", async () => {
  const { visitor } = await somebody()
  const [one, other] = [await send(visitor, pdf), await send(visitor, pdf)]
  const listOwnAlarms = async () =>
    (await alarms()).filter(({ subject }) => [one, other].some((each) => subject === String(each.documentId)))
  await run("overdueDocuments")
  expect(await listOwnAlarms()).toEqual([])
  casino().clock.advance(48 * hourMs)
  await run("overdueDocuments")
  await run("overdueDocuments")
  expect((await listOwnAlarms()).map(({ count }) => count)).toEqual([1, 1])
  const [alarm] = await listOwnAlarms()
  expect((await operatorCli("anna", "close-alarm", String(alarm!.id))).text).toContain(
    "accept-document, reject-document",
  )
  await operatorCli("anna", "accept-document", String(one.documentId))
  const again = (await seededAgain(visitor, other.documentId)).documentId
  expect(again).toBeGreaterThan(other.documentId)
  expect(await listOwnAlarms()).toEqual([])
})

/** Replaces a document after a new login. */
async function seededAgain(visitor: Client, documentId: number) {
  await own("update sessions.session set ends_at = 'infinity', idle_until = 'infinity'")
  return replace(visitor, documentId)
}

test("deletes rejected and replaced documents after thirty days, accepted ones not", async () => {
  const { visitor, playerId } = await somebody()
  const ids = []
  for (let i = 0; i < 3; i++) ids.push(String((await send(visitor, pdf)).documentId))
  await operatorCli("anna", "accept-document", ids[0]!)
  await operatorCli("anna", "reject-document", ids[1]!, "other")
  await replace(visitor, Number(ids[2]!))
  const left = () =>
    own<{ status: string }>("select status from identity.document where player_id = $1 order by id", [
      playerId,
    ])
  // The command uses the machine's clock.
  await own("update identity.document set changed_at = $2 where player_id = $1", [
    playerId,
    casino().clock.now(),
  ])
  casino().clock.advance(30 * dayMs - 1)
  await run("forgetDocuments")
  expect((await left()).map(({ status }) => status)).toEqual(["accepted", "rejected", "replaced", "waiting"])
  casino().clock.advance(1)
  await run("forgetDocuments")
  expect((await left()).map(({ status }) => status)).toEqual(["accepted", "waiting"])
})

test("a closed account deletes pending documents and retains accepted ones", async () => {
  const { visitor, playerId } = await somebody()
  const [one] = [await send(visitor, pdf), await send(visitor, pdf)]
  await operatorCli("anna", "accept-document", String(one.documentId))
  await visitor.call(payments.closeAccount, {})
  await casino().drain()
  const listStored = () =>
    own<{ status: string; keep_until: Date | null }>(
      "select status, keep_until from identity.document where player_id = $1",
      [playerId],
    )
  const now = casino().clock.now()
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + 10)
  expect(await listStored()).toEqual([{ status: "accepted", keep_until: until }])
  await operatorCli("anna", "reopen-account", String(playerId))
  await casino().drain()
  expect(await listStored()).toEqual([{ status: "accepted", keep_until: null }])
  await own("update identity.document set keep_until = $2 where player_id = $1", [playerId, now])
  await run("forgetDocuments")
  expect(await listStored()).toEqual([])
})
