import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findGameById } from "../../games/index.ts"
import { assertAllowed } from "../../limits/index.ts"
import { closePurse, openPurse } from "../../play/index.ts"
import { type EntryRow, findEntryOfPlayer } from "../entries/store.ts"
import { lockTournament, type TournamentRow } from "../store.ts"
import { setPurse, takeFinishedPurses } from "./store.ts"

export const closePursesJob = "tournaments.closePurses"
const batchSize = 200

/**
 * The purse of a credit tournament, opened on the first call: the same credit for everybody, and again for each
 * rebuy. Throws what bars the player from betting, NotFoundErrorType where there is no credit,
 * TournamentNotEnteredErrorType, and TournamentNotPlayedErrorType {until} before the beginning and after the end.
 */
export async function getPurseToPlay(
  platform: Platform,
  tx: Tx,
  playerId: bigint,
  tournamentId: bigint,
): Promise<bigint> {
  await assertAllowed(tx, playerId, "bet")
  const tournament = await lockTournament(tx, tournamentId)
  if (!tournament?.credit || tournament.state === "draft") throw new AppError("NotFoundErrorType")
  const { begins_at, ends_at, ended_at, state } = tournament
  const entry = await findEntryOfPlayer(tx, tournamentId, playerId)
  if (!entry) throw new AppError("TournamentNotEnteredErrorType")
  if (ended_at || tx.now >= ends_at) throw new AppError("TournamentNotPlayedErrorType", { until: null })
  // It can be cancelled until the timetable has counted its entries.
  if (state !== "running") throw new AppError("TournamentNotPlayedErrorType", { until: begins_at })
  return entry.purse_id ?? openCreditPurse(platform, tx, tournament, entry)
}

async function openCreditPurse(
  platform: Platform,
  tx: Tx,
  { credit, games, ends_at }: TournamentRow,
  entry: EntryRow,
): Promise<bigint> {
  const playable = await Promise.all((games ?? []).map((id) => findGameById(platform, BigInt(id))))
  const rules = {
    playerId: entry.player_id,
    kind: "credit" as const,
    giver: "tournaments",
    giverNumber: entry.id,
    endsAt: ends_at,
    largestStakeUnits: null,
    gameCodes: games === null ? null : playable.flatMap((game) => (game ? [game.code] : [])),
  }
  const purseId = await openPurse(tx, rules, credit! * BigInt(1 + entry.rebuys))
  await setPurse(tx, entry.id, purseId)
  return purseId
}

/** Job: closes a batch of purses of finished entries; the credit left belongs to nobody. Answers whether there may be more. */
export async function closeFinishedPurses(tx: Tx): Promise<boolean> {
  const purses = await takeFinishedPurses(tx, batchSize)
  for (const purseId of purses) await closePurse(tx, purseId, "house")
  return purses.length > 0
}
