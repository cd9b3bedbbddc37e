import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatAct,
  listCommand,
} from "../../../platform/admin/command.ts"
import { publishBill, unpublishBill, writeBill } from "./bills.ts"
import { type BillWithActs, listBills } from "./store.ts"

function formatBill({ bonus_id, title, state, policy, shown_from, shown_until, acts }: BillWithActs): string {
  const lines = [
    `${bonus_id}  ${title.en}: ${state}${policy === null ? "" : `, while ${policy} is not off`}`,
    `from ${shown_from.toISOString()} ${shown_until ? `until ${shown_until.toISOString()}` : "until it is taken down"}`,
    ...acts.map(formatAct),
  ]
  return lines.join("\n        ")
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
      const { bonusId } = await writeBill(tx, typed, by, why)
      return `The bill ${bonusId} is saved.`
    },
  }),
  commandWithReason({
    name: "publish-promotion",
    words: "ID",
    does: "publishes a bill for its time",
    takes: z.tuple([contract.bonusId]),
    async run(tx, by, [id], why) {
      await publishBill(tx, id, by, why)
      return `The bill ${id} is published.`
    },
  }),
  commandWithReason({
    name: "take-promotion-down",
    words: "ID",
    does: "takes a bill down immediately",
    takes: z.tuple([contract.bonusId]),
    async run(tx, by, [id], why) {
      await unpublishBill(tx, id, by, why)
      return `The bill ${id} is taken down.`
    },
  }),
]
