/** 0 to 1. */
export function computeWeekProgress({ from, until }: { from: string; until: string }, now: string): number {
  const [begins, ends, at] = [from, until, now].map((each) => Date.parse(each)) as [number, number, number]
  return Math.min(1, Math.max(0, (at - begins) / (ends - begins)))
}

/** An instant near noon of each day, for its name. */
export function toWeekDays({ from, until }: { from: string; until: string }): number[] {
  const [begins, ends] = [Date.parse(from), Date.parse(until)]
  return Array.from({ length: 7 }, (_, day) => begins + ((ends - begins) * (2 * day + 1)) / 14)
}
