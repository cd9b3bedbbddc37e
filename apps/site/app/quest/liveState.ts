import type { LiveMessages, quest } from "@elite/contract"

export type QuestData = { quest: quest.Quest | null; own: quest.OwnQuest | null }
export type PoolMessage = LiveMessages["quest"]

/** A quest with the most that is known to lie in its pool: one that runs only grows, and what was read may be older. */
export function withFullestPool(shown: quest.Quest, others: readonly (PoolMessage | null)[]): quest.Quest {
  if (shown.state !== "running") return shown
  const fuller = others
    .filter((other) => other?.questId === shown.questId && other.players > shown.players)
    .sort((a, b) => b!.players - a!.players)[0]
  return fuller ? { ...shown, pool: fuller.pool, players: fuller.players } : shown
}

/** A player's standing with what a message says of it since. */
export const mergeProgress = (
  own: quest.OwnQuest,
  { points, tasks }: LiveMessages["questProgress"],
): quest.OwnQuest => ({
  ...own,
  points,
  tasks: own.tasks.map((task, n) => ({ ...task, ...tasks[n] })),
})
