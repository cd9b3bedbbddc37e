import { content, crash, drops, games, jackpots, tournaments } from "@elite/contract"
import { part } from "../part.server.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/results"

const shownOfEach = 10

/** What is made of something that was read; null and undefined stay what they are. */
const orSame = <T, M>(read: T | null | undefined, make: (read: T) => M): M | null | undefined =>
  read === null || read === undefined ? (read as null | undefined) : make(read)

/** What was won and drawn lately, as far as it is played here; a part that is null cannot be read now. */
async function readResults(api: Api) {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  const played = <T>(isOn: boolean, read: () => Promise<T>) => (isOn ? part(read()) : undefined)
  const [wins, cycles, prizes, over, flights] = await Promise.all([
    part(api.call(games.getRecentWinners, { limit: shownOfEach })),
    played(features.jackpots === "on", () => api.call(jackpots.getJackpotCycles, { limit: shownOfEach })),
    played(features.prizeDrops === "on", () => api.call(drops.getDropWinners, {})),
    played(features.tournamentHousePrizes !== "off", () =>
      api.call(tournaments.getPreviousTournaments, { limit: shownOfEach }),
    ),
    played(features.crash === "on", () => api.call(crash.getCrashHistory, { limit: shownOfEach })),
  ])
  return {
    wins: orSame(wins, ({ recentWinners }) => recentWinners),
    jackpots: orSame(cycles, ({ cycles: { rows } }) =>
      rows.flatMap(({ type, winners }) => winners.map((win) => ({ type, ...win }))),
    ),
    drops: orSame(prizes, ({ winners }) => winners.slice(0, shownOfEach)),
    tournaments: orSame(over, (read) => read.tournaments.rows),
    flights: orSame(flights, ({ rounds }) => rounds.rows),
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    words: speak(request, ["pages", "jackpotNames"]),
    results: await readResults(apiOf(context)),
  }
}
