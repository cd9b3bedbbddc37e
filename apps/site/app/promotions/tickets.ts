import type { Drops } from "./drops.server.ts"

type Campaign = Pick<Drops["campaigns"][number], "prizes" | "block">
export type Ticket = { amount: number; count: number }

/**
 * The prizes of a campaign by amount, euros, the largest first: of the period that runs how many are left, also of those that came
 * over from an earlier one; before it begins how many each period has.
 */
export function ticketsOf({ prizes, block }: Campaign): Ticket[] {
  const counts = new Map(prizes.map(({ amount, count }) => [amount, block ? 0 : count]))
  for (const { amount, count } of block?.left ?? []) counts.set(amount, count)
  return [...counts].map(([amount, count]) => ({ amount, count })).sort((a, b) => b.amount - a.amount)
}
