import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  type CommandResult,
  commandWithReason,
  formatAct,
  listCommand,
  notDone,
  succeeded,
} from "../../../platform/admin/command.ts"
import { type BillActResult, publishBill, unpublishBill, writeBill } from "./bills.ts"
import { type BillWithActs, listBills } from "./store.ts"

function formatBill({ bonus_id, title, state, policy, shown_from, shown_until, acts }: BillWithActs): string {
  const lines = [
    `${bonus_id}  ${title.en}: ${state}${policy === null ? "" : `, while ${policy} is not off`}`,
    `from ${shown_from.toISOString()} ${shown_until ? `until ${shown_until.toISOString()}` : "until it is taken down"}`,
    ...acts.map(formatAct),
  ]
  return lines.join("\n        ")
}

/** What is said of what was done. */
function saidOf(what: BillActResult, bonusId: string): CommandResult {
  const sentences: Record<BillActResult, CommandResult> = {
    published: succeeded(`The bill ${bonusId} is published.`),
    takenDown: succeeded(`The bill ${bonusId} is taken down.`),
    notThere: notDone(`There is no bill ${bonusId}.`),
    hangs: notDone(`The bill ${bonusId} is published already.`),
    over: notDone(`The time of the bill ${bonusId} is over. Write it anew with a later end.`),
    notHanging: notDone(`The bill ${bonusId} is not published.`),
  }
  return sentences[what]
}

/** What a person may do about the bills on the column. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "promotions",
    does: "lists the bills of the page of promotions, and who did what with them",
    none: "There is no bill.",
    entries: async (tx) => (await listBills(tx)).map(formatBill),
  }),
  commandWithReason({
    name: "write-promotion",
    words: "JSON",
    does: "keeps a bill as it reads from now on; a new one is a draft",
    takes: z.tuple([z.string().max(30_000)]),
    async run(tx, by, [typed], why) {
      const came = await writeBill(tx, typed, by, why)
      return came.problem === undefined
        ? succeeded(`The bill ${came.bill.bonusId} is kept.`)
        : notDone(came.problem)
    },
  }),
  commandWithReason({
    name: "publish-promotion",
    words: "ID",
    does: "publishes a bill for its time",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => saidOf(await publishBill(tx, id, by, why), id),
  }),
  commandWithReason({
    name: "take-promotion-down",
    words: "ID",
    does: "takes a bill down at once",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => saidOf(await unpublishBill(tx, id, by, why), id),
  }),
]
