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

/** EmailAlreadyExistsErrorType counts with check-unique-constraints: it reveals no more than that call. */
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

/** Takes a verified address. After EmailTakenMeanwhileErrorType the transaction must be rolled back. */
export async function replaceEmail(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  email: string,
): Promise<void> {
  const player = await findPlayer(tx, playerId)
  if (!player) throw new Error(`There is no player ${playerId}.`)
  try {
    await setEmail(tx, playerId, { email, emailKey: emailKey(email) })
  } catch (error) {
    throw violatedConstraint(error) === "player_email" ? new AppError("EmailTakenMeanwhileErrorType") : error
  }
  await setEmailTokensVoid(tx, playerId)
  await tx.publish(playerEmailChanged, { playerId })
  await notify(tx, playerId, "account", "emailChanged", {})
  await sendEmailChangedEmail(platform, tx, player, email)
  if (player.email_verified_at !== null) return
  await tx.publish(playerEmailVerified, { playerId })
  await sendWelcomeEmail(platform, tx, { ...player, email, email_verified_at: tx.now })
}
