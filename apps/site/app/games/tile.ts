import type { Game } from "@elite/contract/games.ts"

/** What a poster tile needs of a game; the rest of it would travel twice, in the page and in its data. */
export type Tile = Pick<
  Game,
  "casinoGameId" | "name" | "slug" | "thumbnailUrl" | "isFavorite" | "hasDemo" | "isNew" | "placeholderColour"
> & { studio: string; returnToPlayer: number | null; minBet: number | null; hasJackpot: boolean }

export const tileOf = (game: Game): Tile => ({
  casinoGameId: game.casinoGameId,
  name: game.name,
  slug: game.slug,
  thumbnailUrl: game.thumbnailUrl,
  isFavorite: game.isFavorite,
  hasDemo: game.hasDemo,
  isNew: game.isNew,
  placeholderColour: game.placeholderColour,
  studio: game.CasinoProvider.name,
  returnToPlayer: game.returnToPlayer,
  minBet: game.minBet,
  hasJackpot: game.jackpots.length > 0,
})

/** The games once each, in their order: pages of a list overlap when it changes between them. */
export function onceEach<G extends { casinoGameId: number }>(games: readonly G[]): G[] {
  const seen = new Set<number>()
  return games.filter(({ casinoGameId }) => !seen.has(casinoGameId) && seen.add(casinoGameId))
}
