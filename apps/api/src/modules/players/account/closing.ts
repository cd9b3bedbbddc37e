import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { sendAccountClosedEmail } from "../emails.ts"
import { playerClosed, playerReopened } from "../events.ts"
import { findPlayer, updateStatus } from "../store.ts"

/** Closing ends every session and informs the player by e-mail. A closed account stays as it is. */
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

/** At the written request of the player; exclusions stay in force. Refuses with NotFoundErrorType. */
export async function reopenPlayer(tx: Tx, playerId: bigint, operator: string): Promise<void> {
  if (!(await updateStatus(tx, playerId, "closed", "open"))) throw new AppError("NotFoundErrorType")
  await tx.publish(playerReopened, { playerId, operator })
}
