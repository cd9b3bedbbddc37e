import { quest as contract } from "@elite/contract"
import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  type CommandResult,
  commandWithReason,
  formatAct,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  succeeded,
} from "../../../platform/admin/command.ts"
import { computePoolEuros, isoWeekNumber } from "../rules.ts"
import type { Task } from "../tasks/catalogue.ts"
import { toWireTask } from "../tasks/wire.ts"
import { listWeeks, type WeekWithActs } from "./store.ts"
import { type CancelResult, cancelWeek, changeTasks } from "./weeks.ts"

const { euros, figure } = formatsOf("en")
const maxListed = 20

function formatAmount(task: Task): string {
  const { kind, amount } = toWireTask(task)
  switch (contract.taskUnits[kind]) {
    case "count":
      return figure(amount)
    case "euros":
      return euros(amount)
    case "times":
      return `${figure(amount)}×`
  }
}

function formatWeek(week: WeekWithActs): string {
  const { id, monday, state, players, tasks, acts } = week
  return formatEntry(
    id,
    `week ${isoWeekNumber(monday)}, from ${monday}: ${state}, ${players} players, ${euros(computePoolEuros(week))}`,
    tasks.map((task) => `${task.kind} ${formatAmount(task)} for ${task.points}`).join(", "),
    ...(acts ?? []).map(formatAct),
  )
}

/** What is said of a week that was to be called off. */
function saidOf(what: CancelResult, id: bigint): CommandResult {
  const sentences: Record<CancelResult, CommandResult> = {
    cancelled: succeeded(`Quest ${id} is called off, and its pool is the house's again.`),
    unknown: notDone(`There is no quest ${id}.`),
    ended: notDone(`Quest ${id} has been counted or called off already.`),
  }
  return sentences[what]
}

/** What a person may do about the quests of the weeks. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "quests",
    does: "lists the quests of the last weeks and the one to come, and who did what with them",
    none: "There is no quest.",
    entries: async (tx) => (await listWeeks(tx, maxListed)).map(formatWeek),
  }),
  commandWithReason({
    name: "change-quest",
    words: "MONDAY JSON",
    does: "changes the tasks of a week that has not begun: [{ kind, amount, points }], five of them; amounts are numbers, cents, or hundredths of a stake",
    takes: z.tuple([z.iso.date(), z.string().max(5_000)]),
    async run(tx, by, [monday, typed], why) {
      const problem = await changeTasks(tx, { monday, typed, by, why })
      return problem === undefined ? succeeded(`The quest of ${monday} has these tasks.`) : notDone(problem)
    },
  }),
  rowCommand({
    name: "cancel-quest",
    does: "calls a quest off that was not counted: its pool goes back to the house",
    act: cancelWeek,
    saidOf,
  }),
]
