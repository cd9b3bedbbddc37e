import { z } from "zod"
import {
  type AdminCommand,
  commandWithReason,
  formatEntry,
  listCommand,
} from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { endChain } from "./chains.ts"
import { type ChainRow, listChains } from "./store.ts"

/** Published data only: never the hash of a coming round. */
function formatChain(chain: ChainRow): string {
  const { number, length, taken, terminating_hash, beacon, beacon_round, beacon_at, salt, late_at } = chain
  const salted = salt
    ? `salted by ${salt}`
    : `its salt is round ${beacon_round} of ${beacon}, drawn ${beacon_at.toISOString()}`
  return formatEntry(
    number,
    `${taken} of ${length} rounds taken, committed ${chain.committed_at.toISOString()}`,
    `ends in ${terminating_hash}`,
    salted,
    ...(late_at ? [`its salt is late since ${late_at.toISOString()}`] : []),
    ...(chain.ended_at
      ? [`ended ${chain.ended_at.toISOString()} by ${chain.ended_by}: ${chain.ended_why}`]
      : []),
  )
}

const chainNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "crash-chains",
    does: "lists the chains of the crash game, what is published of them and what they wait for",
    none: "There is no chain.",
    entries: async (tx) => (await listChains(tx)).map(formatChain),
  }),
  commandWithReason({
    name: "end-crash-chain",
    words: "NUMBER",
    does: "ends a chain of the crash game, publicly: none of its rounds is played any more, and another chain is made",
    takes: z.tuple([chainNumber]),
    async run(tx, by, [number], why) {
      refuseUnless(await endChain(tx, number, by, why), `There is no chain ${number} that is still in use.`)
      return `Chain ${number} is ended.`
    },
  }),
]
