import { isoDate } from "@elite/ui"

type Texts = (name: string) => string | undefined

/** The calendar date of a `DateField`, YYYY-MM-DD: what its three boxes say, empty while they say none. */
export function dateIn(texts: Texts, name: string): string {
  const part = (of: string) => texts(`${name}.${of}`)?.trim()
  const [day, month, year] = [part("day"), part("month"), part("year")]
  if (day === undefined || month === undefined || year === undefined) return texts(name)?.trim() ?? ""
  return isoDate({ day, month, year }) ?? ""
}
