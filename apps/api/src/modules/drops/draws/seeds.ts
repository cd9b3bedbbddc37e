import { macOf } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import { findSeedSource, insertSeedSource, setSeedSource } from "./store.ts"

/** Gives the house what its blocks draw by, where it has nothing yet; what is there stays for ever. */
export async function ensureSeedSource(tx: Tx, secret: IdentityEncryption): Promise<void> {
  if (!(await findSeedSource(tx)))
    await insertSeedSource(tx, secret.encrypt(randomBytesOf(32).toString("hex")))
}

/**
 * What each block draws by, hexadecimal: made of the source and its name, so that a batch that is read twice draws the same.
 * Throws where nothing was made: a casino makes it when it opens.
 */
export async function openSeedSource(
  tx: Tx,
  secret: IdentityEncryption,
): Promise<(campaignId: bigint, block: number) => string> {
  const sealed = await findSeedSource(tx)
  if (!sealed) throw new Error("There is nothing that prize drops are drawn by.")
  const source = secret.decrypt(sealed)
  return (campaignId, block) => macOf(source, `${campaignId}|${block}`)
}

/** Seals the source with the first key, where an older one did. Needs the owner of the table. */
export async function rekeyDropSeedSource(tx: Tx, secret: IdentityEncryption): Promise<void> {
  const sealed = await findSeedSource(tx)
  if (sealed) await reencrypt(secret, [{ id: 1n, sealed }], (_, resealed) => setSeedSource(tx, resealed))
}
