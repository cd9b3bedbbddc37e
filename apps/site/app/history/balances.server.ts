import { payments } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/balances"
import { periodIn, periodInput } from "./period.ts"

/** What was read, or null where the house cannot read it now: the rest of the page is still of use. */
async function readable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return null
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const view = params.get("view") === "withdrawals" ? ("withdrawals" as const) : ("deposits" as const)
  const endpoint = view === "deposits" ? payments.depositTransaction : payments.withdrawTransaction
  const transactions = await readable(async () => {
    const read = await apiOf(context).call(endpoint, periodInput(period))
    return read.transactions
  })
  return {
    words: speak(request, ["account", "history", "paymentReasons"]),
    wallet: user.userWallet,
    view,
    period,
    transactions,
  }
}
