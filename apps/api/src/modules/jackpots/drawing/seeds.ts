import { type Jackpot, jackpots, macOf } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomBytesOf } from "../../../platform/lib/random.ts"
import { reseal, type Secrecy } from "../../players/index.ts"
import { insertSource, type Source, setSource, sourcesOf } from "../store.ts"

/** Gives each pool its source where it has none; what is there stays for ever. */
export async function makeSources(tx: Tx, secret: Secrecy): Promise<void> {
  for (const jackpot of jackpots)
    await insertSource(tx, { jackpot, sealed: secret.encrypt(randomBytesOf(32).toString("hex")) })
}

/**
 * What the cycles of each pool are drawn by, hexadecimal: made of its source and their number, so that a batch that is read
 * twice draws the same, however many cycles it ends.
 */
export function openSources(
  sources: readonly Source[],
  secret: Secrecy,
): (jackpot: Jackpot, cycle: number) => string {
  const opened = new Map(sources.map(({ jackpot, sealed }) => [jackpot, secret.decrypt(sealed)]))
  return (jackpot, cycle) => macOf(opened.get(jackpot)!, `${jackpot}|${cycle}`)
}

/** Seals the sources with the first key, where an older one did. Needs the owner of the table. */
export async function rekeySources(tx: Tx, secret: Secrecy): Promise<void> {
  const rows = (await sourcesOf(tx)).map(({ jackpot, sealed }) => ({ id: jackpot, sealed }))
  await reseal(secret, rows, (jackpot, sealed) => setSource(tx, jackpot, sealed))
}
