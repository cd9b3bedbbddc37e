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

/** Other sessions end; this one continues under the returned token. */
export async function changePassword(
  platform: Platform,
  caller: { playerId: bigint; sessionId: bigint },
  request: { id: number; oldPassword: string; newPassword: string; address: string },
): Promise<{ token: string; maxAgeSeconds: number }> {
  const { reads, transact } = platform
  const { playerId, sessionId } = caller
  if (BigInt(request.id) !== playerId) throw new AppError("NotFoundErrorType")
  const oldPassword = decodeTypedPassword(request.oldPassword, "oldPassword")
  const newPassword = decodePassword(request.newPassword, "newPassword")
  const previousHash = await verifyPassword(platform, playerId, {
    password: oldPassword,
    address: request.address,
  })
  await assertNewPasswordStrong(reads(), newPassword, playerId)
  const passwordHash = await hashPassword(newPassword)
  return transact(async (tx) => {
    if (!(await renewPassword(platform, tx, playerId, { passwordHash, previousHash, except: sessionId })))
      throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    const renewed = await renewToken(tx, sessionId)
    if (!renewed) throw new AppError("UnauthorizedErrorType")
    return renewed
  })
}
