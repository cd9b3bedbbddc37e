import { z } from "zod"
import type { Tx } from "../db/transaction.ts"
import {
  type AdminCommand,
  adminCommand,
  type CommandResult,
  notDone,
  rowNumber,
  succeeded,
} from "./command.ts"

/** Whether two people have acted. `operatorCli.ts` spells each name in one way. */
export const areDifferentPeople = (one: string, other: string): boolean => one !== other

/**
 * What is done once two different persons have said so: the word of the first, `saidBy`, is noted with its reason, that of the
 * second does it. Whoever asks holds the lock of what it is about, so of two at the same moment one is the second.
 */
export async function withSecondPerson<Came extends string>(
  saidBy: string | null | undefined,
  by: string,
  { note, act }: { note: () => Promise<unknown>; act: (first: string) => Promise<Came> },
): Promise<"proposed" | "sameOperator" | Came> {
  if (saidBy === null || saidBy === undefined) {
    await note()
    return "proposed"
  }
  return areDifferentPeople(saidBy, by) ? act(saidBy) : "sameOperator"
}

/** The answer to a person who proposed the same before. */
export const alreadyProposed: CommandResult = notDone("You said so already. It needs another person.")

/** Said to whoever would confirm what they proposed themselves: `correction 7`. */
export const ownProposal = (what: string): CommandResult =>
  notDone(`You proposed ${what} yourself. It needs another person.`)

/** Declares the operation by which a proposal comes to nothing, whoever made it: a `what`, by its number. */
export const withdrawProposalCommand = ({
  name,
  what,
  withdraw,
}: {
  name: string
  what: string
  /** Answers whether one of this number waited. */
  withdraw: (tx: Tx, id: bigint, by: string) => Promise<boolean>
}): AdminCommand =>
  adminCommand({
    name,
    words: "ID",
    does: `a proposed ${what} comes to nothing`,
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) =>
      (await withdraw(tx, id, by))
        ? succeeded(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${id} is withdrawn; nothing has moved.`)
        : notDone(`No ${what} ${id} waits.`),
  })
