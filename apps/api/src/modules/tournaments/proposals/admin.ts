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
import { ownProposal } from "../../../platform/admin/fourEyes.ts"
import {
  confirmProposal,
  type ProposalResult,
  proposeEnd,
  proposeRemoval,
  withdrawProposal,
} from "./proposals.ts"
import { listPendingProposals, type Proposal } from "./store.ts"

function formatProposal({ id, tournament_id, entry_id, proposed_by, why }: Proposal): string {
  const what =
    entry_id === null
      ? `tournament ${tournament_id} ends at once`
      : `entry ${entry_id} is taken out of tournament ${tournament_id}`
  return formatEntry(id, `${what}, says ${proposed_by}: ${why}`)
}

function toReply({ result, proposalId }: { result: ProposalResult; proposalId?: bigint }): CommandResult {
  const replies: Record<ProposalResult, CommandResult> = {
    proposed: succeeded(
      `Proposal ${proposalId} is stored. It is carried out when another operator confirms it.`,
    ),
    exists: notDone("The same proposal is pending already."),
    ended: succeeded("The tournament has ended. Its places are being counted."),
    removed: succeeded("The entry is removed and paid back."),
    withdrawn: succeeded("The proposal is withdrawn; nothing has happened."),
    notPlayed: notDone("This tournament is not being played, or its places are being counted."),
    notIn: notDone("This entry is in no tournament that is not over."),
    noProposal: notDone("There is no such pending proposal."),
    sameOperator: ownProposal("it"),
  }
  return replies[result]
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
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => toReply(await proposeEnd(tx, id, { by, why })),
  }),
  commandWithReason({
    name: "remove-entry",
    words: "ENTRY",
    does: "proposes to take an entry out of a tournament that is not over, and to pay it back",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => toReply(await proposeRemoval(tx, id, { by, why })),
  }),
  adminCommand({
    name: "confirm-tournament",
    words: "ID",
    does: "carries out a proposal of another operator",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) => toReply({ result: await confirmProposal(tx, id, by) }),
  }),
  adminCommand({
    name: "withdraw-tournament",
    words: "ID",
    does: "withdraws a proposal about a tournament",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) => toReply({ result: await withdrawProposal(tx, id, by) }),
  }),
]
