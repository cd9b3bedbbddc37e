import { computeResult, type Hundredths, hashBefore } from "@elite/crash"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import type { BeaconRound } from "../ports.ts"
import type { GeneratedChain } from "./generate.ts"
import { findChain, findMark, insertChain, listMarksAfter, setMark, takeNextNumber } from "./store.ts"

/** Where a round stands: the number of its chain, and its own in that, from 1. */
export type ChainPosition = { readonly chain: number; readonly number: number }
/** What a round is drawn by, and where its flight ends. Nobody may be told either before the round is over. */
export type Draw = { readonly hash: string; readonly result: Hundredths }

/**
 * Takes the next unused number of the chain that is played, in the transaction that opens its round: committed, it is taken for
 * ever and no other round has it; rolled back, it never was. The next chain follows by itself. Undefined where no chain with a
 * salt has a number left: then the game stands still, for which `alarms.ts` raises the alarm.
 */
export const takeNextPosition = (tx: Tx): Promise<ChainPosition | undefined> => takeNextNumber(tx)

/**
 * Opens what a round is drawn by, for the process that runs the rounds. Only of a number that `takeNextPosition` gave: any other is a
 * `RangeError`. What is kept of it before the round is over is to be sealed (`secret.encrypt`).
 */
export async function getDraw(
  from: Reads,
  secret: IdentityEncryption,
  { chain, number }: ChainPosition,
): Promise<Draw> {
  const row = await findChain(from, chain)
  if (!row?.salt || number < 1 || number > row.taken)
    throw new RangeError(`No round has taken number ${number} of chain ${chain}.`)
  const mark = await findMark(from, { chain, number })
  if (!mark) throw new Error(`Chain ${chain} has no mark at or after ${number}.`)
  const hash = hashBefore(secret.decrypt(mark.sealed), mark.number - number)
  return { hash, result: computeResult(hash, row.salt) }
}

/** Commits a chain that was made: from then on everybody may know its terminating hash, its length, and which round salts it. */
export function commitChain(
  tx: Tx,
  secret: IdentityEncryption,
  { length, terminating, marks }: GeneratedChain,
  { beacon, key, round, at }: BeaconRound & { at: Date },
): Promise<number> {
  return insertChain(
    tx,
    { length, terminating_hash: terminating, beacon, beacon_key: key, beacon_round: round, beacon_at: at },
    marks.map(({ number, hash }) => ({ number, sealed: secret.encrypt(hash) })),
  )
}

const batchSize = 200

/**
 * Seals the next marks after `after` with the first key, where an older one did. Answers the last one looked at, null at the end.
 * Needs the owner of the table.
 */
export async function rekeyChains(tx: Tx, secret: IdentityEncryption, after: bigint): Promise<bigint | null> {
  const rows = await listMarksAfter(tx, after, batchSize)
  return reencrypt(secret, rows, (id, sealed) => setMark(tx, id, sealed))
}
