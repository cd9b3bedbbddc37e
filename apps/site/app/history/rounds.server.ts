import { play, type ReplyOf } from "@elite/contract"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/rounds"
import { periodIn, periodInput } from "./period.ts"
import { roundStates } from "./roundStates.ts"

export type Reply = ReplyOf<typeof play.getUserCasinoTransactions>

export type Row = Reply["transactions"]["rows"][number]

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const status = roundStates.find((state) => state === params.get("status"))
  const rounds = await apiOf(context).call(play.getUserCasinoTransactions, {
    ...periodInput(period),
    ...(status ? { status } : {}),
  })
  return {
    words: speak(request, ["account", "history"]),
    ...rounds,
    period,
    status,
  }
}
