import { casinoForTest, type TestCasino } from "../../../../testing/casino.ts"
import { importCatalogue } from "../catalogueImport.ts"
import type { CatalogueGame, GameCatalogue, SubCategoryCode } from "../ports.ts"

export const catalogueGame = (
  code: string,
  name: string,
  studio: string,
  subCategory: SubCategoryCode,
  volatility: number,
) => ({
  code,
  name,
  studio,
  subCategory,
  themes: subCategory === "video-slots" ? ["city"] : [],
  returnPercent: 94 + volatility / 10,
  volatility,
  minBetCents: 25,
  maxBetCents: null,
  hasDemo: true,
  releasedOn: `2025-0${volatility}-01`,
  artworkUrl: null,
  offered: true,
})
export const catalogue: CatalogueGame[] = [
  catalogueGame("a", "Éventail d'Émeraude", "Atelier Nord", "video-slots", 1),
  catalogueGame("b", "Grand Sablon", "Kobalt", "video-slots", 2),
  catalogueGame("c", "Dice Royale", "Kobalt", "dice-games", 3),
  catalogueGame("d", "Roulette Royale", "Halcyon", "european-roulette", 4),
  catalogueGame("e", "Roulette Française", "Halcyon", "french-roulette", 5),
  { ...catalogueGame("f", "Gone Away", "Vanished", "baccarat", 6), offered: false },
]
/** An aggregator that lists these games and has no pictures of them. */
export const catalogueOf = (games: CatalogueGame[] = catalogue): GameCatalogue => ({
  list: async () => games,
  fetchArtwork: () => Promise.reject(new Error("no picture")),
})

export async function openCatalogue(games = catalogue): Promise<TestCasino> {
  const casino = await casinoForTest({ sandbox: false })
  await importCatalogue(casino.platform, catalogueOf(games))
  return casino
}
