import type { PrizeDrops } from "./drops.server.ts"

type Campaign = Pick<PrizeDrops["campaigns"][number], "prizes" | "block">
export type PrizeTicket = { amount: number; count: number }

/**
 * The prizes of a campaign by amount in euros, largest first. While it runs: those left in the current period,
 * including those carried over; before: those of each period.
 */
export function toPrizeTickets({ prizes, block }: Campaign): PrizeTicket[] {
  const counts = new Map(prizes.map(({ amount, count }) => [amount, block ? 0 : count]))
  for (const { amount, count } of block?.left ?? []) counts.set(amount, count)
  return [...counts].map(([amount, count]) => ({ amount, count })).sort((a, b) => b.amount - a.amount)
}
