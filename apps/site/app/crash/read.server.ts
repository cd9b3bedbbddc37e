import { content, crash, type ReplyOf } from "@elite/contract"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { part } from "../part.server.ts"
import type { Api } from "../visit.server.ts"
import { type Asked, betsAtOnce, roundBetsRead } from "./asked.ts"
import { mostOver, type Over } from "./heard.ts"

/** The lists of bets beside the game; null where one could not be read, or was not asked for. */
export type ListRead = {
  all: ReplyOf<typeof crash.getCrashAllBets> | null
  /** A page of the round's bets after the first, as it was when it was read. */
  further: ReplyOf<typeof crash.getCrashAllBets> | null
  mine: ReplyOf<typeof crash.getCrashMyBets>["bets"] | null
  top: ReplyOf<typeof crash.getCrashTopBets>["bets"] | null
}

/** Nobody finds the game while the house does not play it, nor its demo while nothing is played for fun. */
export async function assertPlayed(api: Api, ...features: "demoPlay"[]): Promise<void> {
  const { siteDetail } = await api.call(content.siteDetail, {})
  if (["crash", ...features].some((name) => siteDetail.features[name] !== "on"))
    throw data(null, { status: 404 })
}

const pageOf = ({ page }: Asked) => ({ limit: betsAtOnce, offset: (page - 1) * betsAtOnce })

/** The lists that are shown, and where the last rounds ended. */
export async function listsOf(
  api: Api,
  asked: Asked,
  isPlayer: boolean,
): Promise<{ lists: ListRead; results: readonly Over[] | null }> {
  const isFurther = asked.list === "all" && asked.page > 1
  const [all, further, mine, top, history] = await Promise.all([
    part(api.call(crash.getCrashAllBets, { limit: roundBetsRead })),
    isFurther ? part(api.call(crash.getCrashAllBets, pageOf(asked))) : null,
    isPlayer && asked.list === "mine" ? part(api.call(crash.getCrashMyBets, pageOf(asked))) : null,
    asked.list === "top" ? part(api.call(crash.getCrashTopBets, pageOf(asked))) : null,
    part(api.call(crash.getCrashHistory, { limit: mostOver })),
  ])
  return {
    lists: { all, further, mine: mine?.bets ?? null, top: top?.bets ?? null },
    results: history?.rounds.rows.map(({ roundId, overAs, result }) => ({ roundId, overAs, result })) ?? null,
  }
}

/** The round that stands; not found where the game was switched off since. */
export async function roundOf(api: Api): Promise<ReplyOf<typeof crash.getCrashRound>> {
  try {
    return await api.call(crash.getCrashRound, {})
  } catch (problem) {
    const isOff = problem instanceof ApiProblem && problem.errors[0]?.name === "CrashOffErrorType"
    throw isOff ? data(null, { status: 404 }) : problem
  }
}
