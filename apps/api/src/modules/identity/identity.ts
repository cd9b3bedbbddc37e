import { players } from "@elite/contract"
import type { Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomUuid } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { notify } from "../notifications/index.ts"
import {
  ageAt,
  compareNames,
  findProfile,
  type IdentityEncryption,
  isNumberOf,
  type Profile,
  provesBirthDate,
} from "../players/index.ts"
import { sendIdentityAcceptedEmail, sendIdentityDeclinedEmail } from "./emails.ts"
import { identityDeclined, identityVerified } from "./events.ts"
import { findVerifiedName } from "./kycStatus.ts"
import { endManualReview, sendToManualReview } from "./manualReview/manualReview.ts"
import type { VerificationReport } from "./ports.ts"
import { canBecome, type Decision, decideOutcome } from "./rules.ts"
import {
  findLatestVerification,
  findStanding,
  findVerification,
  insertVerification,
  isDocumentInUse,
  lockStanding,
  type StandingRow,
  setStanding,
  updateVerification,
  type VerificationRow,
} from "./store.ts"

/** Late and repeated reports change nothing. Only a looked-up report decides, never a webhook. */
export async function applyReport(
  { publicUrl }: Pick<Platform, "publicUrl">,
  secret: IdentityEncryption,
  tx: Tx,
  report: VerificationReport,
  lookedUp: boolean,
): Promise<void> {
  const verification = await findVerification(tx, report.reference)
  if (!verification) return
  const standing = await lockStanding(tx, verification.player_id)
  // The row may have changed while the lock was awaited.
  const attempt = (await findVerification(tx, report.reference))!
  const player = await findProfile(tx, attempt.player_id)
  if (!player) throw new Error(`There is no player ${attempt.player_id}.`)
  let decision = decideOutcome(report, player, players.minimumAgeYears, tx.now)
  if (
    (decision.status === "accepted" || decision.status === "review") &&
    report.document &&
    (await isDocumentInUse(tx, player.playerId, secret.numberKeys(report.document.number)))
  )
    decision = { status: "declined", reason: "documentInUse" }
  // The verifier accepted a document that does not clearly match the account: an operator compares them.
  if (lookedUp && report.outcome === "accepted" && decision.status === "review")
    return sendToManualReview(tx, report.reference, report.document ? "name" : "unread")
  if (!canBecome(attempt.status, decision.status, lookedUp)) return
  await updateVerification(tx, attempt.reference, decision)
  await endManualReview(tx, player.playerId, decision.status === "accepted" ? undefined : attempt.reference)
  if (decision.status === "accepted" && report.document) {
    const { firstName, lastName, number } = report.document
    const document = { documentNumber: secret.encrypt(number), documentKey: secret.numberKey(number) }
    const acceptance = { reference: attempt.reference, firstName, lastName, ...document }
    await setStanding(tx, player.playerId, "accepted", { acceptance })
    await publishDecision(tx, publicUrl, player, attempt, decision)
  } else if (await isCurrentAttempt(tx, standing, attempt)) {
    await setStanding(tx, player.playerId, toKycStatus(decision), { reason: decision.reason })
    await publishDecision(tx, publicUrl, player, attempt, decision)
  }
}

/** The newest attempt decides, or the one that the acceptance is based on. */
async function isCurrentAttempt(tx: Tx, standing: StandingRow, attempt: VerificationRow): Promise<boolean> {
  if (standing.kyc_status === "accepted") return standing.reference === attempt.reference
  return (await findLatestVerification(tx, attempt.player_id))?.reference === attempt.reference
}

function toKycStatus({ status }: Decision): "none" | "inProgress" | "declined" {
  if (status === "declined") return "declined"
  return status === "cancelled" || status === "timedOut" ? "none" : "inProgress"
}

