import type { LiveMessages, quest } from "@elite/contract"

export type QuestData = { quest: quest.Quest | null; own: quest.OwnQuest | null }
export type PoolMessage = LiveMessages["quest"]

/** A running pool only grows, and loaded data may be older than a message. */
export function withFullestPool(current: quest.Quest, others: readonly (PoolMessage | null)[]): quest.Quest {
  if (current.state !== "running") return current
  const fuller = others
    .filter((other) => other?.questId === current.questId && other.players > current.players)
    .sort((a, b) => b!.players - a!.players)[0]
  return fuller ? { ...current, pool: fuller.pool, players: fuller.players } : current
}

export const mergeProgress = (
  own: quest.OwnQuest,
  { points, tasks }: LiveMessages["questProgress"],
): quest.OwnQuest => ({
  ...own,
  points,
  tasks: own.tasks.map((task, n) => ({ ...task, ...tasks[n] })),
})
