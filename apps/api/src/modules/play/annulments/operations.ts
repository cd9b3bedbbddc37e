import { formatsOf } from "@elite/words"
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
import { eurosOfUnits } from "../../wallet/index.ts"
import { forgottenRoundMs } from "../rules.ts"
import {
  type Confirmed,
  confirmAnnulment,
  type Proposed,
  proposeAnnulment,
  withdrawAnnulment,
} from "./annul.ts"
import { daysIn, givenBack, reasons } from "./rules.ts"
import { type Annulment, annulmentsOf, waitingAnnulmentsOf } from "./store.ts"

const formats = formatsOf("en")
const euros = (units: bigint) => formats.euros(eurosOfUnits(units))

const days = z.string().transform((typed, { addIssue, value }) => {
  const read = daysIn(typed)
  if (read) return read
  addIssue({ code: "custom", message: "no days", input: value })
  return z.NEVER
})

/** How it stands, and who did what: a proposal is judged by another person, who reads this. */
function shown(row: Annulment): string {
  const { id, player_id, stake, win, reason, note, rounds_from, rounds_until, proposed_by, proposed_at } = row
  const back = euros(givenBack({ stakeUnits: stake, winUnits: win }))
  const { ended_as, ended_by, ended_at, ended_note } = row
  return entry(
    id,
    `player ${player_id}  ${reason}: ${back} back (staked ${euros(stake)}, won ${euros(win)})`,
    `rounds: ${rounds_from === null ? "from their first" : `from ${rounds_from.toISOString()}`} until ${rounds_until.toISOString()}`,
    `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${note}`,
    ...(ended_as === null
      ? []
      : [
          `${ended_at!.toISOString()}  ${ended_as} by ${ended_by}${ended_note === null ? "" : `: ${ended_note}`}`,
        ]),
  )
}

const hours = forgottenRoundMs / 3_600_000
const stillOpen = (openRounds: number) =>
  missing(
    `Rounds of these days that are still open: ${openRounds}. Wait until they are over; after ${hours} hours they are closed.`,
  )
const letIn = (who: string) =>
  missing(`${who} may still log in: whoever is under age is excluded for ever first (exclude).`)

function saidOfProposal(proposed: Proposed, playerId: bigint): Said {
  switch (proposed.outcome) {
    case "proposed": {
      const back = euros(givenBack(proposed))
      return done(
        `Annulment ${proposed.id} is proposed: player ${playerId} staked ${euros(proposed.stakeUnits)} and won ${euros(proposed.winUnits)}; ${back} go back to them when another person confirms it.`,
      )
    }
    case "exists":
      return missing(`An annulment of player ${playerId} waits already: confirm or withdraw that one first.`)
    case "stillLetIn":
      return letIn(`Player ${playerId}`)
    case "openRounds":
      return stillOpen(proposed.openRounds)
    case "nothing":
      return missing(
        `There is nothing to give back: in rounds of these days that are not annulled yet, player ${playerId} staked ${euros(proposed.stakeUnits)} and won ${euros(proposed.winUnits)}.`,
      )
  }
}

function saidOfConfirmation(confirmed: Confirmed, id: bigint): Said {
  switch (confirmed.outcome) {
    case "done": {
      const { stake: stakeUnits, win: winUnits, player_id: playerId } = confirmed.row
      return done(
        `Annulment ${id} is confirmed: ${euros(givenBack({ stakeUnits, winUnits }))} are player ${playerId}’s again, and a letter tells them so.`,
      )
    }
    case "ended":
      return missing(`Annulment ${id} does not wait any more.`)
    case "sameOperator":
      return proposedYourself(`annulment ${id}`)
    case "changed":
      return missing(
        `Annulment ${id} is another sum by now than the one proposed: withdraw it and propose it anew.`,
      )
    case "stillLetIn":
      return letIn(`The player of annulment ${id}`)
    case "openRounds":
      return stillOpen(confirmed.openRounds)
  }
}

/** What persons do, two of them, about stakes of somebody who should not have been let play. */
export const operations: readonly Operation[] = [
  listing({
    name: "annulments",
    does: "stakes that are to be given back and wait for another person",
    none: "No annulment waits.",
    entries: async (tx) => (await waitingAnnulmentsOf(tx)).map(shown),
  }),
  operation({
    name: "annulments-of",
    words: "PLAYER",
    does: "every annulment of a player, with who did what and why",
    takes: z.tuple([rowNumber]),
    async run(tx, _, [playerId]) {
      const rows = await annulmentsOf(tx, playerId)
      return rows.length === 0
        ? missing(`Nothing of player ${playerId} was ever to be annulled.`)
        : done(rows.map(shown).join("\n"))
    },
  }),
  reasoned({
    name: "annul-stakes",
    words: `PLAYER ${reasons.join("|")} all|FROM..UNTIL`,
    does: "proposes to give back what somebody lost who should not have been let play; Belgian days, YYYY-MM-DD",
    takes: z.tuple([rowNumber, z.enum(reasons), days]),
    async run(tx, by, [playerId, reason, ofDays], note) {
      const proposed = await found(proposeAnnulment(tx, { playerId, reason, days: ofDays, note }, by))
      return proposed ? saidOfProposal(proposed, playerId) : missing(`There is no player ${playerId}.`)
    },
  }),
  operation({
    name: "confirm-annulment",
    words: "ID",
    does: "another person than the one who proposed it agrees: the money is the player's",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      const confirmed = await found(confirmAnnulment(tx, id, by))
      return confirmed ? saidOfConfirmation(confirmed, id) : missing(`There is no annulment ${id}.`)
    },
  }),
  reasoned({
    name: "withdraw-annulment",
    words: "ID",
    does: "a proposal comes to nothing",
    takes: z.tuple([rowNumber]),
    async run(tx, operator, [id], note) {
      return (await found(withdrawAnnulment(tx, id, { operator, note })))
        ? done(`Annulment ${id} is withdrawn; nothing has moved.`)
        : missing(`No annulment ${id} waits.`)
    },
  }),
]
