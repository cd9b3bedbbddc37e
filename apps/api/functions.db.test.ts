import { loadModule, parsePlPgSQL, parseSync } from "libpg-query"
import pg from "pg"
import { beforeAll, describe, expect, it } from "vitest"
import { dryRunFloors } from "./src/dryRun.ts"
import { testDatabase } from "./testing/casino.ts"

// plpgsql analyses a statement at its first execution, so a wrong column may stay hidden for years. Here each statement
// of each function is analysed against the tables.

type Func = {
  noun: string
  name: string
  language: string
  definition: string
  body: string
  parameters: { name: string; type: string }[]
}

let client: pg.Client
let functions: Func[]
beforeAll(async () => {
  await loadModule()
  const { url, drop } = await testDatabase()
  client = new pg.Client({ connectionString: url })
  await client.connect()
  functions = await functionsOf()
  return async () => {
    await client.end()
    await drop()
  }
})

const floors = dryRunFloors().map((modules) => modules.map(({ noun }) => noun))
const floorOf = (noun: string) => (noun === "kernel" ? -1 : floors.findIndex((nouns) => nouns.includes(noun)))

async function functionsOf(): Promise<Func[]> {
  const { rows } = await client.query<Func>(
    `select n.nspname as noun, p.oid::regprocedure::text as name, l.lanname as language,
       pg_get_functiondef(p.oid) as definition, p.prosrc as body,
       (select coalesce(json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null))), '[]')
        from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[])) a (name, type) where a.name <> '') as parameters
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
     where n.nspname = any($1) order by 2`,
    [["kernel", ...floors.flat()]],
  )
  return rows
}

/** In the order of the source, with the property name. */
function* nodes(tree: unknown): Generator<[string, Record<string, unknown>]> {
  if (typeof tree !== "object" || tree === null) return
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      yield [name, value as Record<string, unknown>]
    yield* nodes(value)
  }
}

const all = (tree: unknown, wanted: string) =>
  [...nodes(tree)].filter(([name]) => name === wanted).map(([, node]) => node)

type Variable = { refname: string; datatype: { PLpgSQL_type: { typname: string } } }
type Variables = ReadonlyMap<string, string>

async function taken(func: Func) {
  const tree = await parsePlPgSQL(func.definition)
  const datums = all(tree, "PLpgSQL_function").flatMap(({ datums }) => datums as Record<string, Variable>[])
  const variables = new Map<string, string>()
  for (const { PLpgSQL_var, PLpgSQL_rec } of datums) {
    const variable = PLpgSQL_var ?? PLpgSQL_rec
    if (variable) variables.set(variable.refname, variable.datatype.PLpgSQL_type.typname)
  }
  // The parser does not know our row types: those of arguments come from the catalog.
  for (const { name, type } of func.parameters) variables.set(name, type)
  const statements = all(tree, "PLpgSQL_expr").flatMap(({ query, parseMode }) => {
    const text = String(query)
    if (parseMode === 0) return [text]
    if (parseMode === 2) return [`select ${text}`]
    const [, target, value] = /^([^:=]+):?=([\s\S]*)$/.exec(text)!
    return [`select ${value}`, ...(target!.includes(".") ? [`select ${target}`] : [])]
  })
  const rows = [...all(tree, "PLpgSQL_stmt_execsql"), ...all(tree, "PLpgSQL_stmt_fors")].flatMap((into) => {
    const [row] = all({ row: into.target ?? into.var }, "PLpgSQL_rec")
    const [query] = all({ query: into.sqlstmt ?? into.query }, "PLpgSQL_expr")
    return row && query ? [{ name: String(row.refname), query: String(query.query) }] : []
  })
  const dynamic = [...all(tree, "PLpgSQL_stmt_dynexecute"), ...all(tree, "PLpgSQL_stmt_dynfors")]
  return { variables, statements, rows, isDynamic: dynamic.length > 0 }
}

const isRecord = (type: string) => type === "record"

/** A `record` variable has the row type of its first assignment. */
async function withRows(variables: Variables, rows: { name: string; query: string }[]): Promise<Variables> {
  const known = new Map([...variables].filter(([, type]) => !isRecord(type)))
  const columns = [...known].map(([name, type]) => `null::${type} as ${name}`).join(", ")
  for (const { name, query } of rows) {
    if (known.has(name) || !variables.has(name)) continue
    await client.query(
      `create temporary view row_${name} as select q.* from (select ${columns}) as v, lateral (${query}) q`,
    )
    known.set(name, `pg_temp.row_${name}`)
  }
  return known
}

