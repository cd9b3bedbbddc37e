import type { Tx } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { lockFactors, lockRecoveryCodes, setFactorSecret, setRecoveryCode } from "./store.ts"

const batchSize = 200

/** Encrypts a batch with the first key, as the owner of the table. Returns the last player id, null at the end. */
export async function rekeyFactors(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockFactors(tx, after, batchSize)
  for (const { player_id: playerId, secret: sealed } of rows)
    if (!secret.isCurrent(sealed)) await setFactorSecret(tx, playerId, secret.encrypt(secret.decrypt(sealed)))
  return rows.at(-1)?.player_id ?? null
}

/** Does the same for recovery codes, used ones included: they too name their key. Returns the last code id. */
export async function rekeyRecoveryCodes(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await lockRecoveryCodes(tx, after, batchSize)
  for (const { id, sealed } of rows)
    if (!secret.isCurrent(sealed)) await setRecoveryCode(tx, id, secret.encrypt(secret.decrypt(sealed)))
  return rows.at(-1)?.id ?? null
}
