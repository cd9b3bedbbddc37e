import { type Selectable, sql } from "kysely"
import type { WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Account } from "../wallet/index.ts"
import type { GiverNoun, PrizeAward } from "./givers.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  { "prizes.prize": { giver: GiverNoun; lies_in: Account; goes_back_to: Account } }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()
const prizes = (from: Reads) => tables(from).selectFrom("prizes.prize").selectAll()

export type Prize = Selectable<Kept["prizes.prize"]>

export async function insertPrizes(tx: Tx, awards: readonly PrizeAward[]): Promise<void> {
  if (awards.length === 0) return
  const rows = awards.map(({ of, ref, playerId, amountUnits, liesIn, goesBackTo, wonAt, until }) => ({
    giver: of,
    ref,
    player_id: playerId,
    amount: amountUnits,
    lies_in: liesIn,
    goes_back_to: goesBackTo,
    won_at: wonAt,
    claim_until: until,
  }))
  await tables(tx).insertInto("prizes.prize").values(rows).execute()
}

export async function lockPrize(tx: Tx, id: bigint): Promise<Prize | undefined> {
  return prizes(tx).where("id", "=", id).forUpdate().executeTakeFirst()
}

export async function lockPrizeOfGiver(tx: Tx, of: GiverNoun, ref: bigint): Promise<Prize | undefined> {
  return prizes(tx).where("giver", "=", of).where("ref", "=", ref).forUpdate().executeTakeFirst()
}

const claimablePrizes = (from: Reads) =>
  prizes(from)
    .where("settled_at", "is", null)
    .where("refused_at", "is", null)
    .where("disputed_at", "is", null)

/** Unclaimed, undisputed prizes that have expired, the oldest first. Concurrent transactions get different ones. */
export async function takeExpiredPrizes(tx: Tx, atMost: number): Promise<Prize[]> {
  return claimablePrizes(tx)
    .where("claim_until", "<=", tx.now)
    .orderBy("claim_until")
    .orderBy("id")
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function lockClaimablePrizes(tx: Tx, playerId: bigint): Promise<Prize[]> {
  return claimablePrizes(tx).where("player_id", "=", playerId).orderBy("id").forUpdate().execute()
}

/** A page of claimable prizes, the first to expire first; `total` and `amount` (units) are of all of them. */
export async function listClaimable(
  from: Reads,
  playerId: bigint,
  atMost: number,
): Promise<{ total: number; amount: bigint; rows: Prize[] }> {
  const own = claimablePrizes(from).where("player_id", "=", playerId)
  const { total, amount } = await own
    .clearSelect()
    .select(({ fn }) => [
      fn.countAll<bigint>().as("total"),
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as("amount"),
    ])
    .executeTakeFirstOrThrow()
  const rows = await own.orderBy("claim_until").orderBy("id").limit(atMost).execute()
  return { total: Number(total), amount, rows }
}

export async function listDisputed(from: Reads): Promise<Prize[]> {
  return prizes(from).where("disputed_at", "is not", null).orderBy("disputed_at").execute()
}

export async function setDisputed(tx: Tx, of: GiverNoun, refs: readonly bigint[]): Promise<Prize[]> {
  if (refs.length === 0) return []
  return tables(tx)
    .updateTable("prizes.prize")
    .set({ disputed_at: tx.now })
    .where("giver", "=", of)
    .where(({ eb, fn, val }) => eb("ref", "=", fn.any(val([...refs]))))
    .where("disputed_at", "is", null)
    .where("refused_at", "is", null)
    .returningAll()
    .execute()
}

const set = (tx: Tx, id: bigint, change: Partial<Prize>) =>
  tables(tx).updateTable("prizes.prize").set(change).where("id", "=", id).execute()

export const setPaid = (tx: Tx, id: bigint, as: "claimed" | "credited") =>
  set(tx, id, { settled_at: tx.now, settled_as: as })
export const setDisputeDismissed = (tx: Tx, id: bigint) =>
  set(tx, id, { disputed_at: null, refusal_by: null, refusal_why: null })
export const setRefusal = (tx: Tx, id: bigint, by: string, why: string) =>
  set(tx, id, { refusal_by: by, refusal_why: why })
export const setRefused = (tx: Tx, id: bigint) => set(tx, id, { refused_at: tx.now, disputed_at: null })
