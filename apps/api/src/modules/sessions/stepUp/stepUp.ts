import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { decodeTypedPassword, type IdentityEncryption, lockPasswordHash } from "../../players/index.ts"
import { verifyPassword } from "../passwords/verify.ts"
import { countCodeAttempt, countCodeByAddress } from "../secondFactor/attemptLimits.ts"
import { isFactorOn } from "../secondFactor/store.ts"
import { consumeCode } from "../secondFactor/verify.ts"
import { type OpenedSession, renewToken } from "../sessions.ts"
import { setProved } from "../store.ts"

type Renewed = Pick<OpenedSession, "token" | "maxAgeSeconds">

/**
 * Has a player who is logged in show once more who they are, by the password or by a code of the second factor, and goes
 * on under a new token. Refuses with OldPasswordInvalidErrorType and TooManyRequestsErrorType as `verifyPassword` does; with
 * SecondFactorOffErrorType a code where no second factor holds; with SecondFactorCodeInvalidErrorType a wrong code, and with
 * TooManyRequestsErrorType after twenty of an account in a day, or of a network address in 15 minutes.
 */
export async function stepUp(
  platform: Platform,
  secret: IdentityEncryption,
  caller: { playerId: bigint; sessionId: bigint },
  given: ({ password: string } | { code: string }) & { address: string },
): Promise<Renewed> {
  return "password" in given
    ? byPassword(platform, caller, { passwordBase64: given.password, address: given.address })
    : byCode(platform, secret, caller, given)
}

async function byPassword(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  { passwordBase64, address }: { passwordBase64: string; address: string },
): Promise<Renewed> {
  const password = decodeTypedPassword(passwordBase64)
  const hash = await verifyPassword(platform, playerId, { password, address })
  return platform.transact(async (tx) => {
    // Meanwhile it was changed elsewhere: the old one is the old one no more.
    if (!(await lockPasswordHash(tx, playerId, hash))) throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    return renewed(await renewToken(tx, sessionId))
  })
}

async function byCode(
  platform: Platform,
  secret: IdentityEncryption,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  { code, address }: { code: string; address: string },
): Promise<Renewed> {
  await countCodeByAddress(platform, address)
  if (!(await isFactorOn(platform.reads(), playerId))) throw new AppError("SecondFactorOffErrorType")
  const counted = await countCodeAttempt(platform, playerId, address)
  const made = await platform.transact(async (tx) => {
    if (!(await consumeCode(secret, tx, { playerId, code })))
      throw new AppError("SecondFactorCodeInvalidErrorType")
    await setProved(tx, sessionId)
    return renewed(await renewToken(tx, sessionId))
  })
  await counted.undo()
  return made
}

function renewed(made: Renewed | undefined): Renewed {
  if (!made) throw new AppError("UnauthorizedErrorType")
  return made
}
