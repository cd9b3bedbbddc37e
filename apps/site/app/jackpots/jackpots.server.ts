import { content, jackpots, type ReplyOf } from "@elite/contract"
import { data } from "react-router"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/jackpots"
import { cyclesPerPage, ownBetsPerPage, parseJackpotsQuery } from "./searchParams.ts"

export type JackpotsReply = ReplyOf<typeof jackpots.getJackpots>
export type Pool = JackpotsReply["jackpots"][number]
export type FinishedCycle = ReplyOf<typeof jackpots.getJackpotCycles>["cycles"]["rows"][number]
export type OwnItems = ReplyOf<typeof jackpots.getOwnJackpotItems>["items"]

/** The player's own bets in a cycle; undefined for a visitor, null where they cannot be read now. */
async function readOwnItems(
  api: Api,
  jackpotId: number,
  pageNo: number,
): Promise<OwnItems | null | undefined> {
  if (!(await api.player())) return undefined
  const read = await orNull(
    api.call(jackpots.getOwnJackpotItems, { jackpotId, pageNo, limit: ownBetsPerPage }),
  )
  return read?.items ?? null
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { siteDetail } = await api.call(content.siteDetail, {})
  if (siteDetail.features.jackpots !== "on") throw data(null, { status: 404 })
  const asked = parseJackpotsQuery(url.searchParams)
  const { type, page } = asked
  const [house, finished] = await Promise.all([
    api.call(jackpots.getJackpots, {}),
    orNull(
      api.call(jackpots.getJackpotCycles, { pageNo: page, limit: cyclesPerPage, ...(type ? { type } : {}) }),
    ),
  ])
  const jackpotId = asked.cycle ?? finished?.cycles.rows[0]?.jackpotId
  const shown =
    jackpotId === undefined
      ? undefined
      : await Promise.all([
          orNull(api.call(jackpots.getJackpotCycle, { jackpotId })),
          readOwnItems(api, jackpotId, asked.own),
        ])
  return {
    words: messagesFor(request, ["jackpots", "jackpotDrops", "jackpotNames", "jackpotWon"]),
    house,
    finished: finished?.cycles ?? null,
    asked,
    /** The cycle whose proof is shown; null where it cannot be read now, undefined where none is over. */
    cycle: shown && (shown[0]?.cycle ?? null),
    own: shown?.[1],
  }
}
