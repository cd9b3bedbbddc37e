/** The house's own kinds of games; loyalty weighs stakes by them. */
export type CategoryCode =
  | "slots"
  | "dice"
  | "roulette"
  | "blackjack"
  | "tables"
  | "live"
  | "instant"
  | "crash"

/** Finer than a category; each belongs to one (sql/0001-baseline.sql names them in three languages). */
export type SubCategoryCode =
  | "video-slots"
  | "jackpot-slots"
  | "dice-games"
  | "european-roulette"
  | "french-roulette"
  | "blackjack"
  | "baccarat"
  | "poker"
  | "sic-bo"
  | "other-tables"
  | "live-roulette"
  | "live-blackjack"
  | "live-baccarat"
  | "live-poker"
  | "live-shows"
  | "live-tables"
  | "scratch-cards"
  | "keno-bingo"
  | "instant-wins"
  | "crash-games"

/** One game as an aggregator offers it. */
export type CatalogueGame = {
  /** The aggregator's own name of the game, for ever. */
  code: string
  name: string
  studio: string
  subCategory: SubCategoryCode
  /** In the aggregator's words. */
  themes: readonly string[]
  /** Percent of stakes paid back in the long run. */
  returnPercent: number | null
  /** 1 (calm) to 6. */
  volatility: number | null
  minBetCents: number | null
  maxBetCents: number | null
  hasDemo: boolean
  /** Calendar date YYYY-MM-DD. */
  releasedOn: string | null
  /** False: not to be played now, or not in Belgium. */
  offered: boolean
}

/** Where games come from. */
export type GameCatalogue = {
  /** Every game the aggregator offers us, in its own order. Throws when it does not answer. */
  list(): Promise<CatalogueGame[]>
}

/** The third party that the catalogue is of. */
export type GamePorts = { catalogue: GameCatalogue }
