import { promotions as contract } from "@elite/contract"
import { z } from "zod"
import {
  actLine,
  done,
  listing,
  missing,
  type Operation,
  reasoned,
  type Said,
} from "../../../platform/admin/command.ts"
import { type Done, publishBill, takeBillDown, writeBill } from "./bills.ts"
import { billsOf, type Listed } from "./store.ts"

function shown({ bonus_id, title, state, policy, shown_from, shown_until, acts }: Listed): string {
  const lines = [
    `${bonus_id}  ${title.en}: ${state}${policy === null ? "" : `, while ${policy} is not off`}`,
    `from ${shown_from.toISOString()} ${shown_until ? `until ${shown_until.toISOString()}` : "until it is taken down"}`,
    ...acts.map(actLine),
  ]
  return lines.join("\n        ")
}

/** What is said of what was done. */
function saidOf(what: Done, bonusId: string): Said {
  const sentences: Record<Done, Said> = {
    published: done(`The bill ${bonusId} is published.`),
    takenDown: done(`The bill ${bonusId} is taken down.`),
    notThere: missing(`There is no bill ${bonusId}.`),
    hangs: missing(`The bill ${bonusId} is published already.`),
    over: missing(`The time of the bill ${bonusId} is over. Write it anew with a later end.`),
    notHanging: missing(`The bill ${bonusId} is not published.`),
  }
  return sentences[what]
}

/** What a person may do about the bills on the column. */
export const operations: readonly Operation[] = [
  listing({
    name: "promotions",
    does: "lists the bills of the page of promotions, and who did what with them",
    none: "There is no bill.",
    entries: async (tx) => (await billsOf(tx)).map(shown),
  }),
  reasoned({
    name: "write-promotion",
    words: "JSON",
    does: "keeps a bill as it reads from now on; a new one is a draft",
    takes: z.tuple([z.string().max(30_000)]),
    async run(tx, by, [typed], why) {
      const came = await writeBill(tx, typed, by, why)
      return came.problem === undefined
        ? done(`The bill ${came.bill.bonusId} is kept.`)
        : missing(came.problem)
    },
  }),
  reasoned({
    name: "publish-promotion",
    words: "ID",
    does: "publishes a bill for its time",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => saidOf(await publishBill(tx, id, by, why), id),
  }),
  reasoned({
    name: "take-promotion-down",
    words: "ID",
    does: "takes a bill down at once",
    takes: z.tuple([contract.bonusId]),
    run: async (tx, by, [id], why) => saidOf(await takeBillDown(tx, id, by, why), id),
  }),
]
