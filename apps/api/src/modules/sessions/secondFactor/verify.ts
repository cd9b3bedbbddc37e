import type { Tx } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { secondFactorChanged } from "../events.ts"
import { isRecoveryCode, parseCode } from "./rules.ts"
import { type Factor, findFactor, listOpenRecoveryCodes, takeRecoveryCode, takeStep } from "./store.ts"
import { findStep } from "./totp.ts"

export const decryptSecret = (
  secret: IdentityEncryption,
  { secret: sealed }: Pick<Factor, "secret">,
): Buffer => Buffer.from(secret.decrypt(sealed), "base64")

export async function consumeCode(
  secret: IdentityEncryption,
  tx: Tx,
  { playerId, code }: { playerId: bigint; code: string },
): Promise<boolean> {
  const factor = await findFactor(tx, playerId)
  const typed = parseCode(code)
  if (!factor?.confirmed_at || !typed) return false
  if ("digits" in typed) {
    const step = findStep(decryptSecret(secret, factor), typed.digits, tx.now)
    return step !== undefined && (await takeStep(tx, playerId, step))
  }
  const recoveryCode = (await listOpenRecoveryCodes(tx, playerId)).find(({ sealed }) =>
    isRecoveryCode(secret, sealed, typed.recovery),
  )
  if (!recoveryCode || !(await takeRecoveryCode(tx, recoveryCode.id))) return false
  await tx.publish(secondFactorChanged, { playerId, change: "used", by: null })
  return true
}
