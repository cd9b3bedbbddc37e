import { content, play, type ReplyOf } from "@elite/contract"
import { href, ownPages } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/round"

export type Round = ReplyOf<typeof play.getUserCasinoRound>["round"]

/** Whether the game of a round can be opened; one with a page of its own can while its feature is on. */
async function hasGame(api: Api, { game, isPlayable }: Round): Promise<boolean> {
  if (!Object.hasOwn(ownPages, game.slug)) return isPlayable
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  return features[game.slug] === "on"
}

/** One round of the player's own; 404 for any other. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const [transactionId, casinoGameId] = [url.searchParams.get("id"), Number(url.searchParams.get("game"))]
  if (transactionId === null) throw redirect(href("betHistory", api.language))
  try {
    const { round } = await api.call(play.getUserCasinoRound, { transactionId, casinoGameId })
    return {
      words: messagesFor(request, ["account", "history"]),
      round,
      isPlayable: await hasGame(api, round),
    }
  } catch (problem) {
    if (problem instanceof ApiProblem && [400, 404].includes(problem.status))
      throw data(null, { status: 404 })
    throw problem
  }
}
