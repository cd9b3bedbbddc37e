import type { PrizeDrops } from "./drops.server.ts"

type Campaign = Pick<PrizeDrops["campaigns"][number], "prizes" | "block">
export type PrizeTicket = { amount: number; count: number }

/**
 * The prizes of a campaign by amount, euros, the largest first: of the period that runs how many are left, also of those that came
 * over from an earlier one; before it begins how many each period has.
 */
export function toPrizeTickets({ prizes, block }: Campaign): PrizeTicket[] {
  const counts = new Map(prizes.map(({ amount, count }) => [amount, block ? 0 : count]))
  for (const { amount, count } of block?.left ?? []) counts.set(amount, count)
  return [...counts].map(([amount, count]) => ({ amount, count })).sort((a, b) => b.amount - a.amount)
}