async function publishDecision(
  tx: Tx,
  publicUrl: string,
  player: Profile,
  { reference }: VerificationRow,
  decision: Decision,
): Promise<void> {
  const { playerId } = player
  const kycStatus = decision.status === "accepted" ? "accepted" : toKycStatus(decision)
  tx.push({ playerId }, "identity", { kycStatus })
  if (decision.status === "accepted") {
    await tx.publish(identityVerified, { playerId, reference })
    await notify(tx, playerId, "account", "identityAccepted", {})
    await sendIdentityAcceptedEmail(tx, publicUrl, player)
  }
  if (decision.status === "declined") {
    const reason = decision.reason ?? "other"
    await tx.publish(identityDeclined, { playerId, reference, reason })
    await notify(tx, playerId, "account", "identityDeclined", { reason })
    await sendIdentityDeclinedEmail(tx, publicUrl, player, reason)
  }
}

type KnownIdentity = {
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  /** Eleven digits. */
  nationalNumber: string
}

/**
 * Accepts an identity that itsme or two operators vouch for; a player under 21 is declined. Refuses, changing nothing,
 * with ItsmePersonMismatchErrorType, and with ItsmeDocumentNeededErrorType where number or name prove too little.
 */
export async function acceptKnownIdentity(
  platform: Pick<Platform, "publicUrl">,
  secret: IdentityEncryption,
  tx: Tx,
  playerId: bigint,
  known: KnownIdentity,
  by: "itsme" | "desk" = "itsme",
): Promise<"accepted" | "declined"> {
  const standing = await lockStanding(tx, playerId)
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  // The name on the accepted document counts as well as that of the account.
  const documentName = await findVerifiedName(tx, playerId)
  const names =
    documentName && compareNames(documentName, known) === "same" ? "same" : compareNames(player, known)
  // An unclear name is accepted only where a review can still follow.
  const mayBeHolder = names === "same" || (names === "unclear" && standing.kyc_status !== "accepted")
  const isHolder = mayBeHolder && (await isNumberOf(tx, secret, playerId, known))
  const isUnderAge = ageAt(known.birthDate, tx.now) < players.minimumAgeYears
  if (!isHolder || !(hasSameBirthDate(player, known) || (isUnderAge && standing.kyc_status !== "accepted")))
    throw new AppError("ItsmePersonMismatchErrorType")
  if (standing.kyc_status === "accepted") return "accepted"
  // Two operators have read the birth date on the document.
  if (by === "itsme" && (names === "unclear" || !provesBirthDate(known.nationalNumber, known.birthDate)))
    throw new AppError("ItsmeDocumentNeededErrorType")
  const reference = `${by}-${randomUuid()}`
  await insertVerification(tx, { reference, playerId, expiresAt: tx.now })
  const { nationalNumber: number, ...document } = known
  const report = { reference, outcome: "accepted" as const, document: { ...document, number } }
  await applyReport(platform, secret, tx, report, true)
  return (await findStanding(tx, playerId))?.kyc_status === "accepted" ? "accepted" : "declined"
}

/**
 * Accepts the identity of a player who registers with itsme, without e-mail or notification. False, changing nothing,
 * where another account was accepted with the number.
 */
export async function acceptNewcomerIdentity(
  secret: IdentityEncryption,
  tx: Tx,
  playerId: bigint,
  { nationalNumber, firstName, lastName }: Omit<KnownIdentity, "birthDate">,
): Promise<boolean> {
  await lockStanding(tx, playerId)
  if (await isDocumentInUse(tx, playerId, secret.numberKeys(nationalNumber))) return false
  const reference = `itsme-${randomUuid()}`
  await insertVerification(tx, { reference, playerId, expiresAt: tx.now })
  await updateVerification(tx, reference, { status: "accepted" })
  const document = {
    documentNumber: secret.encrypt(nationalNumber),
    documentKey: secret.numberKey(nationalNumber),
  }
  await setStanding(tx, playerId, "accepted", { acceptance: { reference, firstName, lastName, ...document } })
  await tx.publish(identityVerified, { playerId, reference })
  return true
}

const hasSameBirthDate = (player: Profile, { birthDate }: KnownIdentity) => player.birthDate === birthDate
