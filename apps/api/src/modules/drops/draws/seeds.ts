import { macOf } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import { findSeedSource, insertSeedSource, setSeedSource } from "./store.ts"

export async function ensureSeedSource(tx: Tx, secret: IdentityEncryption): Promise<void> {
  if (!(await findSeedSource(tx)))
    await insertSeedSource(tx, secret.encrypt(randomBytesOf(32).toString("hex")))
}

/** A batch that is processed twice draws the same. Throws where the module has not created the source yet. */
export async function openSeedSource(
  tx: Tx,
  secret: IdentityEncryption,
): Promise<(campaignId: bigint, block: number) => string> {
  const sealed = await findSeedSource(tx)
  if (!sealed) throw new Error("There is nothing that prize drops are drawn by.")
  const source = secret.decrypt(sealed)
  return (campaignId, block) => macOf(source, `${campaignId}|${block}`)
}

/** Re-encrypts the source with the newest key. Needs the owner of the table. */
export async function rekeyDropSeedSource(tx: Tx, secret: IdentityEncryption): Promise<void> {
  const sealed = await findSeedSource(tx)
  if (sealed) await reencrypt(secret, [{ id: 1n, sealed }], (_, resealed) => setSeedSource(tx, resealed))
}
