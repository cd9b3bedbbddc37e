import type { tournaments as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { setting } from "../../content/index.ts"
import { gameTile } from "../../games/index.ts"
import { maskedNames, usernameOf } from "../../players/index.ts"
import { eurosOfUnits, pointsOfUnits } from "../../wallet/index.ts"
import { listsHouse } from "../offers/listed.ts"
import { type TournamentRow, tournamentOf } from "../offers/store.ts"
import { sharesOf } from "../rules.ts"
import { tournamentRules } from "../settings.ts"
import * as store from "./store.ts"
import { billsOf, billsWith, ladderOf, listedIn, shownState } from "./wire.ts"

/** Places above and below the caller's own. */
export const neighbours = 2

/** Everything that is announced, can be entered, is played or counted, with the caller's own entries. */
export async function currentTournaments(
  platform: Platform,
  playerId: bigint | null,
): Promise<ReplyOf<typeof contract.getCurrentTournaments>> {
  const from = platform.reads()
  return { tournaments: await billsOf(from, await listedIn(from, await store.currentOf(from)), playerId) }
}

/** A page of what is over; while the policy is off without that to which the house added. */
export async function previousTournaments(
  platform: Platform,
  playerId: bigint | null,
  page: ParsedOf<typeof contract.getPreviousTournaments>,
): Promise<ReplyOf<typeof contract.getPreviousTournaments>> {
  const from = platform.reads()
  const { count, rows } = await store.previousOf(from, { ...page, withHouse: await listsHouse(from) })
  return { tournaments: { count, rows: await billsOf(from, rows, playerId) } }
}

/** A page of what a player entered. */
export async function ownTournaments(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getOwnTournaments>,
): Promise<ReplyOf<typeof contract.getOwnTournaments>> {
  const from = platform.reads()
  const { count, rows } = await store.enteredOf(from, playerId, page)
  return { tournaments: { count, rows: await billsOf(from, rows, playerId) } }
}

type Page = ReplyOf<typeof contract.getTournament>

/** One tournament with all that is shown of it. Refuses with NotFoundErrorType what is not published or not listed. */
export async function tournamentPage(
  platform: Platform,
  playerId: bigint | null,
  { tournamentId, pageNo, limit }: ParsedOf<typeof contract.getTournament>,
): Promise<Page> {
  const from = platform.reads()
  const row = await tournamentOf(from, BigInt(tournamentId))
  if (!row || !(await store.isPublished(from, row.id))) throw new AppError("NotFoundErrorType")
  const [own] = playerId === null ? [] : await store.ownOf(from, playerId, [row.id])
  const [bill] = await billsWith(from, [row], own ? [own] : [])
  const isListed = (await listedIn(from, [row], () => bill!.own !== null)).length > 0
  if (!isListed) throw new AppError("NotFoundErrorType")
  const board = await store.boardOf(from, row.id)
  const ladder = ladderOf(row, board?.places ?? 0)
  const first = (pageNo - 1) * limit + 1
  const rows = await store.boardRows(from, row.id, {
    entryId: own?.state === "in" ? own.id : null,
    first,
    last: first + limit - 1,
    around: neighbours,
  })
  const shown = await rowsShown(from, rows, ladder, playerId)
  return {
    tournament: bill!,
    rules: await rulesOf(from, row),
    games: await tilesOf(platform, row.games),
    prizes: linesOf(row, ladder),
    shows: (await listedIn(from, await store.showsOf(from, row.series_id ?? row.id, playerId))).map(
      (show) => ({
        tournamentId: Number(show.id),
        from: show.begins_at.toISOString(),
        until: show.ends_at.toISOString(),
        state: shownState(show, from.now),
        entries: show.entries,
        isIn: show.is_in,
      }),
    ),
    board: { at: board?.published_at.toISOString() ?? null, count: board?.places ?? 0, rows: shown.page },
    around: shown.around,
  }
}

async function rulesOf(from: Reads, row: TournamentRow): Promise<Page["rules"]> {
  return {
    pointsEach: row.points_each,
    capPoints: row.cap_points,
    leastStake: eurosOfUnits(row.least_stake),
    betsAtMost: row.bets_at_most,
    credit: row.credit === null ? null : eurosOfUnits(row.credit),
    rebuyFee: eurosOfUnits(row.rebuy_fee),
    rebuysAtMost: row.rebuys_at_most,
    graceMinutes: row.grace_minutes,
    claimDays: (await setting(from, tournamentRules)).claimDays,
  }
}

/** Places that are paid alike are one line. Where fewer were reached than pay, the others are left out. */
function linesOf({ prizes }: TournamentRow, ladder: readonly number[]): Page["prizes"] {
  const shares = sharesOf(prizes)
  const lines: Page["prizes"] = []
  for (const [i, amount] of ladder.entries()) {
    const last = lines.at(-1)
    if (last?.amount === amount && last.sharePpm === shares[i]) last.to = i + 1
    else lines.push({ from: i + 1, to: i + 1, amount, sharePpm: shares[i]! })
  }
  return lines
}

/** The games that take part, those that are shown; null for all. */
async function tilesOf(platform: Platform, games: number[] | null): Promise<Page["games"]> {
  if (games === null) return null
  const tiles = await Promise.all(games.map((id) => gameTile(platform, id)))
  return tiles.filter((tile) => tile !== undefined)
}

/** A row of a board as it is shown. */
export const rowShown = (
  { rank, points, reached }: Omit<store.Placed, "part">,
  ladder: readonly number[],
  who: Pick<contract.TournamentRow, "username" | "isOwn">,
): contract.TournamentRow => ({
  rank,
  ...who,
  points: pointsOfUnits(points),
  reachedAt: new Date(Number(reached)).toISOString(),
  prize: ladder[rank - 1] ?? 0,
})

/** Rows of a board as the caller is shown them: others are masked. */
export async function rowsShown(
  from: Reads,
  rows: readonly store.Placed[],
  ladder: readonly number[],
  playerId: bigint | null,
): Promise<Record<store.Placed["part"], contract.TournamentRow[]>> {
  const names = await maskedNames(from, [...new Set(rows.map(({ player_id }) => player_id))])
  const own = playerId !== null && names.has(playerId) ? await usernameOf(from, playerId) : undefined
  const shown = rows.map((row) => {
    const isOwn = row.player_id === playerId
    const username = (isOwn ? own : undefined) ?? names.get(row.player_id) ?? ""
    return { part: row.part, row: rowShown(row, ladder, { username, isOwn }) }
  })
  const of = (part: store.Placed["part"]) => shown.flatMap((each) => (each.part === part ? [each.row] : []))
  return { page: of("page"), around: of("around") }
}
