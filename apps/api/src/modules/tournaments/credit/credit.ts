import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findGameById } from "../../games/index.ts"
import { assertAllowed } from "../../limits/index.ts"
import { closePurse, openPurse } from "../../play/index.ts"
import { type EntryRow, findEntryOfPlayer } from "../entries/store.ts"
import { lockTournament, type TournamentRow } from "../store.ts"
import { setPurse, takeFinishedPurses } from "./store.ts"

/** The job that closes the purses of what is over. */
export const closePursesJob = "tournaments.closePurses"
const batchSize = 200

/**
 * The purse that a player plays a tournament of credit with, opened when they first ask: the same credit for everybody, and as
 * much again for each rebuy. Refuses with what bars from betting, with NotFoundErrorType what is not played with credit, with
 * TournamentNotEnteredErrorType, and with TournamentNotPlayedErrorType {until} before it begins and when it has ended.
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
  // Until the timetable has counted who is in it, it may still be cancelled.
  if (state !== "running") throw new AppError("TournamentNotPlayedErrorType", { until: begins_at })
  return entry.purse_id ?? openCreditPurse(platform, tx, tournament, entry)
}

async function openCreditPurse(
  platform: Platform,
  tx: Tx,
  { credit, games, ends_at }: TournamentRow,
  entry: EntryRow,
): Promise<bigint> {
  const known = await Promise.all((games ?? []).map((id) => findGameById(platform, BigInt(id))))
  const terms = {
    playerId: entry.player_id,
    kind: "credit" as const,
    giver: "tournaments",
    giverNumber: entry.id,
    endsAt: ends_at,
    largestStakeUnits: null,
    gameCodes: games === null ? null : known.flatMap((game) => (game ? [game.code] : [])),
  }
  const purseId = await openPurse(tx, terms, credit! * BigInt(1 + entry.rebuys))
  await setPurse(tx, entry.id, purseId)
  return purseId
}

/** Job: closes purses of what is over, some of them: what they hold is nobody's. Answers whether there may be more. */
export async function closeFinishedPurses(tx: Tx): Promise<boolean> {
  const purses = await takeFinishedPurses(tx, batchSize)
  for (const purseId of purses) await closePurse(tx, purseId, "house")
  return purses.length > 0
}
