import type { Game } from "@elite/contract/games.ts"

/** What a poster tile needs of a game; the rest of it would travel twice, in the page and in its data. */
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

/**
 * A tile as it travels in a page's data, its facts one after the other: lists of games are most of that data, and a list of ten
 * values for each game took as long to write as all the rest of a page.
 */
export type EncodedTile = string & { readonly tile: never }

/** A rail with fewer games than this looks like a house without games: they are shown in another way, or not. */
export const minRailGames = 5

/** Stands between two facts; a name that has one is shown with a space instead, as a page would show it. */
const factSeparator = "\t"

const encodedTiles = new WeakMap<Game, EncodedTile>()

/** The row of a game's tile; made once for a game, and told once in the data of a page that shows it in many rails. */
export function encodeTile(game: Game): EncodedTile {
  const known = encodedTiles.get(game)
  if (known) return known
  const { casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, ...rest } = toTile(game)
  const { returnToPlayer, minBet, ...is } = rest
  const facts = [casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, returnToPlayer, minBet]
  const row = [...facts, ...tileMarks.filter((mark) => is[mark])]
    .map((fact) => String(fact ?? "").replaceAll(factSeparator, " "))
    .join(factSeparator) as EncodedTile
  encodedTiles.set(game, row)
  return row
}

const parseNumber = (fact: string) => (fact === "" ? null : Number(fact))

/** The tile that came as a row. */
export function decodeTile(row: EncodedTile): Tile {
  const [id = "", name = "", slug = "", thumbnailUrl = "", placeholderColour = "", ...rest] =
    row.split(factSeparator)
  const [studio = "", returnToPlayer = "", minBet = "", ...is] = rest
  const marked = Object.fromEntries(is.map((mark) => [mark, true as const]))
  const facts = { studio, returnToPlayer: parseNumber(returnToPlayer), minBet: parseNumber(minBet) }
  return { casinoGameId: Number(id), name, slug, thumbnailUrl, placeholderColour, ...facts, ...marked }
}

/** The games once each, in their order: pages of a list overlap when it changes between them. */
export function uniqueGames<G extends { casinoGameId: number }>(games: readonly G[]): G[] {
  const seen = new Set<number>()
  return games.filter(({ casinoGameId }) => !seen.has(casinoGameId) && seen.add(casinoGameId))
}
