import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { withdrawProposalCommand } from "../../../platform/alarms/proposals.ts"
import {
  confirmResettlement,
  listPendingResettlements,
  proposeResettlement,
  withdrawResettlement,
} from "./resettlements.ts"
import type { Resettlement } from "./store.ts"

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
    `bet ${bet_id} of player ${player_id} as if it had left at ${(leaves_at / 100).toFixed(2)}: ${euros(more_cents)} euro more, proposed by ${proposed_by}: ${why}`,
  )

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
    async run(tx, by, [betId, leavesAt], why) {
      const { id, moreCents } = await proposeResettlement(tx, { betId, leavesAt }, { by, why })
      return `Resettlement ${id} is proposed: ${euros(moreCents)} euro more are paid when another operator confirms it.`
    },
  }),
  adminCommand({
    name: "confirm-crash-resettlement",
    words: "ID",
    does: "confirms a resettlement that another operator proposed: the bet is paid",
    takes: idOnly,
    async run(tx, by, [id]) {
      await confirmResettlement(tx, id, by)
      return `Resettlement ${id} is done: its player has been paid.`
    },
  }),
  withdrawProposalCommand({
    name: "withdraw-crash-resettlement",
    does: "withdraws a proposed resettlement",
    what: "resettlement",
    withdraw: withdrawResettlement,
  }),
]
