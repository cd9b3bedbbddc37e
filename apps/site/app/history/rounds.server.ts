import { content, crash, play, type ReplyOf, sportsbook } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import { pageUrl } from "../pageUrl.ts"
import { todayInBrussels } from "../today.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/rounds"
import { type BetView, betViews, crashStates, roundStates, sportsStates } from "./betStates.ts"
import { type HistoryPeriod, parseGame, parseHistoryPeriod, toDaysInput, toPeriodInput } from "./period.ts"

type Rounds = ReplyOf<typeof play.getUserCasinoTransactions>
export type Totals = Rounds["totalBetAmounts"]
export type RoundRow = Rounds["transactions"]["rows"][number]
export type CrashRow = ReplyOf<typeof crash.customGameTransaction>["transactions"]["rows"][number]

const parseState = <S extends string>(states: readonly S[], asked: string | null): { status?: S } => {
  const status = states.find((state) => state === asked)
  return status === undefined ? {} : { status }
}
const statesByView = { rounds: roundStates, crash: crashStates, sports: sportsStates } as const

type BetFilter = { status: string | null; game: number | undefined }

async function readBets(api: Api, view: BetView, period: HistoryPeriod, { status, game }: BetFilter) {
  const input = toPeriodInput(period)
  if (view === "crash") {
    const asked = { ...input, ...parseState(crashStates, status) }
    const { transactions, totalBetAmounts } = await api.call(crash.customGameTransaction, asked)
    return { view, ...transactions, totals: totalBetAmounts }
  }
  if (view === "sports") {
    const { bets } = await api.call(sportsbook.getSportsBets, {
      ...input,
      ...parseState(sportsStates, status),
    })
    return { view, ...bets, totals: null }
  }
  const asked = {
    ...input,
    ...parseState(roundStates, status),
    ...(game !== undefined && { casinoGameId: game }),
  }
  const { transactions, totalBetAmounts } = await api.call(play.getUserCasinoTransactions, asked)
  return { view, ...transactions, totals: totalBetAmounts }
}

type Filters = { view: BetView; period: HistoryPeriod; params: URLSearchParams }

/** The games to filter by, and the one that is asked for; a number that is no game is ignored. */
async function readGames(api: Api, { view, period, params }: Filters) {
  if (view !== "rounds") return { games: [], game: undefined }
  const asked = parseGame(params)
  const { games } = await api.call(play.getPlayedGames, {
    ...toDaysInput(period),
    ...(asked !== undefined && { casinoGameId: asked }),
  })
  return { games, game: games.find(({ casinoGameId }) => casinoGameId === asked)?.casinoGameId }
}

async function readFilteredBets(api: Api, filters: Filters) {
  const { view, period, params } = filters
  const { games, game } = await readGames(api, filters)
  const list = await readBets(api, view, period, { status: params.get("status"), game })
  return { games, game, list }
}

/** Views that are offered now, or in which the player has bet before. */
async function availableViews(api: Api): Promise<BetView[]> {
  const { features } = (await api.call(content.siteDetail, {})).siteDetail
  const [hasCrash, hasSports] = await Promise.all([
    features.crash === "on" ||
      orNull(api.call(crash.customGameTransaction, { limit: 1 }).then((all) => all.transactions.count > 0)),
    (features.sportsbook ?? "off") !== "off" ||
      orNull(api.call(sportsbook.getSportsBets, { limit: 1 }).then(({ bets }) => bets.count > 0)),
  ])
  return betViews.filter((view) => (view === "crash" ? hasCrash : view === "sports" ? hasSports : true))
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const params = pageUrl(request.url).searchParams
  const period = parseHistoryPeriod(params)
  const view = betViews.find((each) => each === params.get("view")) ?? "rounds"
  const [read, views] = await Promise.all([
    orNull(readFilteredBets(api, { view, period, params })),
    availableViews(api),
  ])
  return {
    words: messagesFor(request, ["account", "history"]),
    view,
    /** The current view is always among the tabs. */
    views: betViews.filter((each) => each === view || views.includes(each)),
    /** Null where it cannot be read now. */
    list: read?.list ?? null,
    games: read?.games ?? [],
    game: read?.game,
    period,
    today: todayInBrussels(new Date()),
    status: parseState<string>(statesByView[view], params.get("status")).status,
  }
}
