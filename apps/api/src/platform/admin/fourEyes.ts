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

/** Compares names as `operatorCli.ts` normalises them. */
export const areDifferentPeople = (first: string, second: string): boolean => first !== second

/** Notes the proposal of the first person and acts on that of another. The caller must hold the lock of the subject. */
export async function withSecondPerson<Outcome extends string>(
  proposedBy: string | null | undefined,
  by: string,
  { note, act }: { note: () => Promise<unknown>; act: (proposedBy: string) => Promise<Outcome> },
): Promise<"proposed" | "sameOperator" | Outcome> {
  if (proposedBy === null || proposedBy === undefined) {
    await note()
    return "proposed"
  }
  return areDifferentPeople(proposedBy, by) ? act(proposedBy) : "sameOperator"
}

export const alreadyProposed: CommandResult = notDone("You already proposed this. It needs another person.")

export const ownProposal = (proposal: string): CommandResult =>
  notDone(`You proposed ${proposal} yourself. It needs another person.`)

/** Any operator may withdraw a proposal. */
export const withdrawProposalCommand = ({
  name,
  what,
  withdraw,
}: {
  name: string
  what: string
  /** Answers false where no proposal of this id is pending. */
  withdraw: (tx: Tx, id: bigint, by: string) => Promise<boolean>
}): AdminCommand =>
  adminCommand({
    name,
    words: "ID",
    does: `withdraws a proposed ${what}`,
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) =>
      (await withdraw(tx, id, by))
        ? succeeded(`${what.charAt(0).toUpperCase()}${what.slice(1)} ${id} is withdrawn; nothing has moved.`)
        : notDone(`No ${what} ${id} waits.`),
  })
