import type { JSONColumnType } from "kysely"

/**
 * A noun's generated tables (its `sql/tables.ts`) with what the database does not know of them: what its JSON columns
 * hold, and which texts a column keeps that no check names. A column that is not there, or of another kind, does not
 * compile.
 */
export type WithColumnTypes<
  All,
  What extends {
    [T in keyof What]: T extends keyof All
      ? { [C in keyof What[T]]: C extends keyof All[T] ? All[T][C] : never }
      : never
  },
> = { [T in keyof All]: T extends keyof What ? Omit<All[T], keyof What[T]> & What[T] : All[T] }

/** A JSON column: read as what it holds, written as text. */
export type JsonColumn<Held extends object> = JSONColumnType<Held>
