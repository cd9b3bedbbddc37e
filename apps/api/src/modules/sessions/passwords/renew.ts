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
 * Gives a player a new password, hashed before. Every session but `except` ends, every other way to a new password that
 * was open is void, and so are a change of address and the log-ins that the old password was said for. With `was` only
 * where the old hash is still that one; answers false where it is not. Without it the password came through the mailbox,
 * which is then no second factor beside it.
 */
export async function renewPassword(
  platform: Pick<Platform, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  how: { passwordHash: string; was?: string; except?: bigint },
): Promise<boolean> {
  const { passwordHash, was, except } = how
  // The player's row first, as logging in takes it: who logs in with the old password is done before, or too late.
  const isReplaced = await replacePassword(platform, tx, playerId, {
    passwordHash,
    ...(was === undefined ? {} : { was }),
  })
  if (!isReplaced) return false
  if (was === undefined) await clearBounce(tx, playerId)
  await setPasswordMailed(tx, playerId, was === undefined)
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
