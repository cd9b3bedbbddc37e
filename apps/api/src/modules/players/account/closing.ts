import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { sendAccountClosedEmail } from "../emails.ts"
import { playerClosed, playerReopened } from "../events.ts"
import { findPlayer, updateStatus } from "../store.ts"

/**
 * Closes an account at its player's wish and writes to them; one that is closed stays so. Announces `player.closed`: every
 * session ends.
 */
export async function closePlayer(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
): Promise<void> {
  if (!(await updateStatus(tx, playerId, "open", "closed"))) return
  await tx.publish(playerClosed, { playerId })
  const player = await findPlayer(tx, playerId)
  if (player) await sendAccountClosedEmail(platform, tx, player)
}

/**
 * An operator opens an account again whose player asked for it in writing. What else keeps the player from playing, an
 * exclusion above all, holds as before. Refuses with NotFoundErrorType where no such account is closed.
 */
export async function reopenPlayer(tx: Tx, playerId: bigint, operator: string): Promise<void> {
  if (!(await updateStatus(tx, playerId, "closed", "open"))) throw new AppError("NotFoundErrorType")
  await tx.publish(playerReopened, { playerId, operator })
}
