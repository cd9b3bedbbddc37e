import { quest as contract } from "@elite/contract"
import { z } from "zod"
import { parseOperatorJson } from "../../../platform/admin/parseOperatorJson.ts"
import { catalogue, type Task } from "./catalogue.ts"
import { isFeasible, type OfferedGame } from "./draw.ts"

/** The JSON that an operator writes: amounts are numbers, cents, or hundredths of a stake. */
const tasksSchema = z
  .array(
    z
      .strictObject({ kind: z.enum(contract.taskKinds), amount: z.int(), points: z.int().min(10).max(1_000) })
      .superRefine(({ kind, amount }, context) => {
        const { least, most } = catalogue[kind]
        if (amount < least || amount > most)
          context.addIssue({
            code: "custom",
            path: ["amount"],
            message: `is ${least} to ${most} for ${kind}`,
          })
      }),
  )
  .length(contract.tasksOfWeek)
  .refine((tasks) => new Set(tasks.map(({ kind }) => kind)).size === tasks.length, {
    error: "Each kind of task stands once.",
  })

export const parseTasks = (typed: string, offered: readonly OfferedGame[]): Task[] =>
  parseOperatorJson(tasksSchema, typed, (tasks) => {
    const unplayable = tasks.find((task) => !isFeasible(task, offered))
    return unplayable && `There are no games for ${unplayable.kind} ${unplayable.amount}.`
  })
