import { CompiledQuery } from "kysely"
import type { Reads } from "../../../platform/db/transaction.ts"
import type { DateRange } from "../../../platform/lib/calendar.ts"
import type { Kind } from "../chart.ts"
import { gameKinds } from "./kinds.ts"

/** A movement from the view of one account: units, negative where money left it. */
export type StatementLine = {
  id: string
  kind: Kind
  is_sports: boolean
  amount: bigint
  after: bigint
  at: Date
}
export type StatementQuery = {
  playerId: bigint
  kinds: readonly Kind[]
  range: DateRange
  pageNo: number
  limit: number
}

const games = gameKinds.map((kind) => `'${kind}'`).join(", ")

/** The movements of one side, with the words of the index over them, `movement_stated_…`. */
const side = (account: "from_account" | "to_account", after: "from_after" | "to_after", sign: "-" | "") => `
  select seq, id, kind, at, ${sign}amount as amount, ${after} as after, ${account} = wallet.sports($1) as is_sports
  from wallet.movement
  where kind not in (${games})
    and (${account} like 'player:%:cash' or ${account} like 'player:%:sports')
    and ${account} in (wallet.cash($1), wallet.sports($1))
    and kind = any($2) and at >= $3 and at < $4`
const lines = `(${side("from_account", "from_after", "-")} union all ${side("to_account", "to_after", "")}) line`
const counted = `select count(*) as counted from ${lines}`
const page = `
  select id, kind, at, amount, after, is_sports, count(*) over () as counted from ${lines} order by seq desc limit $5 offset $6`

export async function listStatementLines(
  { db }: Reads,
  { playerId, kinds, range, pageNo, limit }: StatementQuery,
): Promise<{ count: number; rows: StatementLine[] }> {
  const parameters = [playerId, kinds, range.from, range.until]
  type Counted = { counted: bigint }
  const pageQuery = CompiledQuery.raw(page, [...parameters, limit, (pageNo - 1) * limit])
  const { rows } = await db.executeQuery<StatementLine & Counted>(pageQuery)
  const [first] = rows
  if (first) return { count: Number(first.counted), rows: rows.map(({ counted: _, ...row }) => row) }
  if (pageNo === 1) return { count: 0, rows: [] }
  const { rows: counts } = await db.executeQuery<Counted>(CompiledQuery.raw(counted, parameters))
  return { count: Number(counts[0]!.counted), rows: [] }
}
