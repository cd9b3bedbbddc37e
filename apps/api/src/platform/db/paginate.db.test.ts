import { sql } from "kysely"
import { beforeAll, describe, expect, it } from "vitest"
import { testDatabase } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { type Database, openDatabase } from "./database.ts"
import { type PageQuery, paginate, paginateSql } from "./paginate.ts"

let database: Database
beforeAll(async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  database = openDatabase({ url, log: jsonLog("silent") })
  await sql`insert into kernel.throttle (bucket, window_start, count)
    select 'bucket ' || i, now(), i from generate_series(1, 7) i`.execute(database.db)
  return async () => {
    await database.close()
    await drop()
  }
})

type Tables = { "kernel.throttle": { bucket: string; count: number } }
const byBuilder = (page: PageQuery) =>
  paginate(
    database.db
      .withTables<Tables>()
      .selectFrom("kernel.throttle")
      .where("count", ">", 2)
      .select("count as kept")
      .orderBy("count", "desc"),
    page,
  )
const bySql = (page: PageQuery) => {
  const counted = sql`kernel.throttle where count > 2`
  const rows = sql<{ kept: number }>`select count as kept from ${counted} order by count desc`
  return paginateSql({ db: database.db, now: new Date() }, { counted, rows }, page)
}

describe.each([
  ["a query of the builder", byBuilder],
  ["SQL", bySql],
])("a page of %s", (_, read) => {
  it.each<[string, PageQuery, number[]]>([
    ["the first", { pageNo: 1, limit: 2 }, [7, 6]],
    ["the last, which is not full", { pageNo: 3, limit: 2 }, [3]],
    ["one after the last", { pageNo: 4, limit: 2 }, []],
    ["all rows", { pageNo: 1, limit: 100 }, [7, 6, 5, 4, 3]],
    ["rows from an offset that is no multiple of the limit", { offset: 1, limit: 2 }, [6, 5]],
  ])("gives %s and the count of all pages", async (_name, page, kept) => {
    expect(await read(page)).toEqual({ count: 5, rows: kept.map((count) => ({ kept: count })) })
  })
})
