import { z } from "zod"
import {
  done,
  entry,
  listing,
  missing,
  type Operation,
  operation,
  reasoned,
  rowNumber,
  type Said,
} from "../../../platform/admin/command.ts"
import { proposedYourself } from "../../../platform/admin/fourEyes.ts"
import { confirmProposal, type Decided, proposeEnd, proposeRemoval, withdrawProposal } from "./desk.ts"
import { type Proposal, waitingOf } from "./store.ts"

function shown({ id, tournament_id, entry_id, proposed_by, why }: Proposal): string {
  const what =
    entry_id === null
      ? `tournament ${tournament_id} ends at once`
      : `entry ${entry_id} is taken out of tournament ${tournament_id}`
  return entry(id, `${what}, says ${proposed_by}: ${why}`)
}

/** What is said of a proposal, or of the answer to it. */
function saidOf({ decided, proposalId }: { decided: Decided; proposalId?: bigint }): Said {
  const sentences: Record<Decided, Said> = {
    proposed: done(`Proposal ${proposalId} is kept. It is done when another person confirms it.`),
    exists: missing("The same is proposed already, and waits for another person."),
    ended: done("The tournament has ended. Its places are being counted."),
    removed: done("The entry is out, and paid back."),
    withdrawn: done("The proposal is withdrawn; nothing has happened."),
    notPlayed: missing("This tournament is not being played, or its places are being counted."),
    notIn: missing("This entry is in no tournament that is not over."),
    noProposal: missing("No such proposal waits."),
    sameOperator: proposedYourself("it"),
  }
  return sentences[decided]
}

/** What two persons may do about a tournament that is being played. */
export const operations: readonly Operation[] = [
  listing({
    name: "tournament-proposals",
    does: "lists what is proposed about tournaments and waits for another person",
    none: "Nothing is proposed.",
    entries: async (tx) => (await waitingOf(tx)).map(shown),
  }),
  reasoned({
    name: "end-tournament",
    words: "ID",
    does: "proposes that a tournament ends at once, and its places are counted as they stand",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await proposeEnd(tx, id, { by, why })),
  }),
  reasoned({
    name: "remove-entry",
    words: "ENTRY",
    does: "proposes to take an entry out of a tournament that is not over, and to pay it back",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await proposeRemoval(tx, id, { by, why })),
  }),
  operation({
    name: "confirm-tournament",
    words: "ID",
    does: "another person than the one who proposed it agrees: it is done",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) => saidOf({ decided: await confirmProposal(tx, id, by) }),
  }),
  operation({
    name: "withdraw-tournament",
    words: "ID",
    does: "a proposal about a tournament comes to nothing",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) => saidOf({ decided: await withdrawProposal(tx, id, by) }),
  }),
]
