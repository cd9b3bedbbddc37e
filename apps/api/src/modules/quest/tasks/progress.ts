import { type CountedRound, catalogue, type Task, taskTarget } from "./catalogue.ts"

/** How far a task has come, as it is kept: amounts as digits, what each counts once by name. */
export type TaskProgress = {
  readonly counted: string
  readonly names: readonly string[]
  /** When it was done, ISO 8601, and on which game. */
  readonly doneAt: string | null
  readonly gameId: number | null
}
export const noProgress: TaskProgress = { counted: "0", names: [], doneAt: null, gameId: null }
/** How the tasks of a week have come, in their order. */
export type Standing = { progress: readonly TaskProgress[]; points: number; reachedAt: Date | null }

export type PlayedRound = CountedRound & { readonly settledAt: Date }

/** A task after one more round. One that is done stands as it was done. */
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

/** The tasks of a week after some more rounds, in the order of the log. */
export const advanceTasks = (
  progress: readonly TaskProgress[],
  tasks: readonly Task[],
  rounds: readonly PlayedRound[],
): TaskProgress[] =>
  tasks.map((task, n) =>
    rounds.reduce((before, round) => advanceTask(before, task, round), progress[n] ?? noProgress),
  )

/** What the tasks that are done are worth, and since when: the last of them settled it. */
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
