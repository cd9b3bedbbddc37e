/** Our own kinds of games; loyalty weighs stakes by them. */
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

export type CatalogueGame = {
  code: string
  name: string
  studio: string
  subCategory: SubCategoryCode
  themes: readonly string[]
  /** Percent of stakes, in the long run. */
  returnPercent: number | null
  /** 1 (calm) to 6. */
  volatility: number | null
  minBetCents: number | null
  maxBetCents: number | null
  hasDemo: boolean
  releasedOn: string | null
  artworkUrl: string | null
  /** False where it may not be played now, or not in Belgium. */
  offered: boolean
}

export type GameCatalogue = {
  /** In the order of the aggregator. Throws when it does not answer. */
  list(): Promise<CatalogueGame[]>
  /** A picture of at most 2 MB. Throws when it cannot be fetched or is no picture. */
  fetchArtwork(url: string): Promise<Buffer>
}

export type GamePorts = { catalogue: GameCatalogue }
