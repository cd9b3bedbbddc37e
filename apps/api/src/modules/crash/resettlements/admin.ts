import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  type CommandResult,
  commandWithReason,
  formatEntry,
  listCommand,
  notDone,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { ownProposal, withdrawProposalCommand } from "../../../platform/admin/fourEyes.ts"
import {
  confirmResettlement,
  type ProposalResult,
  proposeResettlement,
  withdrawResettlement,
} from "./resettlements.ts"
import { listPendingResettlements, type Resettlement, type ResettlementOutcome } from "./store.ts"

const euros = (cents: bigint | number) => (Number(cents) / 100).toFixed(2)
const times = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/)
  .transform((typed) => Number(typed.replace(".", "")))
  .pipe(z.int().min(101).max(10_000_000))

const formatResettlement = ({
  id,
  bet_id,
  player_id,
  leaves_at,
  more_cents,
  proposed_by,
  why,
}: Resettlement): string =>
  formatEntry(
    id,
    `bet ${bet_id} of player ${player_id} as if it had left at ${(leaves_at / 100).toFixed(2)}: ${euros(more_cents)} euro more, says ${proposed_by}: ${why}`,
  )

function proposalResult(proposed: ProposalResult, betId: string): CommandResult {
  switch (proposed.outcome) {
    case "proposed":
      return succeeded(
        `Resettlement ${proposed.id} is proposed: ${euros(proposed.moreCents)} euro more are paid when another operator confirms it.`,
      )
    case "noBet":
      return notDone(`No bet ${betId} has left or was lost in a flight that was played to its end.`)
    case "notBefore":
      return notDone(`The bet ${betId} could not have left there: its flight or its own target was lower.`)
    case "notMore":
      return notDone(`The bet ${betId} was paid as much already.`)
    case "exists":
      return notDone(
        `A resettlement of the bet ${betId} is pending already: confirm or withdraw that one first.`,
      )
  }
}

function confirmationResult(outcome: ResettlementOutcome, id: bigint): CommandResult {
  switch (outcome) {
    case "done":
      return succeeded(`Resettlement ${id} is done: its player has been paid.`)
    case "unknown":
      return notDone(`There is no resettlement ${id}.`)
    case "ended":
      return notDone(`Resettlement ${id} is not pending any more.`)
    case "sameOperator":
      return ownProposal(`resettlement ${id}`)
    case "changed":
      return notDone(
        `The bet of resettlement ${id} was paid a different sum meanwhile: withdraw it and propose it again.`,
      )
  }
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "crash-resettlements",
    does: "lists proposed resettlements of crash bets that wait for another operator",
    none: "No resettlement is pending.",
    entries: async (tx) => (await listPendingResettlements(tx)).map(formatResettlement),
  }),
  commandWithReason({
    name: "resettle-crash-bet",
    words: "ID MULTIPLIER",
    does: "proposes to pay a bet of the crash game as if it had left at this multiplier (2.50), where it was lost or left lower because of our error",
    takes: z.tuple([z.uuid(), times]),
    run: async (tx, by, [betId, leavesAt], why) =>
      proposalResult(await proposeResettlement(tx, { betId, leavesAt }, { by, why }), betId),
  }),
  adminCommand({
    name: "confirm-crash-resettlement",
    words: "ID",
    does: "confirms a resettlement that another operator proposed: the bet is paid",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) => confirmationResult(await confirmResettlement(tx, id, by), id),
  }),
  withdrawProposalCommand({
    name: "withdraw-crash-resettlement",
    what: "resettlement",
    withdraw: withdrawResettlement,
  }),
]
