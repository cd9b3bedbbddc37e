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

export { setTournaments as noteTournaments } from "./participation/store.ts"
export { hasFixedOdds } from "./rules.ts"
export { recordLaunches, recordRounds } from "./statistics.ts"
export { listUnknownGames } from "./store.ts"

// These read the catalogue that the process remembers: no statement, at most a quarter of a second late.

/** A game by its id, hidden and vanished ones too. Undefined when there never was one. */
export const findGameById = async (platform: Platform, id: bigint): Promise<GameFacts | undefined> =>
  (await getCatalogue(platform)).facts.byId.get(id)

/** A game by the aggregator's code, as its calls name it. */
export const findGameByCode = async (platform: Platform, code: string): Promise<GameFacts | undefined> =>
  (await getCatalogue(platform)).facts.byCode.get(code)

/**
 * The games whose sessions may carry bets on this one: itself, and where it is a table of a live lobby, every live game of its
 * studio, for in a lobby the code changes within a session (docs/providers.md, Hub88).
 */
export async function listLaunchCodes(platform: Platform, game: GameFacts): Promise<readonly string[]> {
  if (game.category !== "live") return [game.code]
  const { byCode } = (await getCatalogue(platform)).facts
  return [...byCode.values()]
    .filter(({ category, studio }) => category === "live" && studio === game.studio)
    .map(({ code }) => code)
}

/** Notes which jackpots bets take part in, for whoever is shown the games. */
export async function updateJackpotsInPlay(
  platform: Platform,
  tx: Tx,
  jackpots: readonly JackpotType[],
): Promise<void> {
  if (await setJackpots(tx, jackpots)) tx.afterCommit(() => invalidateCatalogue(platform))
}

/** Those of some games on which bets take part in jackpots and prize drops (the setting `prizeGames`). */
export async function filterPrizeGames(from: Reads, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { mostReturnPercent } = await getSetting(from, prizeGames)
  return new Set(await listPrizeGames(from, ids, mostReturnPercent))
}

/** The most that a game returns to players on which bets take part in jackpots and prize drops, in percent. */
export const getMaxReturnForPrizes = async (from: Reads): Promise<number> =>
  (await getSetting(from, prizeGames)).mostReturnPercent

/** The games that may be opened, each with its studio and its category, as the catalogue stands now. */
export async function listPlayableGames(from: Reads) {
  const { licence } = await getSetting(from, site)
  const rows = await listOfferedGames(from)
  return rows.filter((row) => mayBePlayed({ ...row, licenceClasses: row.licence_classes }, licence.class))
}

/** What a line about a game shows of it; undefined for one that may not be played any more. */
export async function findGameTile(platform: Platform, id: number) {
  const game = (await getCatalogue(platform)).byId.get(id)
  return game && toGameTile(game)
}

/** Whether it may be opened and bet on: offered by the aggregator, shown by the operator, covered by our licence. */
export const isPlayable = (game: GameFacts): boolean => game.isPlayable
