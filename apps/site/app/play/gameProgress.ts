import type { LiveMessages, quest, tournaments } from "@elite/contract"
import { mergeProgress } from "../quest/liveState.ts"

export type TaskOfGame = { task: quest.Task; own: quest.OwnTask }
export type TournamentOfGame = Pick<
  LiveMessages["tournamentEntry"],
  "tournamentId" | "winPoints" | "rank"
> & {
  name: tournaments.Tournament["name"]
}

/** What moves beside the money while a game is played. */
export type GameProgress = {
  /** Null where the player has not joined a running quest. */
  quest: { tasks: readonly quest.Task[]; own: quest.OwnQuest } | null
  /** Running ones that the player has entered. */
  tournaments: readonly TournamentOfGame[]
  /** The task that moved last; null before one has. */
  moved: number | null
}

export const noProgress: GameProgress = { quest: null, tournaments: [], moved: null }

export function toGameProgress(
  current: quest.Quest | null,
  own: quest.OwnQuest | null,
  entered: readonly tournaments.Tournament[],
): GameProgress {
  return {
    quest:
      current?.state === "running" && own?.questId === current.questId ? { tasks: current.tasks, own } : null,
    tournaments: entered.flatMap(({ state, own: entry, tournamentId, name }) =>
      state === "running" && entry?.state === "in"
        ? [{ tournamentId, name, winPoints: entry.winPoints, rank: entry.rank }]
        : [],
    ),
    moved: null,
  }
}

export function withQuestProgress(now: GameProgress, message: LiveMessages["questProgress"]): GameProgress {
  if (now.quest?.own.questId !== message.questId) return now
  const before = now.quest.own.tasks
  const own = mergeProgress(now.quest.own, message)
  const moved = own.tasks.flatMap(({ progress, doneAt }, n) =>
    progress !== before[n]?.progress ? [{ n, isNewlyDone: doneAt !== null && !before[n]?.doneAt }] : [],
  )
  const last = moved.find(({ isNewlyDone }) => isNewlyDone) ?? moved[0]
  return { ...now, quest: { ...now.quest, own }, moved: last?.n ?? now.moved }
}

export const withTournamentEntry = (
  now: GameProgress,
  { tournamentId, winPoints, rank }: LiveMessages["tournamentEntry"],
): GameProgress => ({
  ...now,
  tournaments: now.tournaments.map((one) =>
    one.tournamentId === tournamentId ? { ...one, winPoints, rank } : one,
  ),
})

/** The task that moved last, else the first one that is not done, else the last of all. */
export function findShownTask({ quest: joined, moved }: GameProgress): TaskOfGame | null {
  if (!joined) return null
  const { tasks, own } = joined
  const open = own.tasks.findIndex(({ doneAt }) => doneAt === null)
  const n = moved ?? (open < 0 ? tasks.length - 1 : open)
  const [task, ownTask] = [tasks[n], own.tasks[n]]
  return task && ownTask ? { task, own: ownTask } : null
}
