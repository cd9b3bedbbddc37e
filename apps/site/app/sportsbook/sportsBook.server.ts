import { type ReplyOf, sportsbook } from "@elite/contract"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/sportsBook"

type SportsBookState = Omit<ReplyOf<typeof sportsbook.getSportsBook>, "state" | "licence"> & {
  state: "on" | "infoOnly" | "closed"
  licence: string | null
}

/**
 * While the sports book is off the page answers 404; but a player who ever had money there reads that it is closed, and
 * what happens to their money and bets.
 */
async function readClosedState(api: Api): Promise<SportsBookState> {
  const balance = (await api.player())?.sportsBalance ?? null
  if (balance === null) throw data(null, { status: 404 })
  return { state: "closed", licence: null, frame: null, balance }
}

async function readSportsBook(api: Api): Promise<SportsBookState> {
  try {
    const state = await api.ask(sportsbook.getSportsBook, { languageCode: api.language })
    return { ...state, licence: state.licence.number }
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 404) return readClosedState(api)
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [state, player] = await Promise.all([readSportsBook(api), api.player()])
  return {
    words: messagesFor(request, ["sportsbook", "play", "realityCheck", "restricted"]),
    ...state,
    isPlayer: player !== null,
    /** Why they may not bet; they may still withdraw. */
    exclusion: player?.exclusion ?? null,
  }
}

export type SportsData = Route.ComponentProps["loaderData"]
