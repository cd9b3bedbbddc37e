import { randomUUID } from "node:crypto"
import { content, games, tournaments } from "@elite/contract"
import type { GameTile } from "@elite/contract/games.ts"
import { data } from "react-router"
import { part } from "../part.server.ts"
import type { Api } from "../visit.server.ts"
import { type Asked, firstPlaces, gamesAtOnce, placesAtOnce } from "./asked.ts"
import { firstOf, isOnCredit, lockOf, type Shown, type Tab, type Tournament } from "./programme.ts"

/** What the pages of tournaments speak. */
export const spoken = ["tournaments", "account", "restricted"] as const

/** There is no such page where the house plays no tournaments. */
export async function onlyWherePlayed(api: Api): Promise<void> {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  if (features.tournamentHousePrizes === "off") throw data(null, { status: 404 })
}

type Board = Shown["board"]

/** The opened tournament with its first places, and the page of all places where it is asked for. */
async function openedIn(api: Api, tournamentId: number, { places }: Asked) {
  const page = (pageNo: number, limit: number) =>
    part(api.call(tournaments.getTournament, { tournamentId, pageNo, limit }))
  const [shown, all] = await Promise.all([
    page(1, firstPlaces),
    places === undefined ? undefined : page(places, placesAtOnce),
  ])
  return { shown, all: all === undefined ? undefined : ((all?.board ?? null) as Board | null) }
}

/** A page of the games to open on a tournament's credit, where all of them are; where it has its own, the tournament names them. */
async function gamesIn(api: Api, shown: Shown, { games: pageNo, search }: Asked) {
  if (shown.games !== null || !isOnCredit(shown.tournament)) return undefined
  const asked = { pageNo, limit: gamesAtOnce, ...(search && { search }) }
  const read = await part(api.call(games.getAllGames, asked))
  return read && { count: read.categoryGames.count, rows: read.categoryGames.rows.map(thumbnailed) }
}

/** As much of a game as its poster here shows. */
const thumbnailed = ({ casinoGameId, name, slug, thumbnailUrl }: GameTile): GameTile => ({
  ...{ casinoGameId, name, slug, thumbnailUrl },
})

/** A wall of bills, the one that is opened, and what its reader may do about it. */
export async function programmeOf(
  api: Api,
  { tab, bills, asked }: { tab: Tab; bills: readonly Tournament[] | null; asked: Asked },
) {
  const tournamentId = asked.tournament ?? firstOf(bills ?? [], tab)?.tournamentId
  const [user, opened] = await Promise.all([
    api.player(),
    tournamentId === undefined ? undefined : openedIn(api, tournamentId, asked),
  ])
  const toPlay = opened?.shown ? await gamesIn(api, opened.shown, asked) : undefined
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
    lock: lockOf(user),
    /** Each reading has the key of another attempt. */
    attempt: randomUUID(),
  }
}
export type Programme = Awaited<ReturnType<typeof programmeOf>>
