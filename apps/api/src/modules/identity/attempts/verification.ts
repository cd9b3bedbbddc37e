import { type Language, players } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { addDays, dayMs } from "../../../platform/lib/calendar.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { findProfile, type IdentityEncryption, type Profile } from "../../players/index.ts"
import { applyReport } from "../identity.ts"
import { sendToManualReview } from "../manualReview/manualReview.ts"
import type { IdentityVerifier, VerificationReport, VerificationRequest } from "../ports.ts"
import { isOpen } from "../rules.ts"
import * as settings from "../settings.ts"
import {
  countAttempts,
  findLatestVerification,
  findVerification,
  insertVerification,
  lockStanding,
  setStanding,
  takeSilentAttempts,
  updateVerification,
} from "../store.ts"

const minuteMs = 60_000
const silentMs = 10 * minuteMs
export const callbackPath = "/providers/shufti/callback"

export type IdentityPorts = { verifier: IdentityVerifier; secret: IdentityEncryption }

/**
 * Opens a verification, or takes the player back to the one that is open, and answers its page. Refuses with
 * EmailNotVerifiedErrorType, KycAlreadyDoneErrorType, TooManyRequestsErrorType after five attempts in a day,
 * and KycServiceNotAvailableErrorType when the verifier does not answer.
 */
export async function openVerification(
  platform: Platform,
  ports: IdentityPorts,
  playerId: bigint,
  language: Language,
): Promise<{ verificationUrl: string }> {
  const before = await findLatestVerification(platform.reads(), playerId)
  if (before && isOpen(before.status)) await lookUpAttempt(platform, ports, before.reference)
  const wanted = await platform.transact((tx) => beginOrResume(tx, playerId))
  if (wanted.verificationUrl !== undefined) return { verificationUrl: wanted.verificationUrl }
  const started = await ports.verifier.start(toVerificationRequest(platform, language, wanted))
  await platform.transact((tx) => recordStart(tx, playerId, wanted.reference, started))
  if (started.kind === "unavailable") throw new AppError("KycServiceNotAvailableErrorType")
  return { verificationUrl: started.url }
}

/** What the verifier is asked about an attempt that was begun. */
export const toVerificationRequest = (
  { publicUrl }: Pick<Platform, "publicUrl">,
  language: Language,
  { reference, player, lifeMinutes }: BegunAttempt,
): VerificationRequest => ({
  reference,
  language,
  email: player.email,
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: player.birthDate,
  minimumAgeYears: players.minimumAgeYears,
  lifeMinutes,
  callbackUrl: `${publicUrl}${callbackPath}`,
  returnUrl: toAbsoluteUrl(publicUrl, "userVerification", language, { done: "1" }),
})

/** The page of an attempt that is open, or one that was begun. */
async function beginOrResume(tx: Tx, playerId: bigint): Promise<{ verificationUrl: string } | BegunAttempt> {
  const player = await assertMayVerify(tx, playerId)
  const latest = await findLatestVerification(tx, playerId)
  if (latest?.url && isOpen(latest.status) && latest.expires_at > tx.now)
    return { verificationUrl: latest.url }
  return beginAttempt(tx, player)
}

/**
 * Whoever may have their identity checked; their attempts take turns until the end of the transaction. Refuses with
 * EmailNotVerifiedErrorType and KycAlreadyDoneErrorType.
 */
export async function assertMayVerify(tx: Tx, playerId: bigint): Promise<Profile> {
  const standing = await lockStanding(tx, playerId)
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  if (!player.emailVerifiedAt) throw new AppError("EmailNotVerifiedErrorType")
  if (standing.kyc_status === "accepted") throw new AppError("KycAlreadyDoneErrorType")
  return player
}

/** An attempt that the vendor has not heard of yet. */
export type BegunAttempt = {
  verificationUrl?: undefined
  reference: string
  player: Profile
  lifeMinutes: number
}

/**
 * Begins an attempt: its row is made before the vendor hears of it, so that none is ever unknown. Refuses with
 * TooManyRequestsErrorType after five in a day.
 */
export async function beginAttempt(tx: Tx, player: Profile): Promise<BegunAttempt> {
  const { playerId } = player
  const { attemptsPerDay, linkMinutes } = await getSetting(tx, settings.identity)
  const attempts = await countAttempts(tx, playerId, addDays(tx.now, -1))
  if (attempts >= attemptsPerDay)
    throw new AppError("TooManyRequestsErrorType", { minutes: 24 * 60 }, { retryAfterSeconds: dayMs / 1000 })
  const reference = `kyc-${randomUuid()}`
  const expiresAt = new Date(tx.now.getTime() + linkMinutes * minuteMs)
  await insertVerification(tx, { reference, playerId, expiresAt })
  return { reference, player, lifeMinutes: linkMinutes }
}

async function recordStart(
  tx: Tx,
  playerId: bigint,
  reference: string,
  started: Awaited<ReturnType<IdentityVerifier["start"]>>,
): Promise<void> {
  const standing = await lockStanding(tx, playerId)
  const attempt = await findVerification(tx, reference)
  if (started.kind === "unavailable") {
    if (attempt?.status === "created") await updateVerification(tx, reference, { status: "failed" })
    return
  }
  // The vendor's first message may have been faster than its answer.
  const status = attempt?.status === "created" ? "pending" : (attempt?.status ?? "pending")
  await updateVerification(tx, reference, { status, url: started.url })
  if (status !== "pending" || standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

/** Reads an attempt from the vendor and settles it. Returns false when the vendor does not answer. */
export async function lookUpAttempt(
  platform: Platform,
  { verifier, secret }: IdentityPorts,
  reference: string,
): Promise<boolean> {
  const seen = await verifier.lookUp(reference)
  if (seen.kind === "unavailable") return false
  if (seen.kind === "unreadable") {
    await platform.transact((tx) => sendToManualReview(tx, reference, "unread"))
    return true
  }
  const report: VerificationReport =
    seen.kind === "found" ? seen.report : { reference, outcome: "timedOut", reason: "timedOut" }
  await platform.transact((tx) => applyReport(platform, secret, tx, report, true))
  return true
}

/** Reads the attempts that have been silent for ten minutes from the vendor: a lost message delays, it never decides. */
export async function lookUpSilentAttempts(platform: Platform, ports: IdentityPorts): Promise<void> {
  const silent = await platform.transact((tx) =>
    takeSilentAttempts(tx, new Date(tx.now.getTime() - silentMs)),
  )
  for (const { reference } of silent) await lookUpAttempt(platform, ports, reference)
}
