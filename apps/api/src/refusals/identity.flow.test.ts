import { identity } from "@elite/contract"
import { makeDecompressionBomb, makePhotograph, toFile } from "@elite/testkit/pictures"
import { arm } from "@elite/testkit/sandboxes"
import { expect, test } from "vitest"
import { newcomer, signUp } from "../../testing/people.ts"
import { seededVisitor } from "../../testing/seeded.ts"
import { identityCalls, refusalsForFile } from "./testing/refusals.ts"

/** Every refusal that a call about who somebody is names in its `errors`, provoked once through the real doors. */
const { casino, own, refuses, unprovoked } = refusalsForFile()

test("whose address is not confirmed yet", async () => {
  const { visitor } = await signUp(casino(), newcomer("Eva"))
  await refuses(visitor, identity.onsiteKyc, {}, "EmailNotVerifiedErrorType")
  const pictures = { front: toFile(await makePhotograph()) }
  await refuses(visitor, identity.verifyKyc, pictures, "EmailNotVerifiedErrorType")
})

test("a document", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const { kycDocUpload: upload, updateUserDocument: update } = identity
  const file = toFile(await makePhotograph())
  const { documentId } = (await visitor.call(upload, { file, documentLabelId: 1 })).document
  const calls = [
    [upload, { documentLabelId: 1 }],
    [update, { documentId }],
  ] as const
  for (const [call, which] of calls) {
    const sends = (bytes: Buffer | string) => ({ ...which, file: toFile(bytes) }) as never
    await refuses(visitor, call, sends("<svg/>"), "DocumentUnreadableErrorType")
    await refuses(visitor, call, sends(await makeDecompressionBomb()), "DocumentTooLargeErrorType")
  }
  await refuses(visitor, upload, { file, documentLabelId: 99 }, "NotFoundErrorType")
  await refuses(visitor, update, { file, documentId: 999_999 }, "NotFoundErrorType")
  await own(
    `insert into identity.document (player_id, label, status, decided_by, format, bytes, sealed, uploaded_at, changed_at)
     select player_id, label, 'accepted', 'anna', format, bytes, sealed, uploaded_at, changed_at
     from identity.document, generate_series(1, 12) where player_id = $1`,
    [playerId],
  )
  await refuses(visitor, upload, { file, documentLabelId: 1 }, "DocumentsFullErrorType")
  await refuses(visitor, update, { file, documentId }, "DocumentsFullErrorType")
  await own("update identity.document set status = 'accepted', decided_by = 'anna' where id = $1", [
    documentId,
  ])
  await refuses(visitor, update, { file, documentId }, "DocumentNotReplaceableErrorType")
})

test("the identity check", async () => {
  const { visitor, playerId } = await seededVisitor(casino())
  const check = identity.verifyKyc
  const pictures = { front: toFile(await makePhotograph()) }
  await refuses(visitor, identity.onsiteKyc, {}, "KycAlreadyDoneErrorType")
  await refuses(visitor, check, pictures, "KycAlreadyDoneErrorType")
  await refuses(visitor, check, { front: toFile("<svg/>") }, "DocumentUnreadableErrorType")
  await refuses(visitor, check, { front: toFile(await makeDecompressionBomb()) }, "DocumentTooLargeErrorType")
  await own("update identity.standing set kyc_status = 'none' where player_id = $1", [playerId])
  await arm(casino(), "shufti", "http_500", "http_500", "http_500", "http_500")
  await refuses(visitor, identity.onsiteKyc, {}, "KycServiceNotAvailableErrorType")
  await refuses(visitor, check, pictures, "KycServiceNotAvailableErrorType")
  await own("update content.policy set state = 'off' where feature = 'checkByPictures'")
  await refuses(visitor, check, pictures, "KycByPicturesOffErrorType")
})

test("every refusal that a call about who somebody is names has been provoked here", () => {
  expect(unprovoked(identityCalls)).toEqual([])
})
