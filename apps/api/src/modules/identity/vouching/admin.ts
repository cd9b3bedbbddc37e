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

/** Eleven digits, with or without the separators of the card. */
const nationalNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
  .pipe(z.string().regex(/^\d{11}$/))

function proposalResult(result: ProposalResult, playerId: bigint): CommandResult {
  switch (result.outcome) {
    case "proposed":
      return succeeded(
        `Proposal ${result.id} waits for another operator, who reads the document of player ${playerId} and confirms it.`,
      )
    case "accepted":
      return notDone(`The identity of player ${playerId} is verified already.`)
    case "notTheirs":
      return notDone(
        `This is not the national register number of player ${playerId}: it contradicts the birth date, belongs to another player, or is not the one they registered with.`,
      )
    case "notBornThen":
      return notDone(`The account of player ${playerId} has another birth date.`)
    case "exists":
      return notDone(`A proposal for player ${playerId} is pending already: confirm or withdraw it first.`)
  }
}

const confirmationResults: Record<ConfirmationResult, (id: bigint) => CommandResult> = {
  confirmed: (id) => succeeded(`Proposal ${id} is confirmed; its player gets an e-mail shortly.`),
  ended: (id) => notDone(`Proposal ${id} is not pending any more.`),
  sameOperator: (id) => ownProposal(String(id)),
  differs: (id) =>
    notDone(`The operator who proposed ${id} read something else. Both of you, read the document again.`),
}

/** Two operators accept a player whose document the verifier cannot read. */
export const vouchingCommands = (secret: IdentityEncryption): readonly AdminCommand[] => [
  listCommand({
    name: "identities-proposed",
    does: "lists proposals to accept an identity that wait for another operator",
    none: "No proposal is pending.",
    entries: async (tx) => (await listPendingVouchings(tx)).map(formatVouching),
  }),
  commandWithReason({
    name: "accept-identity",
    words: "PLAYER BIRTHDATE NATIONALNUMBER",
    does: "proposes to accept a player under the name of their account, whose document the verifier cannot read",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [playerId, birthDate, number], note) {
      const proposal = { playerId, birthDate, nationalNumber: number, note }
      const result = await orUndefined(proposeVouching(tx, secret, proposal, by))
      return result ? proposalResult(result, playerId) : notDone(`There is no player ${playerId}.`)
    },
  }),
  adminCommand({
    name: "confirm-identity",
    words: "ID BIRTHDATE NATIONALNUMBER",
    does: "confirms a proposal of another operator, having read the same: the identity is verified",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [id, birthDate, number]) {
      const result = await orUndefined(
        confirmVouching(tx, secret, id, { birthDate, nationalNumber: number }, by),
      )
      return result ? confirmationResults[result](id) : notDone(`There is no proposal ${id}.`)
    },
  }),
  commandWithReason({
    name: "withdraw-identity",
    words: "ID",
    does: "withdraws a proposal",
    takes: z.tuple([rowNumber]),
    async run(tx, operator, [id], note) {
      return (await orUndefined(withdrawVouching(tx, id, { operator, note })))
        ? succeeded(`Proposal ${id} is withdrawn; nothing has changed.`)
        : notDone(`No proposal ${id} is pending.`)
    },
  }),
]
