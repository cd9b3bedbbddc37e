import type { JackpotType } from "@elite/contract"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, site } from "../content/index.ts"
import { type GameFacts, getCatalogue, invalidateCatalogue } from "./catalogue.ts"
import { listPrizeGames, setJackpots } from "./participation/store.ts"
import { mayBePlayed } from "./rules.ts"
import { prizeGames } from "./settings.ts"
import { listOfferedGames } from "./store.ts"
import { toGameTile } from "./wire.ts"

// These read the cached catalogue: no statement, at most 250 ms late.

/** Also hidden and vanished games. Undefined where there never was one. */
export const findGameById = async (platform: Platform, id: bigint): Promise<GameFacts | undefined> =>
  (await getCatalogue(platform)).facts.byId.get(id)

/** By the aggregator's code; also hidden and vanished games. */
export const findGameByCode = async (platform: Platform, code: string): Promise<GameFacts | undefined> =>
  (await getCatalogue(platform)).facts.byCode.get(code)

/** A live table may bet with every live game of its studio: a lobby changes the code (docs/providers.md, Hub88). */
export async function listLaunchCodes(platform: Platform, game: GameFacts): Promise<readonly string[]> {
  if (game.category !== "live") return [game.code]
  const { byCode } = (await getCatalogue(platform)).facts
  return [...byCode.values()]
    .filter(({ category, studio }) => category === "live" && studio === game.studio)
    .map(({ code }) => code)
}

/** Publishes in which jackpots bets take part; the catalogue shows it after the commit. */
export async function updateJackpotsInPlay(
  platform: Platform,
  tx: Tx,
  jackpots: readonly JackpotType[],
): Promise<void> {
  if (await setJackpots(tx, jackpots)) tx.afterCommit(() => invalidateCatalogue(platform))
}

/** The games whose bets count for jackpots and prize drops (setting `prizeGames`). */
export async function filterPrizeGames(from: Reads, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { mostReturnPercent } = await getSetting(from, prizeGames)
  return new Set(await listPrizeGames(from, ids, mostReturnPercent))
}

/** Percent; bets on games above it count for no jackpot or prize drop. */
export const getMaxReturnForPrizes = async (from: Reads): Promise<number> =>
  (await getSetting(from, prizeGames)).mostReturnPercent

/** Read from the database, not from the cache. */
export async function listPlayableGames(from: Reads) {
  const { licence } = await getSetting(from, site)
  const rows = await listOfferedGames(from)
  return rows.filter((row) => mayBePlayed({ ...row, licenceClasses: row.licence_classes }, licence.class))
}

/** Undefined for a game that may not be played. */
export async function findGameTile(platform: Platform, id: number) {
  const game = (await getCatalogue(platform)).byId.get(id)
  return game && toGameTile(game)
}

/** The aggregator offers it, the operator shows it, and our licence covers it. */
export const isPlayable = (game: GameFacts): boolean => game.isPlayable
