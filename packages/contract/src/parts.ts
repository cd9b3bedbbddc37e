import { z } from "zod"
import { fault } from "./fields.ts"
import { normalizeCode } from "./normalize.ts"
import { ofKind } from "./strings.ts"

export const languages = ["en", "fr", "nl"] as const
export type Language = (typeof languages)[number]
export const language = z.enum(languages)

export const byLanguage = z.strictObject({ en: z.string(), fr: z.string(), nl: z.string() })
export type ByLanguage = z.infer<typeof byLanguage>

/** Every type of jackpot, with the field that has its pool in messages and in the player's wallet. */
export const poolFields = {
  threeHour: "prizePoolThreeHour",
  hitTheTarget: "prizePoolHitTheTarget",
  anyTime: "prizePoolAnyTime",
  bigWin: "prizePoolBigWin",
} as const
export type JackpotType = keyof typeof poolFields
export type PoolField = (typeof poolFields)[JackpotType]
export const jackpotTypes = Object.keys(poolFields) as readonly JackpotType[]

export const eachPoolField = <V>(of: (type: JackpotType) => V): Record<PoolField, V> =>
  Object.fromEntries(jackpotTypes.map((type) => [poolFields[type], of(type)])) as Record<PoolField, V>

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
export const id = z.int().positive()
export const message = z.strictObject({ message: z.string() })
export const nothing = z.strictObject({})

/** A whole number in a query: digits only, no coercion. */
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
/** `pageNo` from 1, `limit` up to 100. */
export const paging = {
  pageNo: queryInt(1, 1_000_000).default(1),
  limit: queryInt(1, 100).default(pageSize),
}
/** A date of this century in a query, Europe/Brussels. */
export const queryDate = ofKind(
  "date",
  z
    .string()
    .overwrite(normalizeCode)
    .check(z.iso.date(fault("date")))
    .refine((date) => date.startsWith("20"), fault("date"))
    // zod's own check would replace the format in the document.
    .meta({ format: "date", pattern: "^20" }),
)
/** The period of a history, inclusive; by default the last year. */
export const queryDays = { startDate: queryDate.optional(), endDate: queryDate.optional() }

/** An object with at least one field, in the generated document too. */
export const notEmpty = <S extends z.ZodType<object>>(schema: S) =>
  schema.refine((asked) => Object.keys(asked).length > 0, fault("missing")).meta({ minProperties: 1 })

/** A page of a list, and the count of all rows. */
export const listOf = <R extends z.ZodType>(row: R) => z.strictObject({ count: z.int(), rows: z.array(row) })
