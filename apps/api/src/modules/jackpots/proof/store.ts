import type { Jackpot, TermsJson } from "@elite/jackpots"
import { type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginate } from "../../../platform/db/paginate.ts"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { WindowColumn } from "../draws/cycleRow.ts"
import type { Tables } from "../sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  {
    "jackpots.cycle": { terms: JsonColumn<TermsJson>; window: WindowColumn; began_window: WindowColumn }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type FinishedCycleRow = FinishedCycle &
  Pick<Selectable<Tables["jackpots.seal"]>, "seal" | "published_at">
type FinishedCycle = Required<Selectable<Kept["jackpots.cycle"]>> & {
  ended_at: Date
  seed: string
  last: bigint
}
const finishedCycles = (from: Reads) =>
  tables(from)
    .selectFrom("jackpots.cycle as c")
    .innerJoin("jackpots.seal as s", (on) =>
      on.onRef("s.jackpot", "=", "c.jackpot").onRef("s.cycle", "=", "c.number"),
    )
    .where("c.last", "is not", null)

export async function listFinishedCycles(
  from: Reads,
  { type, ...page }: PageQuery & { type: Jackpot | undefined },
): Promise<Page<FinishedCycleRow>> {
  const cycles = finishedCycles(from)
    .$if(type !== undefined, (all) => all.where("c.jackpot", "=", type!))
    .selectAll("c")
    .select(["s.seal", "s.published_at"])
    .orderBy("c.last", "desc")
    .orderBy("c.id", "desc")
  return paginate(cycles.$castTo<FinishedCycleRow>(), page)
}

export async function findFinishedCycle(from: Reads, id: bigint): Promise<FinishedCycleRow | undefined> {
  const row = await finishedCycles(from)
    .selectAll("c")
    .select(["s.seal", "s.published_at"])
    .where("c.id", "=", id)
    .executeTakeFirst()
  return row as FinishedCycleRow | undefined
}

export type ItemRow = Selectable<Tables["jackpots.item"]>
export type HeadRow = Selectable<Tables["jackpots.head"]>

export async function listItems(
  from: Reads,
  { after, last, limit }: { after: bigint; last: bigint; limit: number },
): Promise<ItemRow[]> {
  return tables(from)
    .selectFrom("jackpots.item")
    .selectAll()
    .where("number", ">", after)
    .where("number", "<=", last)
    .orderBy("number")
    .limit(limit)
    .execute()
}

export async function listHeads(
  from: Reads,
  { after, upTo, limit }: { after: bigint; upTo?: bigint; limit: number },
): Promise<HeadRow[]> {
  return tables(from)
    .selectFrom("jackpots.head")
    .selectAll()
    .where("number", ">", after)
    .$if(upTo !== undefined, (heads) => heads.where("number", "<=", upTo!))
    .orderBy("number")
    .limit(limit)
    .execute()
}

export async function listItemsOfPlayer(
  from: Reads,
  playerId: bigint,
  { since, last, ...page }: PageQuery & { since: bigint; last: bigint },
): Promise<Page<ItemRow>> {
  const own = tables(from)
    .selectFrom("jackpots.item")
    .where("player_id", "=", playerId)
    .where("kind", "=", sql.lit("bet"))
    .where("number", ">", since)
    .where("number", "<=", last)
  return paginate(own.selectAll().orderBy("number", "desc"), page)
}
