import type { identity as contract, Language } from "@elite/contract"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { countUpload } from "../documents/documents.ts"
import { pictureOf } from "../documents/file.ts"
import { isOpen } from "../rules.ts"
import { checkByPictures } from "../settings.ts"
import {
  latestVerificationOf,
  lockStanding,
  setStanding,
  updateVerification,
  verificationOf,
} from "../store.ts"
import { admitPlayer, type Begun, begin, type IdentityPorts, lookUp, wishOf } from "./verification.ts"

type Answer = Exclude<contract.KycStatus, "none">

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
): Promise<Answer> {
  if ((await policy(platform.reads(), checkByPictures)) !== "on")
    throw new AppError("KycByPicturesOffErrorType")
  await countUpload(platform, playerId)
  // One after the other: a picture that is unpacked takes memory.
  const pictures = [await pictureOf(front)]
  if (back) pictures.push(await pictureOf(back))
  const before = await latestVerificationOf(platform.reads(), playerId)
  if (before && isOpen(before.status)) await lookUp(platform, ports, before.reference)
  const begun = await platform.transact((tx) => admit(tx, playerId))
  if (begun === "inProgress") return begun
  const { reference } = begun
  const sent = await ports.verifier.check(wishOf(platform, language, begun), pictures)
  await platform.transact((tx) => noteSent(tx, playerId, reference, sent.kind))
  if (sent.kind === "unavailable") throw new AppError("KycServiceNotAvailableErrorType")
  // The answer is signed; a decision is looked up all the same.
  await lookUp(platform, ports, reference)
  return answerOf((await verificationOf(platform.reads(), reference))?.status)
}

/** An attempt that was begun; or that one is still being looked at, which has no page to go back to. */
async function admit(tx: Tx, playerId: bigint): Promise<Begun | "inProgress"> {
  const player = await admitPlayer(tx, playerId)
  const latest = await latestVerificationOf(tx, playerId)
  if (latest && latest.url === null && isOpen(latest.status) && latest.expires_at > tx.now)
    return "inProgress"
  return begin(tx, player)
}

async function noteSent(
  tx: Tx,
  playerId: bigint,
  reference: string,
  came: "taken" | "unavailable",
): Promise<void> {
  const standing = await lockStanding(tx, playerId)
  // The vendor's message may have been faster than its answer.
  if ((await verificationOf(tx, reference))?.status !== "created") return
  await updateVerification(tx, reference, { status: came === "taken" ? "received" : "failed" })
  if (came === "unavailable" || standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

function answerOf(status: string | undefined): Answer {
  if (status === "accepted" || status === "declined") return status
  if (status === "cancelled" || status === "timedOut") throw new AppError("KycServiceNotAvailableErrorType")
  return "inProgress"
}
