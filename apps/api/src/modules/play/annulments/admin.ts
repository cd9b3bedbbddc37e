import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  type CommandResult,
  commandWithReason,
  formatEntry,
  listCommand,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { ownProposal } from "../../../platform/admin/fourEyes.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { forgottenRoundMs } from "../rules.ts"
import {
  type ConfirmationResult,
  confirmAnnulment,
  type ProposalResult,
  proposeAnnulment,
  withdrawAnnulment,
} from "./annulments.ts"
import { computeRefund, parseDays, reasons } from "./rules.ts"
import { type Annulment, listAnnulments, listPendingAnnulments } from "./store.ts"

const formats = formatsOf("en")
const euros = (units: bigint) => formats.euros(unitsToEuros(units))

const days = z.string().transform((typed, { addIssue, value }) => {
  const parsed = parseDays(typed)
  if (parsed) return parsed
  addIssue({ code: "custom", message: "no days", input: value })
  return z.NEVER
})

/** The second operator decides by this text. */
function formatAnnulment(row: Annulment): string {
  const { id, player_id, stake, win, reason, note, rounds_from, rounds_until, proposed_by, proposed_at } = row
  const refund = euros(computeRefund({ stakeUnits: stake, winUnits: win }))
  const { ended_as, ended_by, ended_at, ended_note } = row
  return formatEntry(
    id,
    `player ${player_id}  ${reason}: ${refund} refund (staked ${euros(stake)}, won ${euros(win)})`,
    `rounds: ${rounds_from === null ? "from their first" : `from ${rounds_from.toISOString()}`} until ${rounds_until.toISOString()}`,
    `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${note}`,
    ...(ended_as === null
      ? []
      : [
          `${ended_at!.toISOString()}  ${ended_as} by ${ended_by}${ended_note === null ? "" : `: ${ended_note}`}`,
        ]),
  )
}

const hours = forgottenRoundMs / 3_600_000
const stillOpen = (openRounds: number) =>
  notDone(
    `Rounds of these days that are still open: ${openRounds}. Wait until they are over; after ${hours} hours they are closed.`,
  )
const stillLetInResult = (subject: string) =>
  notDone(`${subject} may still log in. Exclude an underage player permanently first (exclude).`)

function proposalResult(proposed: ProposalResult, playerId: bigint): CommandResult {
  switch (proposed.outcome) {
    case "proposed": {
      const refund = euros(computeRefund(proposed))
      return succeeded(
        `Annulment ${proposed.id} is proposed: player ${playerId} staked ${euros(proposed.stakeUnits)} and won ${euros(proposed.winUnits)}; ${refund} go back to them when another operator confirms it.`,
      )
    }
    case "exists":
      return notDone(
        `An annulment of player ${playerId} is pending already: confirm or withdraw that one first.`,
      )
    case "stillLetIn":
      return stillLetInResult(`Player ${playerId}`)
    case "openRounds":
      return stillOpen(proposed.openRounds)
    case "nothing":
      return notDone(
        `There is nothing to refund: in rounds of these days that are not annulled yet, player ${playerId} staked ${euros(proposed.stakeUnits)} and won ${euros(proposed.winUnits)}.`,
      )
  }
}

function confirmationResult(confirmed: ConfirmationResult, id: bigint): CommandResult {
  switch (confirmed.outcome) {
    case "done": {
      const { stake: stakeUnits, win: winUnits, player_id: playerId } = confirmed.row
      return succeeded(
        `Annulment ${id} is confirmed: ${euros(computeRefund({ stakeUnits, winUnits }))} were refunded to player ${playerId}, who is told by e-mail.`,
      )
    }
    case "ended":
      return notDone(`Annulment ${id} is not pending any more.`)
    case "sameOperator":
      return ownProposal(`annulment ${id}`)
    case "changed":
      return notDone(
        `Annulment ${id} would now refund a different sum than the one proposed: withdraw it and propose it again.`,
      )
    case "stillLetIn":
      return stillLetInResult(`The player of annulment ${id}`)
    case "openRounds":
      return stillOpen(confirmed.openRounds)
  }
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "annulments",
    does: "lists proposed annulments that wait for another operator",
    none: "No annulment is pending.",
    entries: async (tx) => (await listPendingAnnulments(tx)).map(formatAnnulment),
  }),
  adminCommand({
    name: "annulments-of",
    words: "PLAYER",
    does: "lists every annulment of a player, with operators and reasons",
    takes: z.tuple([rowNumber]),
    async run(tx, _, [playerId]) {
      const rows = await listAnnulments(tx, playerId)
      return rows.length === 0
        ? notDone(`Player ${playerId} has no annulments.`)
        : succeeded(rows.map(formatAnnulment).join("\n"))
    },
  }),
  commandWithReason({
    name: "annul-stakes",
    words: `PLAYER ${reasons.join("|")} all|FROM..UNTIL`,
    does: "proposes to refund the losses of a player who should not have been allowed to play; Belgian days, YYYY-MM-DD",
    takes: z.tuple([rowNumber, z.enum(reasons), days]),
    async run(tx, by, [playerId, reason, ofDays], note) {
      const proposed = await orUndefined(proposeAnnulment(tx, { playerId, reason, days: ofDays, note }, by))
      return proposed ? proposalResult(proposed, playerId) : notDone(`There is no player ${playerId}.`)
    },
  }),
  adminCommand({
    name: "confirm-annulment",
    words: "ID",
    does: "confirms an annulment that another operator proposed: the player is refunded",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      const confirmed = await orUndefined(confirmAnnulment(tx, id, by))
      return confirmed ? confirmationResult(confirmed, id) : notDone(`There is no annulment ${id}.`)
    },
  }),
  commandWithReason({
    name: "withdraw-annulment",
    words: "ID",
    does: "withdraws a proposed annulment",
    takes: z.tuple([rowNumber]),
    async run(tx, operator, [id], note) {
      return (await orUndefined(withdrawAnnulment(tx, id, { operator, note })))
        ? succeeded(`Annulment ${id} is withdrawn; nothing has moved.`)
        : notDone(`No annulment ${id} is pending.`)
    },
  }),
]
