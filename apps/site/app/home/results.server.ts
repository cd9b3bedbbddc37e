import { content, crash, drops, games, jackpots, tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/results"

const rowsShown = 10

const mapIfRead = <T, M>(read: T | null | undefined, convert: (read: T) => M): M | null | undefined =>
  read === null || read === undefined ? (read as null | undefined) : convert(read)

/** Undefined where a game is switched off, null where it cannot be read. */
async function readResults(api: Api) {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  const readIfOn = <T>(isOn: boolean, read: () => Promise<T>) => (isOn ? orNull(read()) : undefined)
  const [wins, cycles, prizes, finished, flights] = await Promise.all([
    orNull(api.call(games.getRecentWinners, { limit: rowsShown })),
    readIfOn(features.jackpots === "on", () => api.call(jackpots.getJackpotCycles, { limit: rowsShown })),
    readIfOn(features.prizeDrops === "on", () => api.call(drops.getDropWinners, {})),
    readIfOn(features.tournamentHousePrizes !== "off", () =>
      api.call(tournaments.getPreviousTournaments, { limit: rowsShown }),
    ),
    readIfOn(features.crash === "on", () => api.call(crash.getCrashHistory, { limit: rowsShown })),
  ])
  return {
    wins: mapIfRead(wins, ({ recentWinners }) => recentWinners),
    jackpots: mapIfRead(cycles, ({ cycles: { rows } }) =>
      rows.flatMap(({ type, winners }) => winners.map((win) => ({ type, ...win }))),
    ),
    drops: mapIfRead(prizes, ({ winners }) => winners.slice(0, rowsShown)),
    tournaments: mapIfRead(finished, (read) => read.tournaments.rows),
    flights: mapIfRead(flights, ({ rounds }) => rounds.rows),
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    words: messagesFor(request, ["pages", "jackpotNames"]),
    results: await readResults(apiOf(context)),
  }
}
