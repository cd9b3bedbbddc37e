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

/** A decimal as an operator types it, `12.5` or `-3`; thousandths. */
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

async function describePlayer(tx: Tx, playerId: bigint): Promise<CommandResult> {
  if (!(await findProfile(tx, playerId))) return notDone(`There is no player ${playerId}.`)
  const { levelName, points, coins, rankPoints, fall } = await getLoyalty(tx, playerId)
  const { rows, count } = await listHistoryEntries(tx, playerId, { pageNo: 1, limit: maxListed })
  const nextFall = fall ? `; from ${fall.on} ${fall.levelName.en}` : ""
  return succeeded(
    [
      `player ${playerId}: ${levelName.en}, ${figure(rankPoints)} points count for it${nextFall}`,
      `${figure(points)} points, ${figure(coins)} coins; ${figure(count)} changes, the latest first:`,
      ...rows.map(
        (row) =>
          `${row.at.toISOString()}  ${row.cause}: ${formatUnits(row.points)} points, ${formatUnits(row.coins)} coins`,
      ),
    ].join("\n"),
  )
}

function toConfirmationMessage(confirmed: ConfirmationResult, id: bigint): CommandResult {
  const sentences: Record<ConfirmationResult, CommandResult> = {
    done: succeeded(`Correction ${id} is booked.`),
    ended: notDone(`No correction ${id} is pending.`),
    sameOperator: ownProposal(`correction ${id}`),
    earned: notDone(
      `Correction ${id} would take points that rounds earned or tournaments paid: those are reversed with their bets, or as disputed points.`,
    ),
  }
  return sentences[confirmed]
}

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
    does: "proposed corrections of points and coins that need a second operator",
    none: "No correction is pending.",
    entries: async (tx) => (await listPendingCorrections(tx)).map(formatCorrection),
  }),
  commandWithReason({
    name: "correct-club",
    words: "PLAYER points|coins AMOUNT",
    does: "proposes to give a player points or coins, or to take them where the amount is negative",
    takes: z.tuple([rowNumber, z.enum(["points", "coins"]), thousandthsInput]),
    async run(tx, by, [playerId, asset, units], why) {
      const proposal = { playerId, points: 0n, coins: 0n, why, [asset]: units }
      const id = await orUndefined(proposeCorrection(tx, proposal, by))
      if (id === undefined) return notDone(`There is no player ${playerId}.`)
      if (id === "exists") return notDone(`A correction of player ${playerId} is pending already.`)
      return succeeded(`Correction ${id} is proposed. It is booked when another operator confirms it.`)
    },
  }),
  adminCommand({
    name: "confirm-club",
    words: "ID",
    does: "confirms a correction that another operator proposed",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      try {
        return toConfirmationMessage(await confirmCorrection(tx, id, by), id)
      } catch (error) {
        if (error instanceof AppError && error.name === "InsufficientFundsErrorType")
          return notDone(`The player of correction ${id} has a smaller balance than that.`)
        throw error
      }
    },
  }),
  withdrawProposalCommand({ name: "withdraw-club", what: "correction", withdraw: withdrawCorrection }),
]
