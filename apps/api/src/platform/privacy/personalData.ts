import { CompiledQuery } from "kysely"
import type { Reads } from "../db/transaction.ts"

export type Unseal = (sealed: Buffer) => string

/** Every column of a table with personal data is in `gives` or `keeps`; a test compares them with the database. */
export type PersonalDataTable = {
  readonly table: `${string}.${string}`
  /** The column with the player's id, or an SQL condition on the row `t` and the id `$1`. */
  readonly of: string
  /** The exported columns: `true` for plain text, else how to decrypt it. */
  readonly gives: Readonly<Record<string, true | Unseal>>
  /** The columns that are not exported, each with the reason. */
  readonly keeps: Readonly<Record<string, string>>
}

const toPlainColumns = (names: string) => names.split(" ").map((name) => [name, true] as const)

/** `gives` lists plain columns, separated by spaces; `opens` the encrypted ones. */
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
): PersonalDataTable => ({
  table,
  of,
  gives: { ...Object.fromEntries(toPlainColumns(gives)), ...opens },
  keeps,
})

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

/** Answers the exported columns of a player's rows, ordered by the first column. */
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
  return rows.map((row) =>
    Object.fromEntries(columns.map((name) => [name, decrypt(row[name], gives[name]!)])),
  )
}

const decrypt = (value: unknown, unseal: true | Unseal): unknown =>
  unseal === true || value === null ? value : unseal(value as Buffer)
