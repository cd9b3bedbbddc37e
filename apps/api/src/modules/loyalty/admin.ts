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
import { findProfile } from "../players/index.ts"
import { unitsToPoints } from "../wallet/index.ts"
import {
  type ConfirmationResult,
  confirmCorrection,
  proposeCorrection,
  withdrawCorrection,
} from "./corrections/corrections.ts"
import { type Correction, listPendingCorrections } from "./corrections/store.ts"
import { listHistoryEntries } from "./history/store.ts"
import { getLoyalty } from "./loyalty.ts"

const { figure } = formatsOf("en")
const formatUnits = (units: bigint) => figure(unitsToPoints(units))

/** Points or coins as a person types them: `12.5`, `-3`; three decimals at most. Read as thousandths. */
const thousandthsInput = z
  .string()
  .regex(/^-?\d{1,9}(\.\d{1,3})?$/)
  .transform((typed) => {
    const [whole = "0", decimals = ""] = typed.replace("-", "").split(".")
    const units = BigInt(whole + decimals.padEnd(3, "0"))
    return typed.startsWith("-") ? -units : units
  })
  .refine((units) => units !== 0n)

const formatCorrection = ({
  id,
  player_id,
  points,
  coins,
  why,
  proposed_by,
  proposed_at,
}: Correction): string =>
  formatEntry(
    id,
    `player ${player_id}: ${formatUnits(points)} points, ${formatUnits(coins)} coins`,
    `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${why}`,
  )

const maxListed = 20

/** How a player stands, and what changed it last. */
async function describePlayer(tx: Tx, playerId: bigint): Promise<CommandResult> {
  if (!(await findProfile(tx, playerId))) return notDone(`There is no player ${playerId}.`)
  const { levelName, points, coins, rankPoints, fall } = await getLoyalty(tx, playerId)
  const { rows, count } = await listHistoryEntries(tx, playerId, { pageNo: 1, limit: maxListed })
  const coming = fall ? `; from ${fall.on} ${fall.levelName.en}` : ""
  return succeeded(
    [
      `player ${playerId}: ${levelName.en}, ${figure(rankPoints)} points count for it${coming}`,
      `${figure(points)} points, ${figure(coins)} coins; ${figure(count)} changes, the last of them:`,
      ...rows.map(
        (row) =>
          `${row.at.toISOString()}  ${row.cause}: ${formatUnits(row.points)} points, ${formatUnits(row.coins)} coins`,
      ),
    ].join("\n"),
  )
}

function saidOf(confirmed: ConfirmationResult, id: bigint): CommandResult {
  const sentences: Record<ConfirmationResult, CommandResult> = {
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
    run: (tx, _, [playerId]) => describePlayer(tx, playerId),
  }),
  listCommand({
    name: "club-corrections",
    does: "points and coins that are to be corrected and wait for another person",
    none: "No correction waits.",
    entries: async (tx) => (await listPendingCorrections(tx)).map(formatCorrection),
  }),
  commandWithReason({
    name: "correct-club",
    words: "PLAYER points|coins AMOUNT",
    does: "proposes to give a player points or coins, or to take them where the amount is below nought",
    takes: z.tuple([rowNumber, z.enum(["points", "coins"]), thousandthsInput]),
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
