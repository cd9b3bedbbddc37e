import { macOf } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import { reseal, type Secrecy } from "../../players/index.ts"
import { insertSource, setSource, sourceOf } from "./store.ts"

/** Gives the house what its blocks draw by, where it has nothing yet; what is there stays for ever. */
export async function makeSource(tx: Tx, secret: Secrecy): Promise<void> {
  if (!(await sourceOf(tx))) await insertSource(tx, secret.encrypt(randomBytesOf(32).toString("hex")))
}

/**
 * What each block draws by, hexadecimal: made of the source and its name, so that a batch that is read twice draws the same.
 * Throws where nothing was made: a casino makes it when it opens.
 */
export async function openSource(
  tx: Tx,
  secret: Secrecy,
): Promise<(campaignId: bigint, block: number) => string> {
  const sealed = await sourceOf(tx)
  if (!sealed) throw new Error("There is nothing that prize drops are drawn by.")
  const source = secret.decrypt(sealed)
  return (campaignId, block) => macOf(source, `${campaignId}|${block}`)
}

/** Seals the source with the first key, where an older one did. Needs the owner of the table. */
export async function rekeyDropSource(tx: Tx, secret: Secrecy): Promise<void> {
  const sealed = await sourceOf(tx)
  if (sealed) await reseal(secret, [{ id: 1n, sealed }], (_, resealed) => setSource(tx, resealed))
}
