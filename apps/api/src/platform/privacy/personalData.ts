import { CompiledQuery } from "kysely"
import type { Reads } from "../db/transaction.ts"

/** Makes what is sealed in a column readable for the person whom it is about. */
export type Unseal = (sealed: Buffer) => string

/**
 * What a table holds of a person, and what of it they are given when they ask. Every column stands in one of the two; a
 * test compares them with the database.
 */
export type PersonalDataTable = {
  readonly table: `${string}.${string}`
  /** Which rows are theirs: the column that holds their id, or SQL over the row `t` and their id `$1`. */
  readonly of: string
  /** The columns that they are given; `true` for one as it stands, else how it is opened. */
  readonly gives: Readonly<Record<string, true | Unseal>>
  /** The columns that they are not given, each with the reason. */
  readonly keeps: Readonly<Record<string, string>>
}

const plain = (names: string) => names.split(" ").map((name) => [name, true] as const)

/** Declares what a table holds of a person: the names of columns between spaces, those of `gives` as they stand. */
export const declarePersonalData = (
  table: PersonalDataTable["table"],
  {
    of = "player_id",
    gives,
    opens = {},
    keeps = {},
  }: {
    of?: string
    gives: string
    opens?: Readonly<Record<string, Unseal>>
    keeps?: Readonly<Record<string, string>>
  },
): PersonalDataTable => ({ table, of, gives: { ...Object.fromEntries(plain(gives)), ...opens }, keeps })

/** Declares a table of which a person is given nothing, with the reason. */
export const declareWithheldData = (
  table: PersonalDataTable["table"],
  of: string,
  columns: string,
  why: string,
): PersonalDataTable => ({
  table,
  of,
  gives: {},
  keeps: Object.fromEntries(columns.split(" ").map((name) => [name, why])),
})

const isColumn = (of: string) => /^\w+$/.test(of)

/** What a person is given of a table: its rows as they stand, in the order in which they came; none of a table held back. */
export async function exportRows(
  from: Reads,
  { table, of, gives }: PersonalDataTable,
  playerId: bigint,
): Promise<object[]> {
  const columns = Object.keys(gives)
  if (columns.length === 0) return []
  const where = isColumn(of) ? `t.${of} = $1` : of
  const text = `select ${columns.map((name) => `t.${name}`).join(", ")} from ${table} t where ${where} order by 1`
  const { rows } = await from.db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [playerId]))
  return rows.map((row) => Object.fromEntries(columns.map((name) => [name, opened(row[name], gives[name]!)])))
}

const opened = (value: unknown, how: true | Unseal): unknown =>
  how === true || value === null ? value : how(value as Buffer)
