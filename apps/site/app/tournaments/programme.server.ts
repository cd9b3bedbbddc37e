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

/** What the pages of tournaments speak. */
export const tournamentNouns = ["tournaments", "account", "restricted"] as const

/** There is no such page where the house plays no tournaments. */
export async function assertTournamentsOffered(api: Api): Promise<void> {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  if (features.tournamentHousePrizes === "off") throw data(null, { status: 404 })
}

type Board = TournamentData["board"]

/** The opened tournament with its first places, and the page of all places where it is asked for. */
async function readOpenedTournament(api: Api, tournamentId: number, { places }: TournamentsQuery) {
  const page = (pageNo: number, limit: number) =>
    orNull(api.call(tournaments.getTournament, { tournamentId, pageNo, limit }))
  const [shown, all] = await Promise.all([
    page(1, firstPlacesShown),
    places === undefined ? undefined : page(places, placesPerPage),
  ])
  return { shown, all: all === undefined ? undefined : ((all?.board ?? null) as Board | null) }
}

/** A page of the games to open on a tournament's credit, where all of them are; where it has its own, the tournament names them. */
async function readGames(api: Api, shown: TournamentData, { games: pageNo, search }: TournamentsQuery) {
  if (shown.games !== null || !isPlayedOnCredit(shown.tournament)) return undefined
  const asked = { pageNo, limit: gamesPerPage, ...(search && { search }) }
  const read = await orNull(api.call(games.getAllGames, asked))
  return read && { count: read.categoryGames.count, rows: read.categoryGames.rows.map(toPosterGame) }
}

/** As much of a game as its poster here shows. */
const toPosterGame = ({ casinoGameId, name, slug, thumbnailUrl }: GameTile): GameTile => ({
  ...{ casinoGameId, name, slug, thumbnailUrl },
})

/** A wall of bills, the one that is opened, and what its reader may do about it. */
export async function readProgramme(
  api: Api,
  { tab, bills, asked }: { tab: ProgrammeTab; bills: readonly Tournament[] | null; asked: TournamentsQuery },
) {
  const tournamentId = asked.tournament ?? defaultTournament(bills ?? [], tab)?.tournamentId
  const [user, opened] = await Promise.all([
    api.player(),
    tournamentId === undefined ? undefined : readOpenedTournament(api, tournamentId, asked),
  ])
  const toPlay = opened?.shown ? await readGames(api, opened.shown, asked) : undefined
  return {
    tab,
    bills,
    asked,
    /** Undefined where nothing is opened, null where it cannot be read now. */
    shown: opened?.shown,
    /** A page of all places: undefined where it is not asked for, null where it cannot be read now. */
    all: opened?.all,
    /** The games to choose from, by its credit: undefined where they are not to be listed, null where they cannot be read now. */
    toPlay,
    lock: findEntryLock(user),
    /** Each reading has the key of another attempt. */
    attempt: randomUUID(),
  }
}
export type Programme = Awaited<ReturnType<typeof readProgramme>>
