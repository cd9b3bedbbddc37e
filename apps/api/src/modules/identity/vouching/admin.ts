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
import type { IdentityEncryption } from "../../players/index.ts"
import type { Vouching } from "./store.ts"
import { confirmVouching, listPendingVouchings, proposeVouching, withdrawVouching } from "./vouching.ts"

const formatVouching = ({ id, player_id, note, proposed_by, proposed_at }: Vouching): string =>
  formatEntry(id, `player ${player_id}`, `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${note}`)

/** Eleven digits, with or without the separators of the card. */
const nationalNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
  .pipe(z.string().regex(/^\d{11}$/))

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
      const id = await proposeVouching(tx, secret, proposal, by)
      return `Proposal ${id} waits for another operator, who reads the document of player ${playerId} and confirms it.`
    },
  }),
  adminCommand({
    name: "confirm-identity",
    words: "ID BIRTHDATE NATIONALNUMBER",
    does: "confirms a proposal of another operator, having read the same: the identity is verified",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [id, birthDate, number]) {
      await confirmVouching(tx, secret, id, { birthDate, nationalNumber: number }, by)
      return `Proposal ${id} is confirmed; its player gets an e-mail shortly.`
    },
  }),
  commandWithReason({
    name: "withdraw-identity",
    words: "ID",
    does: "withdraws a proposal",
    takes: idOnly,
    async run(tx, operator, [id], note) {
      await withdrawVouching(tx, id, { operator, note })
      return `Proposal ${id} is withdrawn; nothing has changed.`
    },
  }),
]
