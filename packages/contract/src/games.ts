import { z } from "zod"
import { endpoint, type ReplyOf } from "./endpoint.ts"
import { fault } from "./fields.ts"
import { eurosStated } from "./money.ts"
import { byLanguage, id, instant, jackpotTypes, listOf, nothing, paging, queryInt } from "./parts.ts"
import { line, slug, token } from "./strings.ts"

export const game = z.strictObject({
  casinoGameId: id,
  name: z.string(),
  slug: z.string(),
  /** A path of the site, or an absolute URL behind the media host. */
  thumbnailUrl: z.string(),
  isFavorite: z.boolean(),
  gameSubCategoryId: id,
  GameSubCategory: z.strictObject({ gameSubCategoryId: id, name: byLanguage, slug: z.string() }),
  CasinoProvider: z.strictObject({ casinoProviderId: id, name: z.string(), slug: z.string() }),
  category: z.string(),
  themes: z.array(z.string()),
  /** RTP in percent, e.g. 96.21. */
  returnToPlayer: z.number().nullable(),
  /** 1 (low) to 6. */
  volatility: z.int().min(1).max(6).nullable(),
  minBet: eurosStated.nullable(),
  maxBet: eurosStated.nullable(),
  hasDemo: z.boolean(),
  isNew: z.boolean(),
  /** The jackpots in which its bets take part. */
  jackpots: z.array(z.enum(jackpotTypes)),
  tournamentIds: z.array(z.int()),
  /** The poster's average colour, shown while it loads. */
  placeholderColour: z.string(),
})
export type Game = z.infer<typeof game>
export const gameTile = game.pick({ casinoGameId: true, name: true, slug: true, thumbnailUrl: true })
export type GameTile = z.infer<typeof gameTile>
const games = listOf(game)

const filter = {
  ...paging,
  search: line(80).optional(),
  slug: token(0, 80).optional(),
  casinoGameId: queryInt(1, 999_999_999).optional(),
  category: token(0, 40).optional(),
  subCategory: z.union([queryInt(1, 999_999_999), slug(40)]).optional(),
  provider: line(60).optional(),
  theme: line(40).optional(),
  collection: slug(40).optional(),
  volatility: queryInt(1, 6).optional(),
  /** Games whose bets take part in this jackpot. */
  jackpot: z.enum(jackpotTypes).optional(),
  /** Added in the last 30 days (setting `games`). */
  isNew: z.literal("true").optional(),
  sort: z.enum(["popular", "new", "name", "return"]).optional(),
}

export const getAllGames = endpoint({
  method: "GET",
  path: "/api/casino/getAllGames",
  who: "anyone",
  input: z.strictObject(filter),
  reply: z.strictObject({ categoryGames: games }),
  errors: [],
})
export const getGames = endpoint({
  method: "GET",
  path: "/api/games",
  who: "anyone",
  input: z.strictObject(filter),
  reply: z.strictObject({ uniqueGames: games }),
  errors: [],
})
/** All playable games, most played first. */
export const getCasinoGames = endpoint({
  method: "GET",
  path: "/api/casino/getCasinoGames",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ casinoGames: games }),
  errors: [],
})
/** They have the highest stakes of the last seven days. */
export const topGames = endpoint({
  method: "GET",
  path: "/api/casino/topGames",
  who: "anyone",
  input: z.strictObject(paging),
  reply: z.strictObject({ casinoGames: games }),
  errors: [],
})
export const getAllRecentGames = endpoint({
  method: "GET",
  path: "/api/casino/getAllRecentGames",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ casinoGames: games }),
  errors: [],
})
export const getFavoriteGame = endpoint({
  method: "GET",
  path: "/api/casino/getFavoriteGame",
  who: "player",
  evenRestricted: true,
  input: z.strictObject(paging),
  reply: z.strictObject({ casinoGames: games }),
  errors: [],
})
const favourite = <P extends string>(path: P) =>
  endpoint({
    method: "POST",
    path,
    who: "player",
    input: z.strictObject({ casinoGameId: id }),
    reply: z.strictObject({ isFavorite: z.boolean() }),
    errors: ["GameNotFound"],
  })
/** Idempotent. */
export const addFavoriteGame = favourite("/api/casino/addFavoriteGame")
export const removeFavoriteGame = favourite("/api/casino/removeFavoriteGame")
export const addFavorite = favourite("/api/user/add-favorite")
export const removeFavorite = favourite("/api/user/remove-favorite")

