import { play } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { findGame } from "../games/find.server.ts"
import { tileOf } from "../games/tile.ts"
import { apiOf, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/play"

/**
 * A game by slug or number. What stands before it is decided here where it can be (age, log-in, no demo); the rest is
 * the server's answer when the game is opened.
 */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const isDemo = url.searchParams.get("demo") === "1"
  const [game, player] = await Promise.all([findGame(api, params.gameId), api.player()])
  if (!game) throw data(null, { status: 404 })
  if (params.gameId !== game.slug)
    throw redirect(href("play", api.language, { gameId: game.slug }) + url.search, 301)
  const isAsked = isDemo && game.hasDemo && !player && (await api.call(play.demoPeriod, {})).isAsked
  const exclusion = player?.exclusion ?? null
  const before = exclusion
    ? "restricted"
    : isDemo && !game.hasDemo
      ? "noDemo"
      : isAsked
        ? "age"
        : !isDemo && !player
          ? "logIn"
          : null
  const say = translate(api.language, "play")
  return {
    words: speak(request, ["play", "tiles", "realityCheck", "restricted", "jackpotNames", "jackpotWon"]),
    title: say("title", { game: game.name }),
    description: say("description", { game: game.name, studio: game.CasinoProvider.name }),
    game: {
      ...tileOf(game),
      volatility: game.volatility,
      maxBet: game.maxBet,
      kind: game.GameSubCategory.name[api.language],
    },
    isDemo,
    before: before as "restricted" | "noDemo" | "age" | "logIn" | null,
    /** Why they may not play, where `before` is "restricted". */
    exclusion,
    frameOrigins: [...api.visit.frameOrigins],
  }
}

/** The answer to the age question: yes opens the time to try games, no leads away. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const isOfAge = (await request.formData()).get("ofAge") === "yes"
  if (!isOfAge) throw redirect(href("responsibleGambling", api.language))
  try {
    await api.call(play.answerAge, { isOfAge })
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem
    api.notice({ kind: "error", text: problem.message })
  }
  throw redirect(url.pathname + url.search)
}

export type PlayData = Route.ComponentProps["loaderData"]
