import type { JSONColumnType } from "kysely"

/** Refines generated tables (`sql/tables.ts`) with types that the database does not know, such as those of JSON columns. */
export type WithColumnTypes<
  All,
  Refined extends {
    [T in keyof Refined]: T extends keyof All
      ? { [C in keyof Refined[T]]: C extends keyof All[T] ? All[T][C] : never }
      : never
  },
> = { [T in keyof All]: T extends keyof Refined ? Omit<All[T], keyof Refined[T]> & Refined[T] : All[T] }

export type JsonColumn<Content extends object> = JSONColumnType<Content>