const gameCategory = z.strictObject({
  gameCategoryId: id,
  code: z.string(),
  slug: byLanguage,
  name: byLanguage,
  games: z.int(),
})
export type GameCategory = z.infer<typeof gameCategory>
const provider = z.strictObject({
  casinoProviderId: id,
  name: z.string(),
  slug: z.string(),
  /** The studio's mark, or the default one. */
  icon: z.string(),
  games: z.int(),
})
export type Provider = z.infer<typeof provider>
const theme = z.strictObject({ slug: z.string(), name: byLanguage, games: z.int() })
export type Theme = z.infer<typeof theme>
const collection = z.strictObject({
  slug: z.string(),
  name: byLanguage,
  text: byLanguage,
  /** Home has a rail of it. */
  onHome: z.boolean(),
  games: z.int(),
})
export type Collection = z.infer<typeof collection>
const subCategory = z.strictObject({
  gameSubCategoryId: id,
  name: byLanguage,
  slug: z.string(),
  games: z.int(),
})

export const getGameCategory = endpoint({
  method: "GET",
  path: "/api/game-category",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ gameCategories: z.array(gameCategory) }),
  errors: [],
})
export const getGameSubCategory = endpoint({
  method: "GET",
  path: "/api/game-sub-category",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    subCategoryList: z.array(
      z.strictObject({
        gameSubCategoryId: id,
        name: byLanguage,
        slug: z.string(),
        CasinoGames: z.array(game),
      }),
    ),
  }),
  errors: [],
})
export const getGameProvider = endpoint({
  method: "GET",
  path: "/api/game-provider",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ providers: z.array(provider) }),
  errors: [],
})
/** Themes of playable games, those with most games first. */
export const getAllThemes = endpoint({
  method: "GET",
  path: "/api/casino/getAllThemes",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ themes: z.array(theme) }),
  errors: [],
})
/** Collections by the rules of the house, each with at least five games; in the house's order. */
export const getAllCollections = endpoint({
  method: "GET",
  path: "/api/casino/getAllCollections",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({ collections: z.array(collection) }),
  errors: [],
})
/** The games of a filter, and every filter value with the number of games under the other filters, including 0. */
export const getUniversalCasinoFilter = endpoint({
  method: "GET",
  path: "/api/casino/getUniversalCasinoFilter",
  who: "anyone",
  input: z.strictObject(filter),
  reply: z.strictObject({
    casinoGames: games,
    gameCategories: z.array(gameCategory),
    subCategoryList: z.array(subCategory),
    providers: z.array(provider),
    themes: z.array(theme),
    collections: z.array(collection),
    volatilities: z.array(z.strictObject({ volatility: z.int().min(1).max(6), games: z.int() })),
    jackpots: z.array(z.strictObject({ jackpot: z.enum(jackpotTypes), games: z.int() })),
    newGames: z.int(),
  }),
  errors: [],
})
export type FilterCounts = Omit<ReplyOf<typeof getUniversalCasinoFilter>, "casinoGames">
/** The games of a studio (name or slug), a category (code or slug), or both; most played first. */
export const getProviderAndCategoryGame = endpoint({
  method: "GET",
  path: "/api/casino/getProviderAndCategoryGame",
  who: "anyone",
  input: z
    .strictObject({ providerName: line(60).optional(), category: token(0, 40).optional(), ...paging })
    .refine(({ providerName, category }) => Boolean(providerName || category), fault("missing"))
    .meta({ anyOf: [{ required: ["providerName"] }, { required: ["category"] }] }),
  reply: z.strictObject({
    casinoGames: games,
    provider: provider.optional(),
    category: gameCategory.optional(),
  }),
  errors: ["DataCannotBeFoundErrorType"],
})
const searchResult = gameTile.extend({ studio: z.string(), placeholderColour: z.string() })
export type SearchResult = z.infer<typeof searchResult>
/**
 * Search: games, studios, themes, collections, categories and sub-categories, best match first. Tolerates typing errors and missing
 * accents, in all three languages. An empty query answers the most played games and the categories.
 */
export const searchCatalogue = endpoint({
  method: "GET",
  path: "/api/casino/search",
  who: "anyone",
  input: z.strictObject({ search: line(80).default(""), limit: queryInt(1, 20).default(6) }),
  reply: z.strictObject({
    casinoGames: listOf(searchResult),
    providers: z.array(provider),
    themes: z.array(theme),
    collections: z.array(collection),
    gameCategories: z.array(gameCategory),
    subCategoryList: z.array(subCategory),
  }),
  errors: [],
})
const recentWinner = z.strictObject({
  username: z.string(),
  amount: eurosStated,
  multiplier: z.number(),
  game: gameTile,
  wonAt: instant,
})
export type RecentWinner = z.infer<typeof recentWinner>
/** Wins of at least €20 or ten times the stake; names are masked. */
export const getRecentWinners = endpoint({
  method: "GET",
  path: "/api/get-recent-winners",
  who: "anyone",
  input: z.strictObject({ limit: queryInt(1, 50).default(12) }),
  reply: z.strictObject({ recentWinners: z.array(recentWinner) }),
  errors: [],
})
