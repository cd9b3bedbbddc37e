import type { identity as contract, Language } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { countUploadAttempt } from "../documents/documents.ts"
import { toJpeg } from "../documents/file.ts"
import { isOpen } from "../rules.ts"
import { checkByPictures } from "../settings.ts"
import {
  findLatestVerification,
  findVerification,
  lockStanding,
  setStanding,
  updateVerification,
} from "../store.ts"
import {
  assertMayVerify,
  type BegunAttempt,
  beginAttempt,
  type IdentityPorts,
  lookUpAttempt,
  toVerificationRequest,
} from "./verification.ts"

type KycAnswer = Exclude<contract.KycStatus, "none">

/**
 * Has pictures of a player's identity document checked, which nobody keeps here, and answers how that ended or that it is
 * still being looked at; while one is, no other is sent. Refuses with KycByPicturesOffErrorType where the policy is not on, as
 * `openVerification` does, and as an upload with TooManyRequestsErrorType and what is no picture.
 */
export async function checkPictures(
  platform: Platform,
  ports: IdentityPorts,
  { playerId, language }: { playerId: bigint; language: Language },
  { front, back }: { front: File; back?: File | undefined },
): Promise<KycAnswer> {
  if ((await getPolicyState(platform.reads(), checkByPictures)) !== "on")
    throw new AppError("KycByPicturesOffErrorType")
  await countUploadAttempt(platform, playerId)
  // One after the other: a picture that is unpacked takes memory.
  const pictures = [await toJpeg(front)]
  if (back) pictures.push(await toJpeg(back))
  const before = await findLatestVerification(platform.reads(), playerId)
  if (before && isOpen(before.status)) await lookUpAttempt(platform, ports, before.reference)
  const begun = await platform.transact((tx) => beginUnlessInProgress(tx, playerId))
  if (begun === "inProgress") return begun
  const { reference } = begun
  const sent = await ports.verifier.check(toVerificationRequest(platform, language, begun), pictures)
  await platform.transact((tx) => recordSent(tx, playerId, reference, sent.kind))
  if (sent.kind === "unavailable") throw new AppError("KycServiceNotAvailableErrorType")
  // The answer is signed; a decision is looked up all the same.
  await lookUpAttempt(platform, ports, reference)
  return toKycAnswer((await findVerification(platform.reads(), reference))?.status)
}

/** An attempt that was begun; or that one is still being looked at, which has no page to go back to. */
async function beginUnlessInProgress(tx: Tx, playerId: bigint): Promise<BegunAttempt | "inProgress"> {
  const player = await assertMayVerify(tx, playerId)
  const latest = await findLatestVerification(tx, playerId)
  if (latest && latest.url === null && isOpen(latest.status) && latest.expires_at > tx.now)
    return "inProgress"
  return beginAttempt(tx, player)
}

async function recordSent(
  tx: Tx,
  playerId: bigint,
  reference: string,
  came: "taken" | "unavailable",
): Promise<void> {
  const standing = await lockStanding(tx, playerId)
  // The vendor's message may have been faster than its answer.
  if ((await findVerification(tx, reference))?.status !== "created") return
  await updateVerification(tx, reference, { status: came === "taken" ? "received" : "failed" })
  if (came === "unavailable" || standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

function toKycAnswer(status: string | undefined): KycAnswer {
  if (status === "accepted" || status === "declined") return status
  if (status === "cancelled" || status === "timedOut") throw new AppError("KycServiceNotAvailableErrorType")
  return "inProgress"
}
