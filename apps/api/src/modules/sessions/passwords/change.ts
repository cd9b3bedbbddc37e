import { Failure } from "../../../kernel/failure.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { countAttempt, forgetAttempts, takeBackAttempt } from "../../../kernel/throttle.ts"
import { setting } from "../../content/index.ts"
import {
  admitNewPassword,
  decodePassword,
  hashPassword,
  isPassword,
  passwordHashOf,
} from "../../players/index.ts"
import { renewToken } from "../session.ts"
import * as settings from "../settings.ts"
import { renewPassword } from "./renew.ts"

const minuteMs = 60_000

/**
 * Changes the password of a player who says the old one: every other session ends, and this one goes on under the token
 * that is answered. Refuses with NotFoundErrorType an id that is not the caller's, with OldPasswordInvalidErrorType,
 * WeakPasswordErrorType, and TooManyRequestsErrorType after five wrong ones, or twenty from one network address, in 15
 * minutes: a session that somebody took may not be used to find the password out.
 */
export async function changePassword(
  kernel: Kernel,
  caller: { playerId: bigint; sessionId: bigint },
  given: { id: number; oldPassword: string; newPassword: string; address: string },
): Promise<{ token: string; maxAgeSeconds: number }> {
  const { reads, transact } = kernel
  const { playerId, sessionId } = caller
  if (BigInt(given.id) !== playerId) throw new Failure("NotFoundErrorType")
  const oldPassword = decodePassword(given.oldPassword, "oldPassword")
  const newPassword = decodePassword(given.newPassword, "newPassword")
  const { accountFailures, addressFailures, windowMinutes } = await setting(reads(), settings.login)
  const windowMs = windowMinutes * minuteMs
  const [place, account] = [`login:address:${given.address}`, `password:account:${playerId}`]
  await countAttempt(transact, { bucket: place, limit: addressFailures, windowMs })
  await countAttempt(transact, { bucket: account, limit: accountFailures, windowMs })
  const was = await passwordHashOf(reads(), playerId)
  if (was === undefined || !(await isPassword(was, oldPassword)))
    throw new Failure("OldPasswordInvalidErrorType")
  await forgetAttempts(transact, account)
  await takeBackAttempt(transact, place)
  await admitNewPassword(reads(), newPassword, playerId)
  const passwordHash = await hashPassword(newPassword)
  return transact(async (tx) => {
    // Meanwhile it was changed elsewhere: the old one is the old one no more.
    if (!(await renewPassword(kernel, tx, playerId, { passwordHash, was, except: sessionId })))
      throw new Failure("OldPasswordInvalidErrorType")
    const renewed = await renewToken(tx, sessionId)
    if (!renewed) throw new Failure("UnauthorizedErrorType")
    return renewed
  })
}
