import { content, jackpots, prizes, type ReplyOf } from "@elite/contract"
import { data } from "react-router"
import { readDrops } from "../drops/drops.server.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/jackpots"
import { cyclesPerPage, ownBetsPerPage, parseJackpotsQuery } from "./searchParams.ts"

export type JackpotsReply = ReplyOf<typeof jackpots.getJackpots>
export type Pool = JackpotsReply["jackpots"][number]
export type FinishedCycle = ReplyOf<typeof jackpots.getJackpotCycles>["cycles"]["rows"][number]
export type OwnItems = ReplyOf<typeof jackpots.getOwnJackpotItems>["items"]

/** Undefined for a visitor, null where they cannot be read. */
async function readOwnItems(
  api: Api,
  jackpotId: number,
  pageNo: number,
): Promise<OwnItems | null | undefined> {
  if (!(await api.player())) return undefined
  const reply = await orNull(
    api.call(jackpots.getOwnJackpotItems, { jackpotId, pageNo, limit: ownBetsPerPage }),
  )
  return reply?.items ?? null
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { siteDetail } = await api.call(content.siteDetail, {})
  if (siteDetail.features.jackpots !== "on") throw data(null, { status: 404 })
  const query = parseJackpotsQuery(url.searchParams)
  const { type, page } = query
  const player = await api.player()
  const [overview, finished, drops, claimable] = await Promise.all([
    api.call(jackpots.getJackpots, {}),
    orNull(
      api.call(jackpots.getJackpotCycles, { pageNo: page, limit: cyclesPerPage, ...(type ? { type } : {}) }),
    ),
    readDrops(api, siteDetail.features.prizeDrops === "on"),
    player ? orNull(api.call(prizes.getClaimablePrizes, {})) : null,
  ])
  const jackpotId = query.cycle ?? finished?.cycles.rows[0]?.jackpotId
  const selected =
    jackpotId === undefined
      ? undefined
      : await Promise.all([
          orNull(api.call(jackpots.getJackpotCycle, { jackpotId })),
          readOwnItems(api, jackpotId, query.own),
        ])
  return {
    words: messagesFor(request, [
      "jackpots",
      "jackpotDrops",
      "jackpotNames",
      "jackpotWon",
      ...(drops ? (["drops"] as const) : []),
      ...(player ? (["claims"] as const) : []),
    ]),
    drops,
    /** Of jackpots and prize drops. */
    claimable: claimable?.prizes.filter(({ source }) => source === "jackpots" || source === "drops") ?? [],
    overview,
    finished: finished?.cycles ?? null,
    query,
    /** Null where it cannot be read, undefined where none is over. */
    cycle: selected && (selected[0]?.cycle ?? null),
    own: selected?.[1],
  }
}
