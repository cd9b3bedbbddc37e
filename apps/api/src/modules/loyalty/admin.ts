import { formatsOf } from "@elite/words"
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
} from "../../platform/admin/command.ts"
import { ownProposal, withdrawProposalCommand } from "../../platform/admin/fourEyes.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { profile } from "../players/index.ts"
import { pointsOfUnits } from "../wallet/index.ts"
import {
  type Confirmed,
  confirmCorrection,
  proposeCorrection,
  withdrawCorrection,
} from "./corrections/correct.ts"
import { type Correction, waitingCorrectionsOf } from "./corrections/store.ts"
import { entriesOf } from "./history/store.ts"
import { loyaltyOf } from "./loyalty.ts"

const { figure } = formatsOf("en")
const written = (units: bigint) => figure(pointsOfUnits(units))

/** Points or coins as a person types them: `12.5`, `-3`; three decimals at most. Read as thousandths. */
const thousandths = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,3})?$/)
  .transform((typed) => {
    const [whole = "0", decimals = ""] = typed.replace("-", "").split(".")
    const units = BigInt(whole + decimals.padEnd(3, "0"))
    return typed.startsWith("-") ? -units : units
  })
  .refine((units) => units !== 0n)

const shown = ({ id, player_id, points, coins, why, proposed_by, proposed_at }: Correction): string =>
  formatEntry(
    id,
    `player ${player_id}: ${written(points)} points, ${written(coins)} coins`,
    `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${why}`,
  )

const lastShown = 20

/** How a player stands, and what changed it last. */
async function standing(tx: Tx, playerId: bigint): Promise<CommandResult> {
  if (!(await profile(tx, playerId))) return notDone(`There is no player ${playerId}.`)
  const { levelName, points, coins, rankPoints, fall } = await loyaltyOf(tx, playerId)
  const { rows, count } = await entriesOf(tx, playerId, { pageNo: 1, limit: lastShown })
  const coming = fall ? `; from ${fall.on} ${fall.levelName.en}` : ""
  return succeeded(
    [
      `player ${playerId}: ${levelName.en}, ${figure(rankPoints)} points count for it${coming}`,
      `${figure(points)} points, ${figure(coins)} coins; ${figure(count)} changes, the last of them:`,
      ...rows.map(
        (row) =>
          `${row.at.toISOString()}  ${row.cause}: ${written(row.points)} points, ${written(row.coins)} coins`,
      ),
    ].join("\n"),
  )
}

function saidOf(confirmed: Confirmed, id: bigint): CommandResult {
  const sentences: Record<Confirmed, CommandResult> = {
    done: succeeded(`Correction ${id} is booked.`),
    ended: notDone(`No correction ${id} waits.`),
    sameOperator: ownProposal(`correction ${id}`),
    earned: notDone(
      `Correction ${id} would take points that rounds earned or tournaments paid: those go back with their bets, and at the desk of disputed prizes.`,
    ),
  }
  return sentences[confirmed]
}

/** What a person may look up and, with another one, correct. */
export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "club",
    words: "PLAYER",
    does: "the rank, points and coins of a player, and what changed them last",
    takes: z.tuple([rowNumber]),
    run: (tx, _, [playerId]) => standing(tx, playerId),
  }),
  listCommand({
    name: "club-corrections",
    does: "points and coins that are to be corrected and wait for another person",
    none: "No correction waits.",
    entries: async (tx) => (await waitingCorrectionsOf(tx)).map(shown),
  }),
  commandWithReason({
    name: "correct-club",
    words: "PLAYER points|coins AMOUNT",
    does: "proposes to give a player points or coins, or to take them where the amount is below nought",
    takes: z.tuple([rowNumber, z.enum(["points", "coins"]), thousandths]),
    async run(tx, by, [playerId, what, units], why) {
      const wish = { playerId, points: 0n, coins: 0n, why, [what]: units }
      const id = await orUndefined(proposeCorrection(tx, wish, by))
      if (id === undefined) return notDone(`There is no player ${playerId}.`)
      if (id === "exists") return notDone(`A correction of player ${playerId} waits already.`)
      return succeeded(`Correction ${id} is proposed. It is booked when another person confirms it.`)
    },
  }),
  adminCommand({
    name: "confirm-club",
    words: "ID",
    does: "another person than the one who proposed it agrees: points or coins are given or taken",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      try {
        return saidOf(await confirmCorrection(tx, id, by), id)
      } catch (refusal) {
        if (refusal instanceof AppError && refusal.name === "InsufficientFundsErrorType")
          return notDone(`The player of correction ${id} has less than that.`)
        throw refusal
      }
    },
  }),
  withdrawProposalCommand({ name: "withdraw-club", what: "correction", withdraw: withdrawCorrection }),
]
