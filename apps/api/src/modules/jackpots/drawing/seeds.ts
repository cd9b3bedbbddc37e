import { createHmac } from "node:crypto"
import { type Jackpot, jackpots } from "@elite/jackpots"
import { randomBytesOf } from "../../../kernel/random.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { reseal, type Secrecy } from "../../players/index.ts"
import { insertSource, setSource, sourcesOf } from "../store.ts"

/**
 * What a cycle is drawn by, hexadecimal: made of its pool's source and its number, so that a batch that is read twice
 * draws the same, however many cycles it ends.
 */
export const seedOf = (source: Buffer, jackpot: Jackpot, cycle: number): string =>
  createHmac("sha256", source).update(`${jackpot}|${cycle}`).digest("hex")

/** Gives each pool its source where it has none; what is there stays for ever. */
export async function makeSources(tx: Tx, secret: Secrecy): Promise<void> {
  for (const jackpot of jackpots)
    await insertSource(tx, { jackpot, sealed: secret.encrypt(randomBytesOf(32).toString("hex")) })
}

/** What the cycles of each pool are drawn by. */
export async function openSources(
  tx: Tx,
  secret: Secrecy,
): Promise<(jackpot: Jackpot, cycle: number) => string> {
  const opened = new Map(
    (await sourcesOf(tx)).map(({ jackpot, sealed }) => [jackpot, Buffer.from(secret.decrypt(sealed), "hex")]),
  )
  return (jackpot, cycle) => seedOf(opened.get(jackpot)!, jackpot, cycle)
}

/** Seals the sources with the first key, where an older one did. Needs the owner of the table. */
export async function rekeySources(tx: Tx, secret: Secrecy): Promise<void> {
  const rows = (await sourcesOf(tx)).map(({ jackpot, sealed }) => ({ id: jackpot, sealed }))
  await reseal(secret, rows, (jackpot, sealed) => setSource(tx, jackpot, sealed))
}
