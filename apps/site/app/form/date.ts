import { toIsoDate } from "@elite/ui"

type ReadField = (name: string) => string | undefined

/** YYYY-MM-DD; empty while the three boxes give no date. */
export function readDate(texts: ReadField, name: string): string {
  const part = (of: string) => texts(`${name}.${of}`)?.trim()
  const [day, month, year] = [part("day"), part("month"), part("year")]
  if (day === undefined || month === undefined || year === undefined) return texts(name)?.trim() ?? ""
  return toIsoDate({ day, month, year }) ?? ""
}
