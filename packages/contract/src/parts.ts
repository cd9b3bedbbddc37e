import { z } from "zod"
import { fault } from "./fields.ts"
import { normalizeCode } from "./normalize.ts"
import { ofKind } from "./strings.ts"

export const languages = ["en", "fr", "nl"] as const
export type Language = (typeof languages)[number]
export const language = z.enum(languages)

/** A name or sentence in each language. */
export const byLanguage = z.strictObject({ en: z.string(), fr: z.string(), nl: z.string() })
export type ByLanguage = z.infer<typeof byLanguage>

export const jackpotTypes = ["threeHour", "hitTheTarget", "anyTime", "bigWin"] as const
export type JackpotType = (typeof jackpotTypes)[number]

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()
export const id = z.int().positive()
export const message = z.strictObject({ message: z.string() })
export const nothing = z.strictObject({})

/** A whole number in a query string: digits only, nothing coerced. */
export const queryInt = (min: number, max: number) =>
  z
    .union([
      z.int(fault("notWhole")),
      ofKind(
        "number",
        z
          .string()
          .overwrite(normalizeCode)
          .regex(/^\d{1,9}$/),
      ).transform(Number),
    ])
    .pipe(z.int().min(min).max(max))

export const pageSize = 15
/** Paging of every list: `pageNo` from 1, `limit` up to 100. */
export const paging = {
  pageNo: queryInt(1, 1_000_000).default(1),
  limit: queryInt(1, 100).default(pageSize),
}
/** A calendar date of this century in a query, Europe/Brussels, both ends included. */
export const queryDate = ofKind(
  "date",
  z
    .string()
    .overwrite(normalizeCode)
    .check(z.iso.date(fault("date")))
    .refine((date) => date.startsWith("20"), fault("date"))
    // A check of zod's own would stand in the document in place of the format.
    .meta({ format: "date", pattern: "^20" }),
)
/** From when to when a history is asked for; without them the last year. */
export const queryDays = { startDate: queryDate.optional(), endDate: queryDate.optional() }

/** An object of which at least one field has to be given, in the document of the calls too. */
export const notEmpty = <S extends z.ZodType<object>>(schema: S) =>
  schema.refine((asked) => Object.keys(asked).length > 0, fault("missing")).meta({ minProperties: 1 })

/** A page of a list with the count of all its rows. */
export const listOf = <R extends z.ZodType>(row: R) => z.strictObject({ count: z.int(), rows: z.array(row) })
