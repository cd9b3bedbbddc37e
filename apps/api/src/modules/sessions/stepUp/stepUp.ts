import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { decodeTypedPassword, type IdentityEncryption, lockPasswordHash } from "../../players/index.ts"
import { verifyPassword } from "../passwords/verify.ts"
import { countCodeAttempt, countCodeByAddress } from "../secondFactor/attemptLimits.ts"
import { isFactorOn } from "../secondFactor/store.ts"
import { consumeCode } from "../secondFactor/verify.ts"
import { type OpenedSession, renewToken } from "../sessions.ts"
import { setProved } from "../store.ts"

type RenewedToken = Pick<OpenedSession, "token" | "maxAgeSeconds">

/** By the password or a code of the second factor; the session continues under a new token. */
export async function stepUp(
  platform: Platform,
  secret: IdentityEncryption,
  caller: { playerId: bigint; sessionId: bigint },
  proof: ({ password: string } | { code: string }) & { address: string },
): Promise<RenewedToken> {
  return "password" in proof
    ? byPassword(platform, caller, { passwordBase64: proof.password, address: proof.address })
    : byCode(platform, secret, caller, proof)
}

async function byPassword(
  platform: Platform,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  { passwordBase64, address }: { passwordBase64: string; address: string },
): Promise<RenewedToken> {
  const password = decodeTypedPassword(passwordBase64)
  const hash = await verifyPassword(platform, playerId, { password, address })
  return platform.transact(async (tx) => {
    if (!(await lockPasswordHash(tx, playerId, hash))) throw new AppError("OldPasswordInvalidErrorType")
    await setProved(tx, sessionId)
    return assertRenewed(await renewToken(tx, sessionId))
  })
}

async function byCode(
  platform: Platform,
  secret: IdentityEncryption,
  { playerId, sessionId }: { playerId: bigint; sessionId: bigint },
  { code, address }: { code: string; address: string },
): Promise<RenewedToken> {
  await countCodeByAddress(platform, address)
  if (!(await isFactorOn(platform.reads(), playerId))) throw new AppError("SecondFactorOffErrorType")
  const counted = await countCodeAttempt(platform, playerId, address)
  const renewed = await platform.transact(async (tx) => {
    if (!(await consumeCode(secret, tx, { playerId, code })))
      throw new AppError("SecondFactorCodeInvalidErrorType")
    await setProved(tx, sessionId)
    return assertRenewed(await renewToken(tx, sessionId))
  })
  await counted.undo()
  return renewed
}

function assertRenewed(renewed: RenewedToken | undefined): RenewedToken {
  if (!renewed) throw new AppError("UnauthorizedErrorType")
  return renewed
}
