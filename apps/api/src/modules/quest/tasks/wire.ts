import type { quest as contract } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { findGameById } from "../../games/index.ts"
import { catalogue, type Task, taskTarget, toWireAmount } from "./catalogue.ts"
import { noProgress, type TaskProgress } from "./progress.ts"

export const toWireTask = (task: Task): contract.Task => ({
  kind: task.kind,
  amount: toWireAmount(task.kind, taskTarget(task)),
  points: task.points,
  category: catalogue[task.kind].category,
})

export const toWireProgress = (tasks: readonly Task[], progress: readonly TaskProgress[]) =>
  tasks.map(({ kind }, n) => {
    const { counted, doneAt } = progress[n] ?? noProgress
    return { progress: toWireAmount(kind, BigInt(counted)), doneAt }
  })

export const toOwnTasks = (
  platform: Platform,
  tasks: readonly Task[],
  progress: readonly TaskProgress[],
): Promise<contract.OwnTask[]> =>
  Promise.all(
    toWireProgress(tasks, progress).map(async (task, n) => {
      const id = progress[n]?.gameId ?? null
      return {
        ...task,
        game: id === null ? null : ((await findGameById(platform, BigInt(id)))?.name ?? null),
      }
    }),
  )
