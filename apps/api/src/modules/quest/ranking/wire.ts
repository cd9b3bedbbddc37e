import { type quest as contract, eurosOf } from "@elite/contract"
import type { Platform } from "../../../platform/platform.ts"
import { gameById } from "../../games/index.ts"
import { unitsOfCents } from "../../wallet/index.ts"
import { catalogue, onTheWire, type Task, targetOf } from "../tasks/catalogue.ts"
import { nothing, type Progress } from "../tasks/progress.ts"

/** A task as everybody is shown it. */
export const taskShown = (task: Task): contract.Task => ({
  kind: task.kind,
  amount: onTheWire(task.kind, targetOf(task)),
  points: task.points,
  category: catalogue[task.kind].category,
})

/** How the tasks of a week have come for a player, in their order. */
export const progressShown = (tasks: readonly Task[], progress: readonly Progress[]) =>
  tasks.map(({ kind }, n) => {
    const { counted, doneAt } = progress[n] ?? nothing
    return { progress: onTheWire(kind, BigInt(counted)), doneAt }
  })

/** The same with the games on which they were done. */
export const ownTasks = (
  platform: Platform,
  tasks: readonly Task[],
  progress: readonly Progress[],
): Promise<contract.OwnTask[]> =>
  Promise.all(
    progressShown(tasks, progress).map(async (shown, n) => {
      const id = progress[n]?.gameId ?? null
      return { ...shown, game: id === null ? null : ((await gameById(platform, BigInt(id)))?.name ?? null) }
    }),
  )

/** What lies in the pool of a week that was not counted, and lay in another, cents. */
export const poolCentsOf = ({ adds, players }: { adds: bigint; players: number }): number =>
  Number((adds * BigInt(players)) / unitsOfCents(1))
/** The same in euros. */
export const poolOf = (week: { adds: bigint; players: number }): number => eurosOf(poolCentsOf(week))
