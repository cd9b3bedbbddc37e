import { type CountedRound, catalogue, type Task, taskTarget } from "./catalogue.ts"

/** The stored progress of a task: amounts as digits, and the names that count once. */
export type TaskProgress = {
  readonly counted: string
  readonly names: readonly string[]
  /** ISO 8601. */
  readonly doneAt: string | null
  readonly gameId: number | null
}
export const noProgress: TaskProgress = { counted: "0", names: [], doneAt: null, gameId: null }
export type Standing = { progress: readonly TaskProgress[]; points: number; reachedAt: Date | null }

export type PlayedRound = CountedRound & { readonly settledAt: Date }

export function advanceTask(before: TaskProgress, task: Task, round: PlayedRound): TaskProgress {
  if (before.doneAt !== null) return before
  const { category, brings } = catalogue[task.kind]
  const bets = category === null ? round.bets : round.bets.filter((bet) => bet.category === category)
  const brought = bets.length === 0 ? null : brings({ ...round, bets })
  if (brought === null) return before
  const was = BigInt(before.counted)
  const names = "names" in brought ? [...new Set([...before.names, ...brought.names])] : before.names
  const counted =
    "names" in brought
      ? BigInt(names.length)
      : "adds" in brought
        ? was + brought.adds
        : brought.reaches > was
          ? brought.reaches
          : was
  const isDone = counted >= taskTarget(task)
  return {
    counted: String(counted),
    names,
    doneAt: isDone ? round.settledAt.toISOString() : null,
    gameId: isDone ? round.gameId : null,
  }
}

/** The rounds are in the order of the log. */
export const advanceTasks = (
  progress: readonly TaskProgress[],
  tasks: readonly Task[],
  rounds: readonly PlayedRound[],
): TaskProgress[] =>
  tasks.map((task, n) =>
    rounds.reduce((before, round) => advanceTask(before, task, round), progress[n] ?? noProgress),
  )

/** The points of the tasks that are done, and the instant of the last of them. */
export function computeStanding(progress: readonly TaskProgress[], tasks: readonly Task[]): Standing {
  const done = progress.flatMap(({ doneAt }, n) => (doneAt === null ? [] : [{ doneAt, task: tasks[n]! }]))
  const last = done
    .map(({ doneAt }) => doneAt)
    .sort()
    .at(-1)
  return {
    progress,
    points: done.reduce((sum, { task }) => sum + task.points, 0),
    reachedAt: last === undefined ? null : new Date(last),
  }
}
