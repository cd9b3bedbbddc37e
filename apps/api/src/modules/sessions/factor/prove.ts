import type { Tx } from "../../../platform/db/transaction.ts"
import type { Secrecy } from "../../players/index.ts"
import { secondFactorChanged } from "../events.ts"
import { type Factor, factorOf, openRecoveryCodesOf, takeRecoveryCode, takeStep } from "./factorStore.ts"
import { isRecovery, typedCode } from "./rules.ts"
import { stepOf } from "./totp.ts"

/** The secret of an app as its bytes. */
export const secretOf = (secret: Secrecy, { secret: sealed }: Pick<Factor, "secret">): Buffer =>
  Buffer.from(secret.decrypt(sealed), "base64")

/**
 * Takes a code of a player's app or a recovery code of theirs, once. Announces that a recovery code was used. Answers false for a wrong one, for one that was taken before, and where no second factor holds.
 */
export async function takeCode(
  secret: Secrecy,
  tx: Tx,
  { playerId, code }: { playerId: bigint; code: string },
): Promise<boolean> {
  const factor = await factorOf(tx, playerId)
  const typed = typedCode(code)
  if (!factor?.confirmed_at || !typed) return false
  if ("digits" in typed) {
    const step = stepOf(secretOf(secret, factor), typed.digits, tx.now)
    return step !== undefined && (await takeStep(tx, playerId, step))
  }
  const kept = (await openRecoveryCodesOf(tx, playerId)).find(({ sealed }) =>
    isRecovery(secret, sealed, typed.recovery),
  )
  if (!kept || !(await takeRecoveryCode(tx, kept.id))) return false
  await tx.publish(secondFactorChanged, { playerId, change: "used", by: null })
  return true
}
