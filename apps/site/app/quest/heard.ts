import type { LiveMessages, quest } from "@elite/contract"

export type Shown = { quest: quest.Quest | null; own: quest.OwnQuest | null }
export type Pool = LiveMessages["quest"]

/** A quest with the most that is known to lie in its pool: one that runs only grows, and what was read may be older. */
export function fullestOf(shown: quest.Quest, others: readonly (Pool | null)[]): quest.Quest {
  const known = shown.state === "running" ? others : []
  return known.reduce<quest.Quest>(
    (most, other) =>
      other?.questId === most.questId && other.players > most.players
        ? { ...most, pool: other.pool, players: other.players }
        : most,
    shown,
  )
}

/** A player's standing with what a message says of it since. */
export const withProgress = (
  own: quest.OwnQuest,
  { points, tasks }: LiveMessages["questProgress"],
): quest.OwnQuest => ({
  ...own,
  points,
  tasks: own.tasks.map((task, n) => ({ ...task, ...tasks[n] })),
})
