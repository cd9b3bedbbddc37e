import { content, crash, play, type ReplyOf, sportsbook } from "@elite/contract"
import { pageUrl } from "../pageUrl.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/rounds"
import { type Period, periodIn, periodInput } from "./period.ts"
import { type BetView, betViews, crashStates, roundStates, sportsStates } from "./states.ts"

type Rounds = ReplyOf<typeof play.getUserCasinoTransactions>
export type Totals = Rounds["totalBetAmounts"]
export type RoundRow = Rounds["transactions"]["rows"][number]
export type CrashRow = ReplyOf<typeof crash.customGameTransaction>["transactions"]["rows"][number]

/** The state that an address asks for, if it is one of these. */
const stateIn = <S extends string>(states: readonly S[], asked: string | null): { status?: S } => {
  const status = states.find((state) => state === asked)
  return status === undefined ? {} : { status }
}
const statesOf = { rounds: roundStates, crash: crashStates, sports: sportsStates } as const

async function listOf(api: Api, view: BetView, period: Period, status: string | null) {
  const input = periodInput(period)
  if (view === "crash") {
    const asked = { ...input, ...stateIn(crashStates, status) }
    const { transactions, totalBetAmounts } = await api.call(crash.customGameTransaction, asked)
    return { view, ...transactions, totals: totalBetAmounts }
  }
  if (view === "sports") {
    const { bets } = await api.call(sportsbook.getSportsBets, { ...input, ...stateIn(sportsStates, status) })
    return { view, ...bets, totals: null }
  }
  const asked = { ...input, ...stateIn(roundStates, status) }
  const { transactions, totalBetAmounts } = await api.call(play.getUserCasinoTransactions, asked)
  return { view, ...transactions, totals: totalBetAmounts }
}

/** Which parts there are for somebody: what is offered, and what they have bet on while it was. */
async function viewsOf(api: Api): Promise<BetView[]> {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  const [hasCrash, hasSports] = await Promise.all([
    features.crash === "on" ||
      part(api.call(crash.customGameTransaction, { limit: 1 }).then((all) => all.transactions.count > 0)),
    (features.sportsbook ?? "off") !== "off" ||
      part(api.call(sportsbook.getSportsBets, { limit: 1 }).then(({ bets }) => bets.count > 0)),
  ])
  return betViews.filter((view) => (view === "crash" ? hasCrash : view === "sports" ? hasSports : true))
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const view = betViews.find((each) => each === params.get("view")) ?? "rounds"
  const asked = params.get("status")
  const [list, views] = await Promise.all([part(listOf(api, view, period, asked)), viewsOf(api)])
  return {
    words: speak(request, ["account", "history"]),
    view,
    /** Those that can be chosen, the open one among them. */
    views: betViews.filter((each) => each === view || views.includes(each)),
    /** Null where it cannot be read now. */
    list,
    period,
    status: stateIn<string>(statesOf[view], asked).status,
  }
}
