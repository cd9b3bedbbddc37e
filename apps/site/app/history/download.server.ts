import { me, wallet } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/download"
import { betViews } from "./betStates.ts"
import { parseGame, parseHistoryPeriod, toDaysInput } from "./period.ts"

/** Reads the filter of a history's page as the page does: what is not of its view is ignored. */
function toExportInput(params: URLSearchParams, view: me.ExportedView) {
  const statuses: readonly string[] = Object.hasOwn(me.exportedStatuses, view)
    ? me.exportedStatuses[view as keyof typeof me.exportedStatuses]
    : []
  const [game, status] = [parseGame(params), params.get("status")]
  const type = wallet.transactionTypes.find((each) => each === params.get("type"))
  return {
    view,
    ...toDaysInput(parseHistoryPeriod(params)),
    ...(view === "rounds" && game !== undefined && { casinoGameId: game }),
    ...(status !== null && statuses.includes(status) && { status: status as "open" }),
    ...(view === "statement" && type !== undefined && { transactionType: type }),
  }
}

/** Back to the page of the history, with the reason. */
function toHistory(api: Api, params: URLSearchParams, view: me.ExportedView, problem: ApiProblem): Response {
  api.notice({ kind: "error", text: problem.errors[0]?.description ?? "" })
  const page = betViews.some((each) => each === view) ? "betHistory" : "balances"
  return redirect(`${href(page, api.language)}?${params}`)
}

/** A history as a CSV file, under the filter in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const params = pageUrl(request.url).searchParams
  const view = me.exportedViews.find((each) => each === params.get("view")) ?? "rounds"
  try {
    const { csv, fileName } = await api.call(me.exportHistory, toExportInput(params, view))
    return new Response(csv, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "no-store",
      },
    })
  } catch (problem) {
    if (problem instanceof ApiProblem) throw toHistory(api, params, view, problem)
    throw problem
  }
}
