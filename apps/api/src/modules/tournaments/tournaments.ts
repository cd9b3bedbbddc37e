import type { tournaments as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting } from "../content/index.ts"
import { findGameTile } from "../games/index.ts"
import { getMaskedNames, getUsername } from "../players/index.ts"
import { unitsToEuros, unitsToPoints } from "../wallet/index.ts"
import * as store from "./boards/store.ts"
import {
  computeLadder,
  filterListed,
  listTournamentReplies,
  toShownState,
  toTournamentReplies,
} from "./boards/wire.ts"
import { areHousePrizesListed } from "./listing/visibility.ts"
import { placeShares } from "./rules.ts"
import { tournamentRules } from "./settings.ts"
import { findTournament, type TournamentRow } from "./store.ts"

export const neighbourPlaces = 2

export async function getCurrentTournamentsReply(
  platform: Platform,
  playerId: bigint | null,
): Promise<ReplyOf<typeof contract.getCurrentTournaments>> {
  const from = platform.reads()
  return {
    tournaments: await listTournamentReplies(
      from,
      await filterListed(from, await store.listCurrent(from)),
      playerId,
    ),
  }
}

/** While the policy is off, without tournaments to whose prizes the operator adds. */
export async function getPreviousTournamentsReply(
  platform: Platform,
  playerId: bigint | null,
  page: ParsedOf<typeof contract.getPreviousTournaments>,
): Promise<ReplyOf<typeof contract.getPreviousTournaments>> {
  const from = platform.reads()
  const { count, rows } = await store.listPrevious(from, {
    ...page,
    withHouse: await areHousePrizesListed(from),
  })
  return { tournaments: { count, rows: await listTournamentReplies(from, rows, playerId) } }
}

export async function getOwnTournamentsReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getOwnTournaments>,
): Promise<ReplyOf<typeof contract.getOwnTournaments>> {
  const from = platform.reads()
  const { count, rows } = await store.listEntered(from, playerId, page)
  return { tournaments: { count, rows: await listTournamentReplies(from, rows, playerId) } }
}

type TournamentReply = ReplyOf<typeof contract.getTournament>

/** Throws NotFoundErrorType for a tournament that is not published or not listed. */
export async function getTournamentReply(
  platform: Platform,
  playerId: bigint | null,
  { tournamentId, pageNo, limit }: ParsedOf<typeof contract.getTournament>,
): Promise<TournamentReply> {
  const from = platform.reads()
  const row = await findTournament(from, BigInt(tournamentId))
  if (!row || !(await store.isPublished(from, row.id))) throw new AppError("NotFoundErrorType")
  const [own] = playerId === null ? [] : await store.listOwnEntries(from, playerId, [row.id])
  const [bill] = await toTournamentReplies(from, [row], own ? [own] : [])
  const isListed = (await filterListed(from, [row], () => bill!.own !== null)).length > 0
  if (!isListed) throw new AppError("NotFoundErrorType")
  const board = await store.findBoard(from, row.id)
  const ladder = computeLadder(row, board?.places ?? 0)
  const first = (pageNo - 1) * limit + 1
  const rows = await store.boardRows(from, row.id, {
    entryId: own?.state === "in" ? own.id : null,
    first,
    last: first + limit - 1,
    around: neighbourPlaces,
  })
  const boardRows = await toBoardRows(from, rows, ladder, playerId)
  return {
    tournament: bill!,
    rules: await toRules(from, row),
    games: await listGameTiles(platform, row.games),
    prizes: toPrizeLines(row, ladder),
    shows: (await filterListed(from, await store.listSeries(from, row.series_id ?? row.id, playerId))).map(
      (show) => ({
        tournamentId: Number(show.id),
        from: show.begins_at.toISOString(),
        until: show.ends_at.toISOString(),
        state: toShownState(show, from.now),
        entries: show.entries,
        isIn: show.is_in,
      }),
    ),
    board: { at: board?.published_at.toISOString() ?? null, count: board?.places ?? 0, rows: boardRows.page },
    around: boardRows.around,
  }
}

async function toRules(from: Reads, row: TournamentRow): Promise<TournamentReply["rules"]> {
  return {
    pointsEach: row.points_each,
    capPoints: row.cap_points,
    leastStake: unitsToEuros(row.least_stake),
    betsAtMost: row.bets_at_most,
    credit: row.credit === null ? null : unitsToEuros(row.credit),
    rebuyFee: unitsToEuros(row.rebuy_fee),
    rebuysAtMost: row.rebuys_at_most,
    graceMinutes: row.grace_minutes,
    claimDays: (await getSetting(from, tournamentRules)).claimDays,
  }
}

/** Equal places are one line. Where fewer were reached than pay, the others are left out. */
function toPrizeLines({ prizes }: TournamentRow, ladder: readonly number[]): TournamentReply["prizes"] {
  const shares = placeShares(prizes)
  const lines: TournamentReply["prizes"] = []
  for (const [i, amount] of ladder.entries()) {
    const last = lines.at(-1)
    if (last?.amount === amount && last.sharePpm === shares[i]) last.to = i + 1
    else lines.push({ from: i + 1, to: i + 1, amount, sharePpm: shares[i]! })
  }
  return lines
}

async function listGameTiles(platform: Platform, games: number[] | null): Promise<TournamentReply["games"]> {
  if (games === null) return null
  const tiles = await Promise.all(games.map((id) => findGameTile(platform, id)))
  return tiles.filter((tile) => tile !== undefined)
}

export const toBoardRow = (
  { rank, points, reached }: Omit<store.PlacedEntry, "part">,
  ladder: readonly number[],
  player: Pick<contract.TournamentRow, "username" | "isOwn">,
): contract.TournamentRow => ({
  rank,
  ...player,
  points: unitsToPoints(points),
  reachedAt: new Date(Number(reached)).toISOString(),
  prize: ladder[rank - 1] ?? 0,
})

export async function toBoardRows(
  from: Reads,
  rows: readonly store.PlacedEntry[],
  ladder: readonly number[],
  playerId: bigint | null,
): Promise<Record<store.PlacedEntry["part"], contract.TournamentRow[]>> {
  const names = await getMaskedNames(from, [...new Set(rows.map(({ player_id }) => player_id))])
  const own = playerId !== null && names.has(playerId) ? await getUsername(from, playerId) : undefined
  const placed = rows.map((row) => {
    const isOwn = row.player_id === playerId
    const username = (isOwn ? own : undefined) ?? names.get(row.player_id) ?? ""
    return { part: row.part, row: toBoardRow(row, ladder, { username, isOwn }) }
  })
  const of = (part: store.PlacedEntry["part"]) =>
    placed.flatMap((each) => (each.part === part ? [each.row] : []))
  return { page: of("page"), around: of("around") }
}
