import { content, play, type ReplyOf } from "@elite/contract"
import { href, ownPages } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/round"

export type Round = ReplyOf<typeof play.getUserCasinoRound>["round"]

/** Whether the round's game can be opened; a game with a page of its own needs its feature to be on. */
async function hasGame(api: Api, { game, isPlayable }: Round): Promise<boolean> {
  if (!Object.hasOwn(ownPages, game.slug)) return isPlayable
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  return features[game.slug] === "on"
}

/** Answers 404 for a round of another player. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const [transactionId, casinoGameId] = [url.searchParams.get("id"), Number(url.searchParams.get("game"))]
  if (transactionId === null) throw redirect(href("betHistory", api.language))
  try {
    const { round } = await api.call(play.getUserCasinoRound, { transactionId, casinoGameId })
    return {
      words: messagesFor(request, ["account", "history", "play"]),
      round,
      frameOrigins: [...api.visit.frameOrigins],
      isPlayable: await hasGame(api, round),
    }
  } catch (problem) {
    if (problem instanceof ApiProblem && [400, 404].includes(problem.status))
      throw data(null, { status: 404 })
    throw problem
  }
}
