import { content, crash, type ReplyOf } from "@elite/contract"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"
import { type EndedRound, maxEndedRounds } from "./liveState.ts"
import { betsPerPage, type CrashQuery, roundBetsLoaded } from "./searchParams.ts"

export type LoadedBetLists = {
  all: ReplyOf<typeof crash.getCrashAllBets> | null
  /** A page of the round's bets after the first, as of its load. */
  further: ReplyOf<typeof crash.getCrashAllBets> | null
  mine: ReplyOf<typeof crash.getCrashMyBets>["bets"] | null
  top: ReplyOf<typeof crash.getCrashTopBets>["bets"] | null
}

/** 404 while the game, or the demo, is switched off. */
export async function assertCrashOffered(api: Api, ...features: "demoPlay"[]): Promise<void> {
  const { siteDetail } = await api.call(content.siteDetail, {})
  if (["crash", ...features].some((name) => siteDetail.features[name] !== "on"))
    throw data(null, { status: 404 })
}

const toPageInput = ({ page }: CrashQuery) => ({ limit: betsPerPage, offset: (page - 1) * betsPerPage })

export async function readBetLists(
  api: Api,
  query: CrashQuery,
  isPlayer: boolean,
): Promise<{ lists: LoadedBetLists; results: readonly EndedRound[] | null }> {
  const isFurther = query.list === "all" && query.page > 1
  const [all, further, mine, top, history] = await Promise.all([
    orNull(api.call(crash.getCrashAllBets, { limit: roundBetsLoaded })),
    isFurther ? orNull(api.call(crash.getCrashAllBets, toPageInput(query))) : null,
    isPlayer && query.list === "mine" ? orNull(api.call(crash.getCrashMyBets, toPageInput(query))) : null,
    query.list === "top" ? orNull(api.call(crash.getCrashTopBets, toPageInput(query))) : null,
    orNull(api.call(crash.getCrashHistory, { limit: maxEndedRounds })),
  ])
  return {
    lists: { all, further, mine: mine?.bets ?? null, top: top?.bets ?? null },
    results: history?.rounds.rows.map(({ roundId, overAs, result }) => ({ roundId, overAs, result })) ?? null,
  }
}

/** 404 where the game was switched off since. */
export async function getRound(api: Api): Promise<ReplyOf<typeof crash.getCrashRound>> {
  try {
    return await api.call(crash.getCrashRound, {})
  } catch (problem) {
    const isOff = problem instanceof ApiProblem && problem.errors[0]?.name === "CrashOffErrorType"
    throw isOff ? data(null, { status: 404 }) : problem
  }
}
