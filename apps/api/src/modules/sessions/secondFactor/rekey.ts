import type { Tx } from "../../../platform/db/transaction.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { lockFactors, lockRecoveryCodes, setFactorSecret, setRecoveryCode } from "./store.ts"

const batchSize = 200

/**
 * Seals the next secrets of apps after the player `after` with the first key, where an older one did. Answers the last
 * player looked at, null at the end. Needs the owner of the tables.
 */
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

/** The same for the recovery codes after `after`, used ones too: they name their key as well. */
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
