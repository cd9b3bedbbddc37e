import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  listCommand,
} from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { unitsPerCent, unitsToEuros } from "../../wallet/index.ts"
import * as store from "./store.ts"
import { retryStuckBet } from "./stuckBets.ts"

const euros = (cents: bigint): string => unitsToEuros(cents * BigInt(unitsPerCent)).toFixed(2)

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "crash-exposure",
    does: "lists the rounds of the crash game with open bets, with their stakes and maximum payments in euros",
    none: "No bet of the crash game is open.",
    entries: async (tx) =>
      (await store.listExposure(tx)).map(
        ({ round_id, bets, staked, at_most }) =>
          `${String(round_id).padStart(8)}  ${bets} bets, ${euros(staked)} staked, at most ${euros(at_most)}`,
      ),
  }),
  commandWithReason({
    name: "break-crash-round",
    words: "",
    does: "aborts the current round of the crash game within two seconds: paid bets stay paid, other stakes are given back",
    takes: z.tuple([]),
    run: async (tx, by, _, why) => {
      const id = await store.setBreak(tx, by, why)
      refuseUnless(id !== undefined, "No round is open, or its abort was requested already.")
      return `Round ${id} will be stopped by the process that runs it.`
    },
  }),
  adminCommand({
    name: "retry-crash-bet",
    words: "ID",
    does: "tries a bet of the crash game that could not be ended again before the next round",
    takes: z.tuple([z.uuid()]),
    async run(tx, _, [id]) {
      refuseUnless(await retryStuckBet(tx, id), `The bet ${id} is not stuck.`)
      return `The bet ${id} will be tried again.`
    },
  }),
]
