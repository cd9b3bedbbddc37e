export type DateParts = { day: string; month: string; year: string }

export const emptyDateParts: DateParts = { day: "", month: "", year: "" }

/** Undefined while a box is empty or the day does not exist. A year has four digits, as `85` could be two centuries. */
export function toIsoDate({ day, month, year }: DateParts): string | undefined {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return undefined
  const [d, m, y] = [Number(day), Number(month), Number(year)]
  if (m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return undefined
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Empty boxes for a text that is not an ISO date. */
export function toDateParts(iso: string | undefined): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? "")
  return match ? { year: match[1]!, month: match[2]!, day: match[3]! } : emptyDateParts
}

/** Parses a date pasted into one box, in Belgian order (12/03/1990, 12.3.1990) or ISO. */
export function parsePastedDate(text: string): DateParts | undefined {
  const written = text.trim()
  if (/^\d{4}-\d{2}-\d{2}$/.test(written)) return toDateParts(written)
  const match = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(written)
  return match ? { day: match[1]!, month: match[2]!, year: match[3]! } : undefined
}
