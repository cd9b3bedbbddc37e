import { content, crash, drops, games, jackpots, tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/results"

const rowsShown = 10

/** What is made of something that was read; null and undefined stay what they are. */
const mapIfRead = <T, M>(read: T | null | undefined, make: (read: T) => M): M | null | undefined =>
  read === null || read === undefined ? (read as null | undefined) : make(read)

/** What was won and drawn lately, as far as it is played here; a part that is null cannot be read now. */
async function readResults(api: Api) {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  const played = <T>(isOn: boolean, read: () => Promise<T>) => (isOn ? orNull(read()) : undefined)
  const [wins, cycles, prizes, over, flights] = await Promise.all([
    orNull(api.call(games.getRecentWinners, { limit: rowsShown })),
    played(features.jackpots === "on", () => api.call(jackpots.getJackpotCycles, { limit: rowsShown })),
    played(features.prizeDrops === "on", () => api.call(drops.getDropWinners, {})),
    played(features.tournamentHousePrizes !== "off", () =>
      api.call(tournaments.getPreviousTournaments, { limit: rowsShown }),
    ),
    played(features.crash === "on", () => api.call(crash.getCrashHistory, { limit: rowsShown })),
  ])
  return {
    wins: mapIfRead(wins, ({ recentWinners }) => recentWinners),
    jackpots: mapIfRead(cycles, ({ cycles: { rows } }) =>
      rows.flatMap(({ type, winners }) => winners.map((win) => ({ type, ...win }))),
    ),
    drops: mapIfRead(prizes, ({ winners }) => winners.slice(0, rowsShown)),
    tournaments: mapIfRead(over, (read) => read.tournaments.rows),
    flights: mapIfRead(flights, ({ rounds }) => rounds.rows),
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    words: messagesFor(request, ["pages", "jackpotNames"]),
    results: await readResults(apiOf(context)),
  }
}
