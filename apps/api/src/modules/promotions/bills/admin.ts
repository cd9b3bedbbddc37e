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

function toActMessage(result: BillActResult, bonusId: string): CommandResult {
  const sentences: Record<BillActResult, CommandResult> = {
    published: succeeded(`The bill ${bonusId} is published.`),
    takenDown: succeeded(`The bill ${bonusId} is taken down.`),
    unknown: notDone(`There is no bill ${bonusId}.`),
    alreadyPublished: notDone(`The bill ${bonusId} is published already.`),
    over: notDone(`The time of the bill ${bonusId} is over. Write it again with a later end.`),
    notPublished: notDone(`The bill ${bonusId} is not published.`),
  }
  return sentences[result]
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "promotions",
    does: "lists the bills of the promotions page, with the actions of operators",
    none: "There is no bill.",
    entries: async (tx) => (await listBills(tx)).map(formatBill),
  }),
  commandWithReason({
    name: "write-promotion",
    words: "JSON",
    does: "saves a bill; a new one is a draft",
    takes: z.tuple([z.string().max(30_000)]),
    async run(tx, by, [typed], why) {
      const written = await writeBill(tx, typed, by, why)
      return written.problem === undefined
        ? succeeded(`The bill ${written.bill.bonusId} is saved.`)
        : notDone(written.problem)
    },
  }),
  commandWithReason({
    name: "publish-promotion",
    words: "ID",
    does: "publishes a bill for its time",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => toActMessage(await publishBill(tx, id, by, why), id),
  }),
  commandWithReason({
    name: "take-promotion-down",
    words: "ID",
    does: "takes a bill down immediately",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => toActMessage(await unpublishBill(tx, id, by, why), id),
  }),
]
