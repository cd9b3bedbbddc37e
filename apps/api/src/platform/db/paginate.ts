import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import type { Reads } from "./transaction.ts"

/** `pageNo` starts at 1. */
export type PageQuery = { limit: number } & ({ pageNo: number } | { offset: number })
/** `count` is of all pages. */
export type Page<Row> = { count: number; rows: Row[] }

export const toOffset = (page: PageQuery): number =>
  "offset" in page ? page.offset : (page.pageNo - 1) * page.limit

/** Reads a page of an ordered query without groups, and counts its rows. */
export async function paginate<All, Table extends keyof All, Row>(
  query: SelectQueryBuilder<All, Table, Row>,
  page: PageQuery,
): Promise<Page<Row>> {
  const total = await query
    .clearSelect()
    .clearOrderBy()
    .select(sql<bigint>`count(*)`.as("count"))
    .$castTo<{ count: bigint }>()
    .execute()
  const rows = await query.limit(page.limit).offset(toOffset(page)).execute()
  return { count: Number(total[0]!.count), rows: rows as Row[] }
}

/** Like `paginate`, for SQL; `counted` is what follows `select count(*) from`, often without the joins of `rows`. */
export async function paginateSql<Row>(
  { db }: Reads,
  { counted, rows }: { counted: RawBuilder<unknown>; rows: RawBuilder<Row> },
  page: PageQuery,
): Promise<Page<Row>> {
  const total = await sql<{ count: bigint }>`select count(*) as count from ${counted}`.execute(db)
  const listed = await sql<Row>`${rows} limit ${page.limit} offset ${toOffset(page)}`.execute(db)
  return { count: Number(total.rows[0]!.count), rows: listed.rows }
}