/** The error of PostgreSQL, if any. */
async function problem(func: Func, text: string, variables: Variables): Promise<string | undefined> {
  const parameters = [...variables].map(([name, type]) => `${name} ${type}`).join(", ")
  await client.query("savepoint one")
  try {
    // PostgreSQL analyses SQL functions when they are created: their parameters replace variables here.
    const name = /\.([a-z_]+)/.exec(func.name)![1]
    await client.query(
      `create function pg_temp.${name}(${parameters}) returns void language sql as $analysed$\n${text}\n$analysed$`,
    )
    await client.query("rollback to savepoint one")
    if (/^create temporary table/i.test(text)) await client.query(text)
    return undefined
  } catch (error) {
    await client.query("rollback to savepoint one")
    return `${(error as Error).message}: ${text.replaceAll(/\s+/g, " ").slice(0, 160)}`
  }
}

async function problemsOf(func: Func): Promise<string[]> {
  await client.query("begin; set local search_path = pg_catalog; set local check_function_bodies = on")
  try {
    if (func.language === "sql") {
      await client.query(func.definition)
      return []
    }
    const { variables: declared, statements, rows, isDynamic } = await taken(func)
    const variables = await withRows(declared, rows)
    const found = isDynamic ? ["builds a statement from text, which nothing can check"] : []
    for (const text of statements) {
      const problemText = await problem(func, text, variables)
      if (problemText !== undefined) found.push(problemText)
    }
    return found
  } catch (error) {
    return [(error as Error).message]
  } finally {
    await client.query("rollback")
  }
}

/** Names of other modules that a function may not use. */
async function trespasses(func: Func): Promise<string[]> {
  const { variables, statements } =
    func.language === "sql" ? { variables: new Map(), statements: [func.body] } : await taken(func)
  const found = new Set<string>()
  for (const type of variables.values()) {
    const [noun, name] = String(type).split(".")
    if (name !== undefined && floorOf(noun!) >= -1 && isOther(func, noun!)) found.add(`the row type ${type}`)
  }
  for (const text of statements) {
    const tree = parseSync(text)
    for (const { schemaname, relname } of all(tree, "RangeVar"))
      if (isOther(func, schemaname)) found.add(`the table ${schemaname}.${relname}`)
    for (const { relation } of [
      ...all(tree, "InsertStmt"),
      ...all(tree, "UpdateStmt"),
      ...all(tree, "DeleteStmt"),
    ]) {
      const { schemaname, relname } = relation as Record<string, unknown>
      if (isOther(func, schemaname)) found.add(`the table ${schemaname}.${relname}`)
    }
    for (const { funcname } of all(tree, "FuncCall")) {
      const [noun, name] = all({ funcname }, "String").map(({ sval }) => String(sval))
      if (name !== undefined && isOther(func, noun) && floorOf(noun!) >= floorOf(func.noun))
        found.add(`the function ${noun}.${name}, which is no lower floor's`)
    }
  }
  return [...found]
}

const isOther = (func: Func, noun: unknown) =>
  noun !== undefined &&
  noun !== func.noun &&
  !["pg_temp", "pg_catalog", "graphile_worker"].includes(String(noun))

describe("every function", () => {
  it("is found", () => {
    expect(functions.length).toBeGreaterThan(25)
    expect(functions.map(({ name }) => name.replace(/\(.*/, ""))).toContain("play.place_bet")
  })

  it("fits the tables, statement by statement", async () => {
    const found: string[] = []
    for (const func of functions)
      for (const problemText of await problemsOf(func)) found.push(`${func.name}: ${problemText}`)
    expect(found).toEqual([])
  })

  it.each([
    ["a column that is not there", "select amuont into v_amount from wallet.balance"],
    ["a field that a row does not have", "v_amount := v_row.amuont"],
    ["a table that is not there", "update wallet.ballance set amount = 1"],
    ["a function that takes something else", "perform wallet.cash('one'::text)"],
    ["a row with a column too many", "insert into kernel.cursor (listener, xid, id) values ('x', '0', 1, 2)"],
  ])("with %s is found out", async (_, statement) => {
    await client.query("begin")
    await client.query(`create function wallet.planted() returns void language plpgsql as $$
      declare v_amount bigint; v_row wallet.balance;
      begin if false then ${statement}; end if; end $$`)
    const planted = (await functionsOf()).find(({ name }) => name === "wallet.planted()")
    await client.query("commit")
    const found = await problemsOf(planted!)
    await client.query("drop function wallet.planted()")
    expect(found).toHaveLength(1)
  })

  it("reads rows of another module only through a function of a lower floor", async () => {
    const found: string[] = []
    for (const func of functions)
      for (const what of await trespasses(func)) found.push(`${func.name} names ${what}`)
    expect(found).toEqual([])
  })
})
