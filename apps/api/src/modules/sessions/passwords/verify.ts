import { countAttempt, resetAttempts, undoAttempt } from "../../../platform/http/attemptLimit.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { findPasswordHash, isPassword } from "../../players/index.ts"
import * as settings from "../settings.ts"

/** Returns the hash. All callers share one limit, so that a stolen session cannot be used to guess the password. */
export async function verifyPassword(
  { reads, transact }: Pick<Platform, "reads" | "transact">,
  playerId: bigint,
  { password, address }: { password: string; address: string },
): Promise<string> {
  const hash = await findPasswordHash(reads(), playerId)
  if (hash === null) throw new AppError("PasswordNotSetErrorType")
  const { accountFailures, addressFailures, windowMinutes } = await getSetting(reads(), settings.login)
  const windowMs = windowMinutes * minuteMs
  const [place, account] = [`login:address:${address}`, `password:account:${playerId}`]
  await countAttempt(transact, { bucket: place, limit: addressFailures, windowMs })
  await countAttempt(transact, { bucket: account, limit: accountFailures, windowMs })
  if (!(await isPassword(hash, password))) throw new AppError("OldPasswordInvalidErrorType")
  await resetAttempts(transact, account)
  await undoAttempt(transact, place)
  return hash
}
