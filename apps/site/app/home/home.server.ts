import { content, games, jackpots } from "@elite/contract"
import type { Game } from "@elite/contract/games.ts"
import { readDrops } from "../drops/drops.server.ts"
import { type EncodedTile, encodeTile, minRailGames } from "../games/tile.ts"
import { toPoolTiles } from "../jackpots/poolTiles.ts"
import { orNull } from "../orNull.server.ts"
import { readBanners } from "../shell/banners.server.ts"
import type { Api } from "../visit.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/home"
import { readQuestAct, readTournamentActs, toBannerActs, toJackpotAct, toWelcomeAct } from "./stage.server.ts"

const railGames = 12

const winnersShown = 12

export type Rail = { slug: string; name: string; games: readonly EncodedTile[] | null }

const tileRowsByList = new WeakMap<readonly Game[], readonly EncodedTile[]>()

/** Cached per shared API reply, and frozen (see `fragmentCache.server.ts`). */
function encodeTiles(games: readonly Game[]): readonly EncodedTile[] {
  const known = tileRowsByList.get(games)
  if (known) return known
  const rows = Object.freeze(games.map(encodeTile))
  tileRowsByList.set(games, rows)
  return rows
}

const encodeRail = (games: readonly Game[]): readonly EncodedTile[] =>
  games.length < minRailGames ? [] : encodeTiles(games)

async function readCategoryRails(api: Api): Promise<Rail[]> {
  const categories = await orNull(api.call(games.getGameCategory, {}))
  const filled = (categories?.gameCategories ?? []).filter((category) => category.games > 0)
  return Promise.all(
    filled.map(async ({ code, slug, name }) => {
      const answer = await orNull(api.call(games.getGames, { category: code, limit: railGames }))
      return {
        slug: slug[api.language],
        name: name[api.language],
        games: answer ? encodeTiles(answer.uniqueGames.rows) : null,
      }
    }),
  )
}

async function readCollectionRails(api: Api): Promise<Rail[]> {
  const answer = await orNull(api.call(games.getAllCollections, {}))
  const shown = (answer?.collections ?? []).filter(({ onHome }) => onHome)
  return Promise.all(
    shown.map(async ({ slug, name }) => {
      const list = await orNull(api.call(games.getGames, { collection: slug, limit: railGames }))
      return { slug, name: name[api.language], games: list ? encodeTiles(list.uniqueGames.rows) : null }
    }),
  )
}

type Policy = "jackpots" | "prizeDrops" | "questHouseMoney" | "tournamentHousePrizes"

/** Empty where they cannot be read. */
async function readPolicies(api: Api): Promise<Partial<Record<Policy, string>>> {
  const site = await orNull(api.call(content.siteDetail, {}))
  return site?.siteDetail.features ?? {}
}

const tournamentCards = 3

/** What is on beside the games, by the operator's policies. */
async function readProgramme(api: Api) {
  const policies = await readPolicies(api)
  const [overview, drops, quest, tournaments, banners] = await Promise.all([
    policies.jackpots === "on" ? orNull(api.call(jackpots.getJackpots, {})) : null,
    readDrops(api, policies.prizeDrops === "on"),
    policies.questHouseMoney === "on" ? readQuestAct(api) : undefined,
    (policies.tournamentHousePrizes ?? "off") === "off" ? [] : readTournamentActs(api),
    readBanners(api),
  ])
  const jackpot = overview ? toJackpotAct(overview) : undefined
  const acts = [quest, tournaments[0], jackpot].filter((act) => act !== undefined)
  return {
    pools: overview ? toPoolTiles(overview) : [],
    drops,
    acts: [...acts, ...toBannerActs(banners)],
    tournaments: tournaments.slice(0, tournamentCards).map(({ art, kind, ...tournament }) => tournament),
  }
}

/** A part that could not be read is null. */
export async function readHome(api: Api) {
  const player = await api.player()
  const [recent, favourites, winners, top, newest, all, studios, collections, rails] = await Promise.all([
    player ? orNull(api.call(games.getAllRecentGames, { limit: railGames })) : undefined,
    player ? orNull(api.call(games.getFavoriteGame, { limit: railGames })) : undefined,
    orNull(api.call(games.getRecentWinners, { limit: winnersShown })),
    orNull(api.call(games.topGames, { limit: 10 })),
    orNull(api.call(games.getAllGames, { isNew: "true", sort: "new", limit: railGames })),
    orNull(api.call(games.getCasinoGames, { limit: 1 })),
    orNull(api.call(games.getGameProvider, {})),
    readCollectionRails(api),
    readCategoryRails(api),
  ])
  return {
    recent: recent === undefined ? [] : recent && encodeTiles(recent.casinoGames.rows),
    favourites: favourites === undefined ? [] : favourites && encodeTiles(favourites.casinoGames.rows),
    winners: winners?.recentWinners ?? null,
    top: top && encodeRail(top.casinoGames.rows),
    newest: newest && encodeRail(newest.categoryGames.rows),
    gameCount: all?.casinoGames.count ?? null,
    studioCount: studios?.providers.filter((studio) => studio.games > 0).length ?? null,
    collections,
    rails,
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const player = await api.player()
  if (player?.exclusion)
    return { words: messagesFor(request, ["home", "restricted"]), exclusion: player.exclusion }
  const [{ gameCount, studioCount, ...catalogue }, { acts, ...programme }] = await Promise.all([
    readHome(api),
    readProgramme(api),
  ])
  const [hasPools, isPlayer] = [programme.pools.length > 0, player !== null]
  return {
    words: messagesFor(request, [
      "home",
      "tiles",
      "banners",
      ...(programme.drops ? (["drops"] as const) : []),
      ...(hasPools ? (["jackpotDrops"] as const) : []),
      ...(hasPools || isPlayer ? (["jackpotNames"] as const) : []),
      ...(isPlayer ? (["jackpotWon"] as const) : []),
    ]),
    exclusion: null,
    ...catalogue,
    ...programme,
    acts: isPlayer ? acts : [toWelcomeAct(gameCount, studioCount), ...acts],
  }
}

export type Shown = Extract<Awaited<ReturnType<typeof loader>>, { exclusion: null }>
