import type { Client } from "@elite/client/visitor"
import { identity as contract, me } from "@elite/contract"
import { makePhotograph, toFile } from "@elite/testkit/pictures"
import { arm, listExchanges, submitConsoleForm } from "@elite/testkit/sandboxes"
import { translate } from "@elite/words"
import { expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { listMailsTo, newcomer, signUp, signUpConfirmed } from "../../../../testing/people.ts"
import { asOwner } from "../../payments/testing/payer.ts"

const casino = casinoForFile()
const own = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(casino(), text, values)
/** Small, so that the log of the sandbox contains all of it. */
const card = async () => toFile(await makePhotograph(32, 20))
const check = async (visitor: Client, both = true) =>
  visitor.call(contract.verifyKyc, { front: await card(), ...(both ? { back: await card() } : {}) })
const state = async (visitor: Client) => {
  const { kycStatus, kycReason } = (await visitor.call(me.getUserDetails, {})).user
  return [kycStatus, kycReason]
}
/** The document part of the latest request to the verifier. */
async function sent(): Promise<Record<string, unknown>> {
  const bodies = (await listExchanges(casino(), "shufti"))
    .filter(({ direction, url }) => direction === "in" && /\/shufti\/$/.test(url))
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  return bodies[0]!
}

test("accepted: sends the photos to the verifier and stores none", async () => {
  const eva = newcomer("Eva")
  const { visitor, userId } = await signUpConfirmed(casino(), eva)
  expect(await check(visitor)).toEqual({
    kycStatus: "accepted",
    message: translate("en", "answers")("kycAccepted"),
    language_key: "kyc-success",
  })
  expect(await state(visitor)).toEqual(["accepted", null])
  expect((await visitor.call(contract.getDocuments, {})).documents.count).toBe(0)
  await casino().drain()
  const letters = (await listMailsTo(casino(), eva.email)).filter(
    ({ subject }) => subject === "Uw identiteit is geverifieerd",
  )
  expect(letters).toHaveLength(1)
  expect(await own("select status from identity.verification where player_id = $1", [userId])).toEqual([
    { status: "accepted" },
  ])
  await expect(check(visitor)).rejects.toMatchObject({ name: "KycAlreadyDoneErrorType" })
})

test.each(["lastName", "decline"])(
  "declined, by %s: the answer and the account give the reason",
  async (by) => {
    const { visitor, userId } = await signUpConfirmed(casino(), newcomer("Eva"))
    // This name makes the sandbox decline with a reason.
    if (by === "lastName")
      await own("update players.player set last_name = 'DECLINE-SPDR75' where id = $1", [userId])
    if (by === "decline") await arm(casino(), "shufti", "decline")
    expect(await check(visitor, false)).toMatchObject({ kycStatus: "declined", language_key: "kyc-fail" })
    expect(await state(visitor)).toEqual(["declined", by === "lastName" ? "nameMismatch" : "documentRefused"])
    // Another attempt may succeed.
    await own("update players.player set last_name = 'Claes'")
    expect(await check(visitor)).toMatchObject({ kycStatus: "accepted" })
  },
)

test("in review at the verifier: no second attempt, and the webhook ends it", async () => {
  const { visitor, userId } = await signUpConfirmed(casino(), newcomer("Eva"))
  await arm(casino(), "shufti", "review")
  const waits = { kycStatus: "inProgress", language_key: "kyc-pending" }
  expect(await check(visitor)).toMatchObject(waits)
  expect(await check(visitor)).toMatchObject(waits)
  expect(await state(visitor)).toEqual(["inProgress", null])
  const attempts = () =>
    own<{ status: string; reference: string }>(
      "select status, reference from identity.verification where player_id = $1",
      [userId],
    )
  expect((await attempts()).map(({ status }) => status)).toEqual(["review"])
  const page = await (await fetch(`${casino().sandboxUrl}/shufti/__sandbox`)).text()
  const { reference } = (await attempts())[0]!
  const id = new RegExp(`verification/([\\w-]+)"><code>${reference}<`).exec(page)![1]!
  await submitConsoleForm(casino(), "shufti", `verifications/${id}`, { ending: "accept" })
  await expect.poll(() => state(visitor)).toEqual(["accepted", null])
})

test("re-encodes the photos and requests neither face nor page", async () => {
  const { visitor } = await signUpConfirmed(casino(), newcomer("Eva"))
  await check(visitor, false)
  const { document, face, redirect_url, verification_mode } = (await sent()) as {
    document: { proof: string; additional_proof?: string }
    [more: string]: unknown
  }
  expect([face, redirect_url, verification_mode, document.additional_proof]).toEqual([
    undefined,
    undefined,
    "image_only",
    undefined,
  ])
  const [head, base64] = document.proof.split(",") as [string, string]
  expect(head).toBe("data:image/jpeg;base64")
  expect(Buffer.from(base64, "base64").includes("50.8503")).toBe(false)
})

test("reports an unavailable verifier without counting an attempt; allows five a day", async () => {
  const { visitor, userId } = await signUpConfirmed(casino(), newcomer("Eva"))
  const unhurried = () => own("delete from kernel.throttle")
  await arm(casino(), "shufti", "http_500")
  await expect(check(visitor)).rejects.toMatchObject({ name: "KycServiceNotAvailableErrorType", status: 400 })
  expect(await state(visitor)).toEqual(["none", null])
  for (let i = 0; i < 5; i++) {
    await arm(casino(), "shufti", "decline")
    await check(visitor, false)
  }
  await unhurried()
  await expect(check(visitor)).rejects.toMatchObject({ name: "TooManyRequestsErrorType", status: 429 })
  expect(
    await own("select from identity.verification where player_id = $1 and status <> 'failed'", [userId]),
  ).toHaveLength(5)
})

test("recovers from a lost response by the webhook", async () => {
  const { visitor } = await signUpConfirmed(casino(), newcomer("Eva"))
  await arm(casino(), "shufti", "cut")
  await expect(check(visitor)).rejects.toMatchObject({ name: "KycServiceNotAvailableErrorType" })
  await expect.poll(() => state(visitor)).toEqual(["accepted", null])
})

test("refuses invalid files before the verifier is called", async () => {
  const { visitor: unknown } = await signUp(casino(), newcomer("Eva"))
  await expect(check(unknown)).rejects.toMatchObject({ name: "EmailNotVerifiedErrorType" })
  const { visitor, userId } = await signUpConfirmed(casino(), newcomer("Eva"))
  const page = toFile("<!doctype html>")
  const pdf = toFile("%PDF-1.7\n%%EOF\n")
  for (const input of [{ front: page }, { front: await card(), back: page }, { front: pdf }])
    await expect(visitor.call(contract.verifyKyc, input)).rejects.toMatchObject({
      name: "DocumentUnreadableErrorType",
    })
  await expect(casino().visitor().call(contract.verifyKyc, { front: page })).rejects.toMatchObject({
    status: 401,
  })
  expect(await own("select from identity.verification where player_id = $1", [userId])).toEqual([])
})
