import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { clearBounce, replacePassword } from "../../players/index.ts"
import { setChallengesVoid } from "../secondFactor/challengeStore.ts"
import { setPasswordMailed } from "../secondFactor/store.ts"
import { endSessions } from "../sessions.ts"
import { setEmailChangeEnded } from "../store.ts"
import { setCodesVoid } from "./codeStore.ts"
import { setLinksVoid } from "./linkStore.ts"

/**
 * Ends every session but `except`. With `previousHash`, only while that is still the hash; false otherwise. Without it
 * the password was set through the mailbox, so e-mailed codes no longer count as a second factor.
 */
export async function renewPassword(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  { passwordHash, previousHash, except }: { passwordHash: string; previousHash?: string; except?: bigint },
): Promise<boolean> {
  // Locks the player first, as logging in does: a login with the old password comes before, or is refused.
  const isReplaced = await replacePassword(platform, tx, playerId, {
    passwordHash,
    ...(previousHash === undefined ? {} : { previousHash }),
  })
  if (!isReplaced) return false
  if (previousHash === undefined) await clearBounce(tx, playerId)
  await setPasswordMailed(tx, playerId, previousHash === undefined)
  await setChallengesVoid(tx, playerId)
  await setLinksVoid(tx, playerId)
  await setCodesVoid(tx, playerId)
  await setEmailChangeEnded(tx, { playerId }, "passwordChanged")
  await endSessions(tx, playerId, {
    reason: "passwordChanged",
    ...(except === undefined ? {} : { except }),
  })
  return true
}
