import { randomUUID } from "node:crypto"
import { content, games, tournaments } from "@elite/contract"
import type { GameTile } from "@elite/contract/games.ts"
import { data } from "react-router"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"
import {
  defaultTournament,
  findEntryLock,
  isPlayedOnCredit,
  type ProgrammeTab,
  type Tournament,
  type TournamentData,
} from "./programme.ts"
import { firstPlacesShown, gamesPerPage, placesPerPage, type TournamentsQuery } from "./searchParams.ts"

export const tournamentNouns = ["tournaments", "account", "restricted"] as const

/** 404 while tournaments are switched off. */
export async function assertTournamentsOffered(api: Api): Promise<void> {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  if (features.tournamentHousePrizes === "off") throw data(null, { status: 404 })
}

type Board = TournamentData["board"]

async function readOpenedTournament(api: Api, tournamentId: number, { places }: TournamentsQuery) {
  const page = (pageNo: number, limit: number) =>
    orNull(api.call(tournaments.getTournament, { tournamentId, pageNo, limit }))
  const [detail, all] = await Promise.all([
    page(1, firstPlacesShown),
    places === undefined ? undefined : page(places, placesPerPage),
  ])
  return { detail, all: all === undefined ? undefined : ((all?.board ?? null) as Board | null) }
}

/** Undefined where the tournament lists its own games or is not played on credit. */
async function readGames(api: Api, detail: TournamentData, { games: pageNo, search }: TournamentsQuery) {
  if (detail.games !== null || !isPlayedOnCredit(detail.tournament)) return undefined
  const query = { pageNo, limit: gamesPerPage, ...(search && { search }) }
  const reply = await orNull(api.call(games.getAllGames, query))
  return reply && { count: reply.categoryGames.count, rows: reply.categoryGames.rows.map(toPosterGame) }
}

const toPosterGame = ({ casinoGameId, name, slug, thumbnailUrl }: GameTile): GameTile => ({
  ...{ casinoGameId, name, slug, thumbnailUrl },
})

export async function readProgramme(
  api: Api,
  { tab, bills, query }: { tab: ProgrammeTab; bills: readonly Tournament[] | null; query: TournamentsQuery },
) {
  const tournamentId = query.tournament ?? defaultTournament(bills ?? [], tab)?.tournamentId
  const [user, opened] = await Promise.all([
    api.player(),
    tournamentId === undefined ? undefined : readOpenedTournament(api, tournamentId, query),
  ])
  const toPlay = opened?.detail ? await readGames(api, opened.detail, query) : undefined
  return {
    tab,
    bills,
    query,
    /** Undefined where none is open, null where it cannot be read. */
    detail: opened?.detail,
    /** Undefined where it was not requested, null where it cannot be read. */
    all: opened?.all,
    /** Undefined where none are listed, null where they cannot be read. */
    toPlay,
    lock: findEntryLock(user),
    /** Each load has a new idempotency key. */
    attempt: randomUUID(),
  }
}
export type Programme = Awaited<ReturnType<typeof readProgramme>>
