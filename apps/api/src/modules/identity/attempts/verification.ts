import { type Language, players } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { addDays, dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
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

const silentMs = 10 * minuteMs
export const callbackPath = "/providers/shufti/callback"

export type IdentityPorts = { verifier: IdentityVerifier; secret: IdentityEncryption }

export async function openVerification(
  platform: Platform,
  ports: IdentityPorts,
  playerId: bigint,
  language: Language,
): Promise<{ verificationUrl: string }> {
  const latest = await findLatestVerification(platform.reads(), playerId)
  if (latest && isOpen(latest.status)) await lookUpAttempt(platform, ports, latest.reference)
  const attempt = await platform.transact((tx) => beginOrResume(tx, playerId))
  if (attempt.verificationUrl !== undefined) return { verificationUrl: attempt.verificationUrl }
  const started = await ports.verifier.start(toVerificationRequest(platform, language, attempt))
  await platform.transact((tx) => recordStart(tx, playerId, attempt.reference, started))
  if (started.kind === "unavailable") throw new AppError("KycServiceNotAvailableErrorType")
  return { verificationUrl: started.url }
}

export const toVerificationRequest = (
  { publicUrl }: Pick<Platform, "publicUrl">,
  language: Language,
  { reference, player, lifeMinutes }: NewAttempt,
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

async function beginOrResume(tx: Tx, playerId: bigint): Promise<{ verificationUrl: string } | NewAttempt> {
  const player = await assertMayVerify(tx, playerId)
  const latest = await findLatestVerification(tx, playerId)
  if (latest?.url && isOpen(latest.status) && latest.expires_at > tx.now)
    return { verificationUrl: latest.url }
  return beginAttempt(tx, player)
}

/** The lock serialises the attempts of a player until the end of the transaction. */
export async function assertMayVerify(tx: Tx, playerId: bigint): Promise<Profile> {
  const standing = await lockStanding(tx, playerId)
  const player = await findProfile(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  if (!player.emailVerifiedAt) throw new AppError("EmailNotVerifiedErrorType")
  if (standing.kyc_status === "accepted") throw new AppError("KycAlreadyDoneErrorType")
  return player
}

export type NewAttempt = {
  verificationUrl?: undefined
  reference: string
  player: Profile
  lifeMinutes: number
}

/** The row is committed before the verifier gets the reference, so that every webhook finds it. */
export async function beginAttempt(tx: Tx, player: Profile): Promise<NewAttempt> {
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
  // The webhook may arrive before the response to the request.
  const status = attempt?.status === "created" ? "pending" : (attempt?.status ?? "pending")
  await updateVerification(tx, reference, { status, url: started.url })
  if (status !== "pending" || standing.kyc_status === "accepted") return
  await setStanding(tx, playerId, "inProgress")
  tx.push({ playerId }, "identity", { kycStatus: "inProgress" })
}

/** Reads an attempt from the verifier and applies its result. False when the verifier does not answer. */
export async function lookUpAttempt(
  platform: Platform,
  { verifier, secret }: IdentityPorts,
  reference: string,
): Promise<boolean> {
  const result = await verifier.lookUp(reference)
  if (result.kind === "unavailable") return false
  if (result.kind === "unreadable") {
    await platform.transact((tx) => sendToManualReview(tx, reference, "unread"))
    return true
  }
  const report: VerificationReport =
    result.kind === "found" ? result.report : { reference, outcome: "timedOut", reason: "timedOut" }
  await platform.transact((tx) => applyReport(platform, secret, tx, report, true))
  return true
}

/** Looks up attempts without news for ten minutes, in case a webhook was lost. */
export async function lookUpSilentAttempts(platform: Platform, ports: IdentityPorts): Promise<void> {
  const silent = await platform.transact((tx) =>
    takeSilentAttempts(tx, new Date(tx.now.getTime() - silentMs)),
  )
  for (const { reference } of silent) await lookUpAttempt(platform, ports, reference)
}
