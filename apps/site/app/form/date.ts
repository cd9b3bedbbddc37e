import { toIsoDate } from "@elite/ui"

type ReadField = (name: string) => string | undefined

/** The calendar date of a `DateField`, YYYY-MM-DD: what its three boxes say, empty while they say none. */
export function readDate(texts: ReadField, name: string): string {
  const part = (of: string) => texts(`${name}.${of}`)?.trim()
  const [day, month, year] = [part("day"), part("month"), part("year")]
  if (day === undefined || month === undefined || year === undefined) return texts(name)?.trim() ?? ""
  return toIsoDate({ day, month, year }) ?? ""
}
