import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import {
  assertNewPasswordStrong,
  decodePassword,
  decodeTypedPassword,
  hashPassword,
} from "../../players/index.ts"
import { renewToken } from "../sessions.ts"
import { setProved } from "../store.ts"
import { renewPassword } from "./renew.ts"
import { verifyPassword } from "./verify.ts"

/**
 * Changes the password of a player who says the old one: every other session ends, and this one goes on under the token
 * that is answered. Refuses with NotFoundErrorType an id that is not the caller's, with OldPasswordInvalidErrorType,
 * TooManyRequestsErrorType as {@link verifyPassword} does, and with WeakPasswordErrorType.
 */
export async function changePassword(
  platform: Platform,
  caller: { playerId: bigint; sessionId: bigint },
  given: { id: number; oldPassword: string; newPassword: string; address: string },
): Promise<{ token: string; maxAgeSeconds: number }> {
  const { reads, transact } = platform
  const { playerId, sessionId } = caller
  if (BigInt(given.id) !== playerId) throw new AppError("NotFoundErrorType")
  const oldPassword = decodeTypedPassword(given.oldPassword, "oldPassword")
  const newPassword = decodePassword(given.newPassword, "newPassword")
  const was = await verifyPassword(platform, playerId, { password: oldPassword, address: given.address })
  await assertNewPasswordStrong(reads(), newPassword, playerId)
  const passwordHash = await hashPassword(newPassword)
  return transact(async (tx) => {
    // Meanwhile it was changed elsewhere: the old one is the old one no more.
    if (!(await renewPassword(platform, tx, playerId, { passwordHash, was, except: sessionId })))
      throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    const renewed = await renewToken(tx, sessionId)
    if (!renewed) throw new AppError("UnauthorizedErrorType")
    return renewed
  })
}
