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
  confirmProposal,
  listPendingProposals,
  proposeEnd,
  proposeRemoval,
  withdrawProposal,
} from "./proposals.ts"
import type { Proposal } from "./store.ts"

function formatProposal({ id, tournament_id, entry_id, proposed_by, why }: Proposal): string {
  const what =
    entry_id === null
      ? `tournament ${tournament_id} ends at once`
      : `entry ${entry_id} is taken out of tournament ${tournament_id}`
  return formatEntry(id, `${what}, proposed by ${proposed_by}: ${why}`)
}

const formatProposed = (id: bigint) =>
  `Proposal ${id} is stored. It is carried out when another operator confirms it.`

const results = {
  ended: "The tournament has ended. Its places are being counted.",
  removed: "The entry is removed and paid back.",
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "tournament-proposals",
    does: "lists the pending proposals about tournaments",
    none: "Nothing is proposed.",
    entries: async (tx) => (await listPendingProposals(tx)).map(formatProposal),
  }),
  commandWithReason({
    name: "end-tournament",
    words: "ID",
    does: "proposes that a tournament ends at once, and its places are counted as they stand",
    takes: idOnly,
    run: async (tx, by, [id], why) => formatProposed(await proposeEnd(tx, id, { by, why })),
  }),
  commandWithReason({
    name: "remove-entry",
    words: "ENTRY",
    does: "proposes to take an entry out of a tournament that is not over, and to pay it back",
    takes: idOnly,
    run: async (tx, by, [id], why) => formatProposed(await proposeRemoval(tx, id, { by, why })),
  }),
  adminCommand({
    name: "confirm-tournament",
    words: "ID",
    does: "carries out a proposal of another operator",
    takes: idOnly,
    run: async (tx, by, [id]) => results[await confirmProposal(tx, id, by)],
  }),
  withdrawProposalCommand({
    name: "withdraw-tournament",
    does: "withdraws a proposal about a tournament",
    what: "proposal",
    withdraw: withdrawProposal,
  }),
]
