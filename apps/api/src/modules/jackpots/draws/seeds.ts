import { type Jackpot, jackpots, macOf } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import { insertSeedSource, listSeedSources, type SeedSource, setSeedSource } from "../store.ts"

/** Creates the source of a pool if it does not exist. An existing one never changes. */
export async function ensureSeedSources(tx: Tx, secret: IdentityEncryption): Promise<void> {
  for (const jackpot of jackpots)
    await insertSeedSource(tx, { jackpot, sealed: secret.encrypt(randomBytesOf(32).toString("hex")) })
}

/** A batch that is processed twice draws the same. */
export function openSeedSources(
  sources: readonly SeedSource[],
  secret: IdentityEncryption,
): (jackpot: Jackpot, cycle: number) => string {
  const opened = new Map(sources.map(({ jackpot, sealed }) => [jackpot, secret.decrypt(sealed)]))
  return (jackpot, cycle) => macOf(opened.get(jackpot)!, `${jackpot}|${cycle}`)
}

/** Re-encrypts the sources with the newest key. Needs the owner of the table. */
export async function rekeySeedSources(tx: Tx, secret: IdentityEncryption): Promise<void> {
  const rows = (await listSeedSources(tx)).map(({ jackpot, sealed }) => ({ id: jackpot, sealed }))
  await reencrypt(secret, rows, (jackpot, sealed) => setSeedSource(tx, jackpot, sealed))
}
