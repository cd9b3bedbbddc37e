import type { Kernel } from "../../../kernel/module.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { replacePassword } from "../../players/index.ts"
import { setEmailChangeEnded } from "../emails/changeStore.ts"
import { endSessions } from "../session.ts"
import { setCodesVoid } from "./codeStore.ts"
import { setLinksVoid } from "./linkStore.ts"

/**
 * Gives a player a new password, hashed before. Every session but `except` ends, every other way to a new password that
 * was open is void, and so is a change of address that the old password was said for. With `was` only where the old hash
 * is still that one; answers false where it is not.
 */
export async function renewPassword(
  kernel: Pick<Kernel, "publicUrl">,
  tx: Tx,
  playerId: bigint,
  how: { passwordHash: string; was?: string; except?: bigint },
): Promise<boolean> {
  const { passwordHash, was, except } = how
  // The player's row first, as logging in takes it: who logs in with the old password is done before, or too late.
  const isReplaced = await replacePassword(kernel, tx, playerId, {
    passwordHash,
    ...(was === undefined ? {} : { was }),
  })
  if (!isReplaced) return false
  await setLinksVoid(tx, playerId)
  await setCodesVoid(tx, playerId)
  await setEmailChangeEnded(tx, { playerId }, "passwordChanged")
  await endSessions(tx, playerId, {
    reason: "passwordChanged",
    ...(except === undefined ? {} : { except }),
  })
  return true
}
