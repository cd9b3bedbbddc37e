/** How a bonus can end. Only `converted` leaves it to its player. */
export const endings = [
  "converted",
  "spent",
  "expired",
  "withdrawn",
  "givenUp",
  "depositReturned",
  "left",
  "cancelled",
] as const
export type Ending = (typeof endings)[number]

const dayMs = 86_400_000

export type Terms = {
  percent: number
  mostCents: number
  wagering: number
  days: number
  largestStakeCents: number
}

/** What a first deposit is given, whole cents, and what has to be staked before it is the player's. */
export function bonusOf(depositCents: number, { percent, mostCents, wagering }: Terms) {
  const amountCents = Math.min(mostCents, Math.floor((depositCents * percent) / 100))
  return { amountCents, requiredCents: amountCents * wagering }
}

/** Until when a bonus that is given now can be played. */
export const endOf = (now: Date, { days }: Pick<Terms, "days">): Date =>
  new Date(now.getTime() + days * dayMs)

/** What of a stake counts for a bonus. A stake is whole cents, so the share of it is whole units. */
export function counted(
  stakeUnits: bigint,
  category: string | null,
  { percents, other }: { percents: Readonly<Record<string, number>>; other: number },
): bigint {
  const percent = (category === null ? undefined : percents[category]) ?? other
  return (stakeUnits * BigInt(percent)) / 100n
}
