/** The statutory deposit week: a rolling 168 hours (behaviour section 1). */
export const depositWindowMs = 168 * 60 * 60 * 1000

export type DepositUse = { amountCents: number; at: Date }
export type WeeklyDeposits = {
  limitCents: number
  usedCents: number
  remainingCents: number
  /** When each deposit leaves the window, soonest first. */
  freesUp: { at: Date; amountCents: number }[]
}

/** What the deposits of the last 168 hours leave of the limit. A deposit made exactly 168 hours ago has left. */
export function weeklyDepositsOf(limitCents: number, uses: readonly DepositUse[], now: Date): WeeklyDeposits {
  const inside = uses
    .filter(({ at }) => at.getTime() > now.getTime() - depositWindowMs)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const usedCents = inside.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return {
    limitCents,
    usedCents,
    remainingCents: Math.max(0, limitCents - usedCents),
    freesUp: inside.map(({ at, amountCents }) => ({
      at: new Date(at.getTime() + depositWindowMs),
      amountCents,
    })),
  }
}

/** When there will be room for this amount, or null when the limit itself is smaller. */
export function roomForAt(week: WeeklyDeposits, amountCents: number): Date | null {
  let room = week.limitCents - week.usedCents
  for (const { at, amountCents: freed } of week.freesUp) {
    room += freed
    if (room >= amountCents) return at
  }
  return null
}
