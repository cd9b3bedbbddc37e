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
  beginAttempt,
  type IdentityPorts,
  lookUpAttempt,
  type NewAttempt,
  toVerificationRequest,
} from "./verification.ts"

type KycAnswer = Exclude<contract.KycStatus, "none">

/** The photos are not stored here. An open attempt bars another one. */
export async function checkPictures(
  platform: Platform,
  ports: IdentityPorts,
  { playerId, language }: { playerId: bigint; language: Language },
  { front, back }: { front: File; back?: File | undefined },
): Promise<KycAnswer> {
  if ((await getPolicyState(platform.reads(), checkByPictures)) !== "on")
    throw new AppError("KycByPicturesOffErrorType")
  await countUploadAttempt(platform, playerId)
  // Sequential, because a decoded image takes memory.
  const pictures = [await toJpeg(front)]
  if (back) pictures.push(await toJpeg(back))
  const latest = await findLatestVerification(platform.reads(), playerId)
  if (latest && isOpen(latest.status)) await lookUpAttempt(platform, ports, latest.reference)
  const attempt = await platform.transact((tx) => beginUnlessInProgress(tx, playerId))
  if (attempt === "inProgress") return attempt
  const { reference } = attempt
  const sent = await ports.verifier.check(toVerificationRequest(platform, language, attempt), pictures)
  await platform.transact((tx) => recordSent(tx, playerId, reference, sent.kind))
  if (sent.kind === "unavailable") throw new AppError("KycServiceNotAvailableErrorType")
  // A decision is always looked up, although the response is signed.
  await lookUpAttempt(platform, ports, reference)
  return toKycAnswer((await findVerification(platform.reads(), reference))?.status)
}

/** `inProgress`: an attempt with photos is open, which has no page to return to. */
async function beginUnlessInProgress(tx: Tx, playerId: bigint): Promise<NewAttempt | "inProgress"> {
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
  result: "taken" | "unavailable",
): Promise<void> {
  const standing = await lockStanding(tx, playerId)
  // The webhook may arrive before the response to the request.
  if ((await findVerification(tx, reference))?.status !== "created") return
  await updateVerification(tx, reference, { status: result === "taken" ? "received" : "failed" })
  if (result === "unavailable" || standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

function toKycAnswer(status: string | undefined): KycAnswer {
  if (status === "accepted" || status === "declined") return status
  if (status === "cancelled" || status === "timedOut") throw new AppError("KycServiceNotAvailableErrorType")
  return "inProgress"
}
