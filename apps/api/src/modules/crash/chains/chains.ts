import { computeResult, type Hundredths, hashBefore } from "@elite/crash"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type IdentityEncryption, reencrypt } from "../../players/index.ts"
import type { BeaconRound } from "../ports.ts"
import { resolveLateSaltAlarm, updateStandstillAlarm } from "./alarms.ts"
import type { GeneratedChain } from "./generate.ts"
import {
  findChain,
  findMark,
  insertChain,
  listMarksAfter,
  setChainEnded,
  setMark,
  takeNextNumber,
} from "./store.ts"

export type ChainPosition = { readonly chain: number; readonly number: number }
/** Secret until the round is over. */
export type Draw = { readonly hash: string; readonly result: Hundredths }

/** In the transaction that opens the round. Undefined where no salted chain has a number left. */
export const takeNextPosition = (tx: Tx): Promise<ChainPosition | undefined> => takeNextNumber(tx)

/** Throws RangeError for a number that was not taken. Until the round is over, store it encrypted only. */
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

/** False where the chain is no longer in use. */
export async function endChain(tx: Tx, chain: number, by: string, why: string): Promise<boolean> {
  if (!(await setChainEnded(tx, chain, by, why))) return false
  await resolveLateSaltAlarm(tx, chain)
  await updateStandstillAlarm(tx)
  return true
}

const batchSize = 200

/** Re-encrypts the next marks with the first key. Returns the last id, null at the end. Needs the owner of the table. */
export async function rekeyChains(tx: Tx, secret: IdentityEncryption, after: bigint): Promise<bigint | null> {
  const rows = await listMarksAfter(tx, after, batchSize)
  return reencrypt(secret, rows, (id, sealed) => setMark(tx, id, sealed))
}
