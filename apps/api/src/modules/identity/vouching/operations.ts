import { z } from "zod"
import {
  done,
  entry,
  found,
  listing,
  missing,
  type Operation,
  operation,
  reasoned,
  rowNumber,
  type Said,
} from "../../../platform/admin/command.ts"
import { proposedYourself } from "../../../platform/admin/fourEyes.ts"
import type { Secrecy } from "../../players/index.ts"
import { type Confirmed, confirmIdentity, type Proposed, proposeIdentity, withdrawIdentity } from "./vouch.ts"
import { type Vouching, waitingVouchingsOf } from "./vouchingStore.ts"

const shown = ({ id, player_id, note, proposed_by, proposed_at }: Vouching): string =>
  entry(id, `player ${player_id}`, `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${note}`)

/** Eleven digits, with or without the dots and dashes that stand between them on a card. */
const nationalNumber = z
  .string()
  .transform((typed) => typed.replaceAll(/[.\s-]/g, ""))
  .pipe(z.string().regex(/^\d{11}$/))

function saidOfProposal(proposed: Proposed, playerId: bigint): Said {
  switch (proposed.outcome) {
    case "proposed":
      return done(
        `Proposal ${proposed.id} waits for another person, who reads the document of player ${playerId} and confirms what it says.`,
      )
    case "accepted":
      return missing(`The identity of player ${playerId} is verified already.`)
    case "notTheirs":
      return missing(
        `This is no national register number of player ${playerId}: it does not hold with the birth date, is another’s, or is not the one they registered with.`,
      )
    case "notBornThen":
      return missing(`The account of player ${playerId} has another birth date.`)
    case "exists":
      return missing(`A proposal for player ${playerId} waits already: confirm or withdraw that one first.`)
  }
}

const sentences: Record<Confirmed, (id: bigint) => Said> = {
  confirmed: (id) => done(`Proposal ${id} is confirmed; its player is written to within a moment.`),
  ended: (id) => missing(`Proposal ${id} does not wait any more.`),
  sameOperator: (id) => proposedYourself(String(id)),
  differs: (id) => missing(`Who proposed ${id} read something else. Read the document again, both of you.`),
}

/** What persons do, two of them, about players whose documents the verifier cannot read. */
export const vouchingOperations = (secret: Secrecy): readonly Operation[] => [
  listing({
    name: "identities-proposed",
    does: "whose identity is to be accepted and waits for another person",
    none: "No proposal waits.",
    entries: async (tx) => (await waitingVouchingsOf(tx)).map(shown),
  }),
  reasoned({
    name: "accept-identity",
    words: "PLAYER BIRTHDATE NATIONALNUMBER",
    does: "proposes to accept a player under the name of their account, whose document the verifier cannot read",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [playerId, birthDate, number], note) {
      const wanted = { playerId, birthDate, nationalNumber: number, note }
      const proposed = await found(proposeIdentity(tx, secret, wanted, by))
      return proposed ? saidOfProposal(proposed, playerId) : missing(`There is no player ${playerId}.`)
    },
  }),
  operation({
    name: "confirm-identity",
    words: "ID BIRTHDATE NATIONALNUMBER",
    does: "another person than the one who proposed it has read the same: the identity is verified",
    takes: z.tuple([rowNumber, z.iso.date(), nationalNumber]),
    async run(tx, by, [id, birthDate, number]) {
      const confirmed = await found(
        confirmIdentity(tx, secret, id, { birthDate, nationalNumber: number }, by),
      )
      return confirmed ? sentences[confirmed](id) : missing(`There is no proposal ${id}.`)
    },
  }),
  reasoned({
    name: "withdraw-identity",
    words: "ID",
    does: "a proposal comes to nothing",
    takes: z.tuple([rowNumber]),
    async run(tx, operator, [id], note) {
      return (await found(withdrawIdentity(tx, id, { operator, note })))
        ? done(`Proposal ${id} is withdrawn; nothing has changed.`)
        : missing(`No proposal ${id} waits.`)
    },
  }),
]
