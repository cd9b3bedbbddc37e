import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { sendEmailChangedEmail, sendWelcomeEmail } from "../emails.ts"
import { playerEmailChanged, playerEmailVerified } from "../events.ts"
import { emailKey } from "../rules.ts"
import { findPlayer, findTakenKeys } from "../store.ts"
import { countUniquenessCheck } from "../uniqueness.ts"
import { setEmail, setEmailTokensVoid } from "./store.ts"

/**
 * Refuses an address that a player may not have: with EmailUnchangedErrorType their own however it is written, with
 * EmailAlreadyExistsErrorType that of another account. The second answer is the one of check-unique-constraints and
 * counts with it (TooManyRequestsErrorType): whoever knows a password here learns nothing that a visitor does not.
 */
export async function assertNewEmailAllowed(
  platform: Pick<Platform, "reads" | "transact">,
  { playerId, email, address }: { playerId: bigint; email: string; address: string },
): Promise<void> {
  const player = await findPlayer(platform.reads(), playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  if (emailKey(email) === emailKey(player.email)) throw new AppError("EmailUnchangedErrorType")
  await countUniquenessCheck(platform, address)
  const { email: isTaken } = await findTakenKeys(platform.reads(), { emailKey: emailKey(email) })
  if (isTaken) throw new AppError("EmailAlreadyExistsErrorType")
}

/**
 * Gives a player another address, which somebody has shown to be theirs. Announces player.emailChanged, and
 * player.emailVerified where no address of theirs was confirmed before; tells the player, writes to both addresses, and
 * voids the links that would confirm the old one. Refuses with EmailTakenMeanwhileErrorType an address that somebody else
 * has by now: the transaction is lost with it.
 */
export async function replaceEmail(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  email: string,
): Promise<void> {
  const before = await findPlayer(tx, playerId)
  if (!before) throw new Error(`There is no player ${playerId}.`)
  try {
    await setEmail(tx, playerId, { email, emailKey: emailKey(email) })
  } catch (error) {
    throw violatedConstraint(error) === "player_email" ? new AppError("EmailTakenMeanwhileErrorType") : error
  }
  await setEmailTokensVoid(tx, playerId)
  await tx.publish(playerEmailChanged, { playerId })
  await notify(tx, playerId, "account", "emailChanged", {})
  await sendEmailChangedEmail(platform, tx, before, email)
  if (before.email_verified_at !== null) return
  await tx.publish(playerEmailVerified, { playerId })
  await sendWelcomeEmail(platform, tx, { ...before, email, email_verified_at: tx.now })
}
