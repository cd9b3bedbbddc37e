import type { Game } from "@elite/contract/games.ts"

/** What a poster tile needs of a game; the rest of it would travel twice, in the page and in its data. */
export type Tile = Pick<Game, "casinoGameId" | "name" | "slug" | "thumbnailUrl" | "placeholderColour"> & {
  studio: string
  returnToPlayer: number | null
  minBet: number | null
} & { [Is in Mark]?: true }

export function tileOf(game: Game): Tile {
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

const marks = ["isFavorite", "hasDemo", "isNew", "hasJackpot"] as const
type Mark = (typeof marks)[number]

/** A tile as it travels in a page's data: lists of games are most of them, and the names of fields were most of the lists. */
export type TileRow = readonly [
  casinoGameId: number,
  name: string,
  slug: string,
  thumbnailUrl: string,
  placeholderColour: string,
  studio: string,
  returnToPlayer: number | null,
  minBet: number | null,
  ...marks: Mark[],
]

const made = new WeakMap<Game, TileRow>()

/** The row of a game's tile; the same one for the same game, so that it travels once in the data of a page with many rails. */
export function tileRow(game: Game): TileRow {
  const known = made.get(game)
  if (known) return known
  const { casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, ...rest } = tileOf(game)
  const { returnToPlayer, minBet, ...is } = rest
  const first = [casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio] as const
  const row: TileRow = Object.freeze([...first, returnToPlayer, minBet, ...marks.filter((mark) => is[mark])])
  made.set(game, row)
  return row
}

/** The tile that came as a row. */
export function tileIn(row: TileRow): Tile {
  const [casinoGameId, name, slug, thumbnailUrl, placeholderColour, studio, returnToPlayer, minBet, ...is] =
    row
  const marked = Object.fromEntries(is.map((mark) => [mark, true as const]))
  const facts = { studio, returnToPlayer, minBet }
  return { casinoGameId, name, slug, thumbnailUrl, placeholderColour, ...facts, ...marked }
}

/** The games once each, in their order: pages of a list overlap when it changes between them. */
export function onceEach<G extends { casinoGameId: number }>(games: readonly G[]): G[] {
  const seen = new Set<number>()
  return games.filter(({ casinoGameId }) => !seen.has(casinoGameId) && seen.add(casinoGameId))
}
