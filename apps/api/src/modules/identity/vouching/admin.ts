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
import type { IdentityEncryption } from "../../players/index.ts"
import { listPendingVouchings, type Vouching } from "./store.ts"
import {
  type ConfirmationResult,
  confirmVouching,
  type ProposalResult,
  proposeVouching,
  withdrawVouching,
} from "./vouching.ts"

const formatVouching = ({ id, player_id, note, proposed_by, proposed_at }: Vouching): string =>
  formatEntry(id, `player ${player_id}`, `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${note}`)

/** Eleven digits, with or without the dots and dashes that stand between them on a card. */
const nationalNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
  .pipe(z.string().regex(/^\d{11}$/))

function proposalResult(proposed: ProposalResult, playerId: bigint): CommandResult {
  switch (proposed.outcome) {
    case "proposed":
      return succeeded(
        `Proposal ${proposed.id} waits for another person, who reads the document of player ${playerId} and confirms what it says.`,
      )
    case "accepted":
      return notDone(`The identity of player ${playerId} is verified already.`)
    case "notTheirs":
      return notDone(
        `This is no national register number of player ${playerId}: it does not hold with the birth date, is another’s, or is not the one they registered with.`,
      )
    case "notBornThen":
      return notDone(`The account of player ${playerId} has another birth date.`)
    case "exists":
      return notDone(`A proposal for player ${playerId} waits already: confirm or withdraw that one first.`)
  }
}

const confirmationResults: Record<ConfirmationResult, (id: bigint) => CommandResult> = {
  confirmed: (id) => succeeded(`Proposal ${id} is confirmed; its player is written to within a moment.`),
  ended: (id) => notDone(`Proposal ${id} does not wait any more.`),
  sameOperator: (id) => ownProposal(String(id)),
  differs: (id) => notDone(`Who proposed ${id} read something else. Read the document again, both of you.`),
}

/** What persons do, two of them, about players whose documents the verifier cannot read. */
export const vouchingCommands = (secret: IdentityEncryption): readonly AdminCommand[] => [
  listCommand({
    name: "identities-proposed",
    does: "whose identity is to be accepted and waits for another person",
    none: "No proposal waits.",
    entries: async (tx) => (await listPendingVouchings(tx)).map(formatVouching),
  }),
  commandWithReason({
    name: "accept-identity",
    words: "PLAYER BIRTHDATE NATIONALNUMBER",
    does: "proposes to accept a player under the name of their account, whose document the verifier cannot read",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [playerId, birthDate, number], note) {
      const wanted = { playerId, birthDate, nationalNumber: number, note }
      const proposed = await orUndefined(proposeVouching(tx, secret, wanted, by))
      return proposed ? proposalResult(proposed, playerId) : notDone(`There is no player ${playerId}.`)
    },
  }),
  adminCommand({
    name: "confirm-identity",
    words: "ID BIRTHDATE NATIONALNUMBER",
    does: "another person than the one who proposed it has read the same: the identity is verified",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [id, birthDate, number]) {
      const confirmed = await orUndefined(
        confirmVouching(tx, secret, id, { birthDate, nationalNumber: number }, by),
      )
      return confirmed ? confirmationResults[confirmed](id) : notDone(`There is no proposal ${id}.`)
    },
  }),
  commandWithReason({
    name: "withdraw-identity",
    words: "ID",
    does: "a proposal comes to nothing",
    takes: z.tuple([rowNumber]),
    async run(tx, operator, [id], note) {
      return (await orUndefined(withdrawVouching(tx, id, { operator, note })))
        ? succeeded(`Proposal ${id} is withdrawn; nothing has changed.`)
        : notDone(`No proposal ${id} waits.`)
    },
  }),
]
