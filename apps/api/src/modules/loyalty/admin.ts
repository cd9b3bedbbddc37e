import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  commandWithReason,
  formatEntry,
  idOnly,
  listCommand,
  rowNumber,
} from "../../platform/admin/command.ts"
import { refuseUnless } from "../../platform/admin/operatorError.ts"
import { withdrawProposalCommand } from "../../platform/alarms/proposals.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { findProfile } from "../players/index.ts"
import { unitsToPoints } from "../wallet/index.ts"
import {
  confirmCorrection,
  listPendingCorrections,
  proposeCorrection,
  withdrawCorrection,
} from "./corrections/corrections.ts"
import type { Correction } from "./corrections/store.ts"
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

async function describePlayer(tx: Tx, playerId: bigint): Promise<string> {
  refuseUnless(await findProfile(tx, playerId), `There is no player ${playerId}.`)
  const { levelName, points, coins, rankPoints, fall } = await getLoyalty(tx, playerId)
  const { rows, count } = await listHistoryEntries(tx, playerId, { pageNo: 1, limit: maxListed })
  const nextFall = fall ? `; from ${fall.on} ${fall.levelName.en}` : ""
  return [
    `player ${playerId}: ${levelName.en}, ${figure(rankPoints)} points count for it${nextFall}`,
    `${figure(points)} points, ${figure(coins)} coins; ${figure(count)} changes, the latest first:`,
    ...rows.map(
      (row) =>
        `${row.at.toISOString()}  ${row.cause}: ${formatUnits(row.points)} points, ${formatUnits(row.coins)} coins`,
    ),
  ].join("\n")
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
      const correctionId = await proposeCorrection(
        tx,
        { playerId, points: 0n, coins: 0n, why, [asset]: units },
        by,
      )
      return `Correction ${correctionId} is proposed. It is booked when another operator confirms it.`
    },
  }),
  adminCommand({
    name: "confirm-club",
    words: "ID",
    does: "confirms a correction that another operator proposed",
    takes: idOnly,
    async run(tx, by, [id]) {
      await confirmCorrection(tx, id, by)
      return `Correction ${id} is booked.`
    },
  }),
  withdrawProposalCommand({
    name: "withdraw-club",
    does: "withdraws a proposed correction",
    what: "correction",
    withdraw: withdrawCorrection,
  }),
]
