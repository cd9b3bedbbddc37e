import { randomUUID } from "node:crypto"
import { games, play, tournaments } from "@elite/contract"
import type { Game } from "@elite/contract/games.ts"
import { href, ownPages } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { findGame } from "../games/findGame.server.ts"
import { findStudio } from "../games/gameList.server.ts"
import { type EncodedTile, encodeTile, toTile } from "../games/tile.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor, translate } from "../visit.server.ts"
import type { Route } from "./+types/play"
import { type TournamentCredit, toTournamentCredit } from "./tournamentCredit.ts"

const parseId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Null for cash and for a visitor. 404 where the tournament is not the player's. */
async function findTournamentCredit(
  api: Api,
  tournamentParam: string | null,
  mayPlay: boolean,
): Promise<TournamentCredit | null> {
  if (tournamentParam === null) return null
  const tournamentId = parseId(tournamentParam)
  if (tournamentId === null) throw data(null, { status: 404 })
  if (!mayPlay) return null
  const credit = toTournamentCredit(await api.call(tournaments.getTournament, { tournamentId, limit: 1 }))
  if (!credit) throw data(null, { status: 404 })
  return credit
}

const similarGames = 12

/** Other games of its type; empty where they cannot be read. */
async function readSimilarGames(api: Api, game: Game): Promise<readonly EncodedTile[]> {
  const filter = { subCategory: game.gameSubCategoryId, limit: similarGames + 1 }
  const reply = await orNull(api.call(games.getAllGames, filter))
  return (reply?.categoryGames.rows ?? [])
    .filter(({ casinoGameId }) => casinoGameId !== game.casinoGameId)
    .slice(0, similarGames)
    .map(encodeTile)
}

/**
 * A game by slug or number. Obstacles that are known here (age, log-in, no demo) are shown at once; the
 * others are the server's answer to opening the game.
 */
export async function loader({ request, url, context, params }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { gameId } = params
  if (Object.hasOwn(ownPages, gameId))
    throw redirect(href("play", api.language, { gameId }) + url.search, 301)
  const isDemo = url.searchParams.get("demo") === "1"
  const tournament = isDemo ? null : url.searchParams.get("tournament")
  const [game, player] = await Promise.all([findGame(api, params.gameId), api.player()])
  if (!game) throw data(null, { status: 404 })
  if (params.gameId !== game.slug)
    throw redirect(href("play", api.language, { gameId: game.slug }) + url.search, 301)
  const isAsked = isDemo && game.hasDemo && !player && (await api.call(play.demoPeriod, {})).isAsked
  const exclusion = player?.exclusion ?? null
  const [credit, studio] = await Promise.all([
    findTournamentCredit(api, tournament, player !== null && !exclusion),
    findStudio(api, game.CasinoProvider.slug),
  ])
  const obstacle = exclusion
    ? "restricted"
    : isDemo && !game.hasDemo
      ? "noDemo"
      : isAsked
        ? "age"
        : !isDemo && !player
          ? "logIn"
          : null
  const isIntroduced = obstacle !== null && obstacle !== "restricted"
  const say = translate(api.language, "play")
  return {
    words: messagesFor(request, [
      "play",
      "tiles",
      "realityCheck",
      "restricted",
      "jackpotNames",
      "jackpotWon",
      "claims",
      "quest",
    ]),
    title: say("title", { game: game.name }),
    description: say("description", { game: game.name, studio: game.CasinoProvider.name }),
    game: {
      ...toTile(game),
      volatility: game.volatility,
      maxBet: game.maxBet,
      kind: { slug: game.GameSubCategory.slug, name: game.GameSubCategory.name[api.language] },
      /** Null where they cannot be read. */
      madeBy: studio ? { slug: studio.slug, icon: studio.icon } : null,
      similar: isIntroduced ? await readSimilarGames(api, game) : [],
    },
    isDemo,
    /** Null where the game is played from cash. */
    credit,
    /** Each load has a new idempotency key. */
    attempt: randomUUID(),
    obstacle: obstacle as "restricted" | "noDemo" | "age" | "logIn" | null,
    /** Why the player may not play. */
    exclusion,
    frameOrigins: [...api.visit.frameOrigins],
  }
}

async function rebuyEntry(api: Api, form: FormData, returnPath: string): Promise<FormRefusal> {
  const idempotencyKey = readText(form, "attempt") || randomUUID()
  const tournamentId = parseId(readText(form, "rebuy")) ?? 0
  try {
    const { message } = await api.call(tournaments.rebuyTournament, { tournamentId }, { idempotencyKey })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, {}, translate(api.language, "play")("credit.rebuyFailed"))
  }
  throw redirect(returnPath)
}

/** A rebuy from within a game, or the answer to the age question. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = apiOf(context)
  const form = await request.formData()
  if (form.has("rebuy")) return rebuyEntry(api, form, url.pathname + url.search)
  const isOfAge = form.get("ofAge") === "yes"
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
