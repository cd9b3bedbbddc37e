import { sessions as contract, type ReplyOf } from "@elite/contract"
import encodeQR from "qr"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, site } from "../../content/index.ts"
import { findProfile, type IdentityEncryption } from "../../players/index.ts"
import { secondFactorChanged } from "../events.ts"
import { assertRecentlyProved } from "../sessions.ts"
import * as settings from "../settings.ts"
import { countCodeAttempt, countCodeByAddress } from "./attemptLimits.ts"
import { setChallengesVoid } from "./challengeStore.ts"
import { encryptRecoveryCode, generateRecoveryCode, parseCode } from "./rules.ts"
import {
  deleteFactor,
  deleteRecoveryCodes,
  findFactor,
  insertFactor,
  insertRecoveryCodes,
  listOpenRecoveryCodes,
  lockFactor,
  setFactorConfirmed,
} from "./store.ts"
import { base32, findStep, otpauthUrl, secretBytes } from "./totp.ts"
import { decryptSecret } from "./verify.ts"

type Caller = { playerId: bigint; sessionId: bigint }

export async function getSecondFactorReply(
  from: Reads,
  playerId: bigint,
): Promise<ReplyOf<typeof contract.getSecondFactor>> {
  const since = (await findFactor(from, playerId))?.confirmed_at ?? null
  const left = since ? await listOpenRecoveryCodes(from, playerId) : []
  return { since: since?.toISOString() ?? null, recoveryCodesLeft: left.length }
}

/** The QR code is a data URL, so that the page shows it without a request. */
function toSetUpReply(secret: Buffer, issuer: string, account: string) {
  const url = otpauthUrl({ secret, issuer, account })
  const svg = encodeQR(url, "svg", { ecc: "medium" })
  return {
    secret: base32(secret),
    otpauthUrl: url,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
  }
}

/** Returns the secret this once. It counts only after a code of it was confirmed; starting again replaces it. */
export async function beginFactor(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  secret: IdentityEncryption,
  caller: Caller,
): Promise<ReplyOf<typeof contract.generateSecretCode>> {
  const { playerId, sessionId } = caller
  await assertRecentlyProved(reads(), sessionId)
  const appSecret = randomBytesOf(secretBytes)
  return transact(async (tx) => {
    if (!(await insertFactor(tx, playerId, secret.encrypt(appSecret.toString("base64")))))
      throw new AppError("SecondFactorOnErrorType")
    const player = await findProfile(tx, playerId)
    if (!player) throw new Error(`There is no player ${playerId}.`)
    const { name } = await getSetting(tx, site)
    return toSetUpReply(appSecret, name, player.email)
  })
}

/** Replaces the recovery codes of a player; only encrypted hashes are stored. */
async function makeRecoveryCodes(secret: IdentityEncryption, tx: Tx, playerId: bigint): Promise<string[]> {
  const codes = Array.from({ length: contract.recoveryCodesMade }, generateRecoveryCode)
  await deleteRecoveryCodes(tx, playerId)
  await insertRecoveryCodes(
    tx,
    playerId,
    codes.map((code) => encryptRecoveryCode(secret, code)),
  )
  return codes
}

/** Within half an hour of the start. Returns the recovery codes, this once. */
export async function confirmFactor(
  platform: Platform,
  secret: IdentityEncryption,
  { playerId }: Pick<Caller, "playerId">,
  { code, address }: { code: string; address: string },
): Promise<string[]> {
  const { reads, transact } = platform
  await countCodeByAddress(platform, address)
  const counted = await countCodeAttempt(platform, playerId, address)
  const { setUpMinutes } = await getSetting(reads(), settings.secondFactor)
  const codes = await transact(async (tx) => {
    const factor = await findFactor(tx, playerId)
    if (factor?.confirmed_at) throw new AppError("SecondFactorOnErrorType")
    if (!factor || factor.made_at.getTime() + setUpMinutes * minuteMs <= tx.now.getTime())
      throw new AppError("SecondFactorSetUpOverErrorType")
    const typed = parseCode(code)
    const step =
      typed && "digits" in typed ? findStep(decryptSecret(secret, factor), typed.digits, tx.now) : undefined
    if (step === undefined) throw new AppError("SecondFactorCodeInvalidErrorType")
    if (!(await setFactorConfirmed(tx, playerId, { secret: factor.secret, step })))
      throw new AppError("SecondFactorSetUpOverErrorType")
    await tx.publish(secondFactorChanged, { playerId, change: "on", by: null })
    return makeRecoveryCodes(secret, tx, playerId)
  })
  await counted.undo()
  return codes
}

/** Returns the new codes, this once; the old ones become invalid. */
export async function renewRecoveryCodes(
  platform: Platform,
  secret: IdentityEncryption,
  caller: Caller,
): Promise<string[]> {
  const { playerId, sessionId } = caller
  await assertRecentlyProved(platform.reads(), sessionId)
  return platform.transact(async (tx) => {
    if (!(await lockFactor(tx, playerId))) throw new AppError("SecondFactorOffErrorType")
    await tx.publish(secondFactorChanged, { playerId, change: "renewed", by: null })
    return makeRecoveryCodes(secret, tx, playerId)
  })
}

/** Also voids pending logins. `by` is the operator, null for the player. False where no second factor is on. */
export async function removeFactor(tx: Tx, playerId: bigint, by: string | null): Promise<boolean> {
  if (!(await deleteFactor(tx, playerId))) return false
  await deleteRecoveryCodes(tx, playerId)
  await setChallengesVoid(tx, playerId)
  await tx.publish(secondFactorChanged, { playerId, change: "off", by })
  return true
}

export async function turnOwnFactorOff(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  { playerId, sessionId }: Caller,
): Promise<void> {
  await assertRecentlyProved(reads(), sessionId)
  if (!(await transact((tx) => removeFactor(tx, playerId, null))))
    throw new AppError("SecondFactorOffErrorType")
}
