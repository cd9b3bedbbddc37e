import { quest as contract } from "@elite/contract"
import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatAct,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { computePoolEuros, isoWeekNumber } from "../rules.ts"
import type { Task } from "../tasks/catalogue.ts"
import { toWireTask } from "../tasks/wire.ts"
import { listWeeks, type WeekWithActs } from "./store.ts"
import { cancelWeek, changeTasks } from "./weeks.ts"

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

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "quests",
    does: "lists the quests of the last weeks and the one to come, with the acts of operators",
    none: "There is no quest.",
    entries: async (tx) => (await listWeeks(tx, maxListed)).map(formatWeek),
  }),
  commandWithReason({
    name: "change-quest",
    words: "MONDAY JSON",
    does: "changes the tasks of a week that has not begun: [{ kind, amount, points }], five of them; amounts are numbers, cents, or hundredths of a stake",
    takes: z.tuple([z.iso.date(), z.string().max(5_000)]),
    async run(tx, by, [monday, typed], why) {
      await changeTasks(tx, { monday, typed, by, why })
      return `The quest of ${monday} has these tasks.`
    },
  }),
  commandWithReason({
    name: "cancel-quest",
    words: "ID",
    does: "cancels a quest that is not counted yet: its pool returns to the operator",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await cancelWeek(tx, id, by, why)
      return `Quest ${id} is cancelled, and its pool returns to the operator.`
    },
  }),
]
