import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  idOnly,
  listCommand,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { confirmAnnulment, listPendingAnnulments, proposeAnnulment, withdrawAnnulment } from "./annulments.ts"
import { computeRefund, parseDays, reasons } from "./rules.ts"
import { type Annulment, listAnnulments } from "./store.ts"

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
      refuseUnless(rows.length > 0, `Player ${playerId} has no annulments.`)
      return rows.map(formatAnnulment).join("\n")
    },
  }),
  commandWithReason({
    name: "annul-stakes",
    words: `PLAYER ${reasons.join("|")} all|FROM..UNTIL`,
    does: "proposes to refund the losses of a player who should not have been allowed to play; Belgian days, YYYY-MM-DD",
    takes: z.tuple([rowNumber, z.enum(reasons), days]),
    async run(tx, by, [playerId, reason, ofDays], note) {
      const { id, ...played } = await proposeAnnulment(tx, { playerId, reason, days: ofDays, note }, by)
      return `Annulment ${id} is proposed: player ${playerId} staked ${euros(played.stakeUnits)} and won ${euros(played.winUnits)}; ${euros(computeRefund(played))} go back to them when another operator confirms it.`
    },
  }),
  adminCommand({
    name: "confirm-annulment",
    words: "ID",
    does: "confirms an annulment that another operator proposed: the player is refunded",
    takes: idOnly,
    async run(tx, by, [id]) {
      const { stake, win, player_id: playerId } = await confirmAnnulment(tx, id, by)
      const refund = euros(computeRefund({ stakeUnits: stake, winUnits: win }))
      return `Annulment ${id} is confirmed: ${refund} were refunded to player ${playerId}, who is notified by e-mail.`
    },
  }),
  commandWithReason({
    name: "withdraw-annulment",
    words: "ID",
    does: "withdraws a proposed annulment",
    takes: idOnly,
    async run(tx, operator, [id], note) {
      await withdrawAnnulment(tx, id, { operator, note })
      return `Annulment ${id} is withdrawn; nothing has moved.`
    },
  }),
]
