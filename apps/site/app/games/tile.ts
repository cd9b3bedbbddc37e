import type { Game } from "@elite/contract/games.ts"

/** What a tile shows; the rest of a game would travel twice, in the page and in its data. */
export type Tile = Pick<Game, "casinoGameId" | "name" | "slug" | "thumbnailUrl" | "placeholderColour"> & {
  studio: string
  returnToPlayer: number | null
  minBet: number | null
} & { [Is in TileMark]?: true }

export function toTile(game: Game): Tile {
  return {
    casinoGameId: game.casinoGameId,
    name: game.name,
    slug: game.slug,
    thumbnailUrl: game.thumbnailUrl,
    placeholderColour: game.placeholderColour,
    studio: game.CasinoProvider.name,
    returnToPlayer: game.returnToPlayer,
    minBet: game.minBet,
    ...(game.isFavorite && { isFavorite: true }),
    ...(game.hasDemo && { hasDemo: true }),
    ...(game.isNew && { isNew: true }),
    ...(game.jackpots.length > 0 && { hasJackpot: true }),
  }
}

const tileMarks = ["isFavorite", "hasDemo", "isNew", "hasJackpot"] as const
type TileMark = (typeof tileMarks)[number]

/** Tab-separated: lists of games are most of a page's loader data, and lists of ten values were slow to serialize. */
export type EncodedTile = string & { readonly tile: never }

/** Shorter lists are shown differently, or not at all. */
export const minRailGames = 5

/** Replaced by a space in names. */
const factSeparator = "\t"

const encodedTiles = new WeakMap<Game, EncodedTile>()

/** Cached, so that the same string is serialized once per page. */
export function encodeTile(game: Game): EncodedTile {
  const known = encodedTiles.get(game)
  if (known) return known
  const { casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, ...rest } = toTile(game)
  const { returnToPlayer, minBet, ...marks } = rest
  const facts = [casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, returnToPlayer, minBet]
  const row = [...facts, ...tileMarks.filter((mark) => marks[mark])]
    .map((fact) => String(fact ?? "").replaceAll(factSeparator, " "))
    .join(factSeparator) as EncodedTile
  encodedTiles.set(game, row)
  return row
}

const parseNumber = (fact: string) => (fact === "" ? null : Number(fact))

export function decodeTile(row: EncodedTile): Tile {
  const [id = "", name = "", slug = "", thumbnailUrl = "", placeholderColour = "", ...rest] =
    row.split(factSeparator)
  const [studio = "", returnToPlayer = "", minBet = "", ...marks] = rest
  const marked = Object.fromEntries(marks.map((mark) => [mark, true as const]))
  const facts = { studio, returnToPlayer: parseNumber(returnToPlayer), minBet: parseNumber(minBet) }
  return { casinoGameId: Number(id), name, slug, thumbnailUrl, placeholderColour, ...facts, ...marked }
}

/** Pages of a list overlap when it changes between them. */
export function uniqueGames<G extends { casinoGameId: number }>(games: readonly G[]): G[] {
  const seen = new Set<number>()
  return games.filter(({ casinoGameId }) => !seen.has(casinoGameId) && seen.add(casinoGameId))
}
