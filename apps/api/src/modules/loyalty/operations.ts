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
} from "../../platform/admin/command.ts"
import { proposedYourself, withdrawal } from "../../platform/admin/fourEyes.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { Failure } from "../../platform/lib/appError.ts"
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
  entry(
    id,
    `player ${player_id}: ${written(points)} points, ${written(coins)} coins`,
    `${proposed_at.toISOString()}  proposed by ${proposed_by}: ${why}`,
  )

const lastShown = 20

/** How a player stands, and what changed it last. */
async function standing(tx: Tx, playerId: bigint): Promise<Said> {
  if (!(await profile(tx, playerId))) return missing(`There is no player ${playerId}.`)
  const { levelName, points, coins, rankPoints, fall } = await loyaltyOf(tx, playerId)
  const { rows, count } = await entriesOf(tx, playerId, { pageNo: 1, limit: lastShown })
  const coming = fall ? `; from ${fall.on} ${fall.levelName.en}` : ""
  return done(
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

function saidOf(confirmed: Confirmed, id: bigint): Said {
  const sentences: Record<Confirmed, Said> = {
    done: done(`Correction ${id} is booked.`),
    ended: missing(`No correction ${id} waits.`),
    sameOperator: proposedYourself(`correction ${id}`),
    earned: missing(
      `Correction ${id} would take points that rounds earned or tournaments paid: those go back with their bets, and at the desk of disputed prizes.`,
    ),
  }
  return sentences[confirmed]
}

/** What a person may look up and, with another one, correct. */
export const operations: readonly Operation[] = [
  operation({
    name: "club",
    words: "PLAYER",
    does: "the rank, points and coins of a player, and what changed them last",
    takes: z.tuple([rowNumber]),
    run: (tx, _, [playerId]) => standing(tx, playerId),
  }),
  listing({
    name: "club-corrections",
    does: "points and coins that are to be corrected and wait for another person",
    none: "No correction waits.",
    entries: async (tx) => (await waitingCorrectionsOf(tx)).map(shown),
  }),
  reasoned({
    name: "correct-club",
    words: "PLAYER points|coins AMOUNT",
    does: "proposes to give a player points or coins, or to take them where the amount is below nought",
    takes: z.tuple([rowNumber, z.enum(["points", "coins"]), thousandths]),
    async run(tx, by, [playerId, what, units], why) {
      const wish = { playerId, points: 0n, coins: 0n, why, [what]: units }
      const id = await found(proposeCorrection(tx, wish, by))
      if (id === undefined) return missing(`There is no player ${playerId}.`)
      if (id === "exists") return missing(`A correction of player ${playerId} waits already.`)
      return done(`Correction ${id} is proposed. It is booked when another person confirms it.`)
    },
  }),
  operation({
    name: "confirm-club",
    words: "ID",
    does: "another person than the one who proposed it agrees: points or coins are given or taken",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      try {
        return saidOf(await confirmCorrection(tx, id, by), id)
      } catch (refusal) {
        if (refusal instanceof Failure && refusal.name === "InsufficientFundsErrorType")
          return missing(`The player of correction ${id} has less than that.`)
        throw refusal
      }
    },
  }),
  withdrawal({ name: "withdraw-club", what: "correction", withdraw: withdrawCorrection }),
]
