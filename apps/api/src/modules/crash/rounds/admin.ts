import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  listCommand,
  notDone,
  succeeded,
} from "../../../platform/admin/command.ts"
import { resolveAlarm } from "../../../platform/alarms/alarms.ts"
import { unitsPerCent, unitsToEuros } from "../../wallet/index.ts"
import { stuckBetAlarm } from "../leader/endBets.ts"
import * as store from "./store.ts"

const euros = (cents: bigint): string => unitsToEuros(cents * BigInt(unitsPerCent)).toFixed(2)

/** What a person may do about rounds. Whether they open and what a bet may be is the setting `crashRounds`. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "crash-exposure",
    does: "lists the rounds of the crash game whose bets have not all ended, with what is staked in them and what they may be paid at most, euros",
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
    does: "breaks off the round of the crash game that stands: who has left keeps what they were paid, the other stakes are given back, within two seconds",
    takes: z.tuple([]),
    run: async (tx, by, _, why) => {
      const id = await store.setBreak(tx, by, why)
      return id === undefined
        ? notDone("No round stands that is not to be broken off already.")
        : succeeded(`Round ${id} will be stopped by the process that runs it.`)
    },
  }),
  adminCommand({
    name: "retry-crash-bet",
    words: "ID",
    does: "has a bet of the crash game that could not be ended tried again before the next round",
    takes: z.tuple([z.uuid()]),
    run: async (tx, _, [id]) => {
      if (!(await store.setUnstuck(tx, id))) return notDone(`The bet ${id} does not wait for that.`)
      await resolveAlarm(tx, { kind: stuckBetAlarm, subject: id })
      return succeeded(`The bet ${id} is tried again.`)
    },
  }),
]
