import { payments } from "@elite/contract"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/balances"
import { periodIn, periodInput } from "./period.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const params = pageUrl(request.url).searchParams
  const period = periodIn(params)
  const view = params.get("view") === "withdrawals" ? ("withdrawals" as const) : ("deposits" as const)
  const endpoint = view === "deposits" ? payments.depositTransaction : payments.withdrawTransaction
  const { transactions } = await apiOf(context).call(endpoint, periodInput(period))
  return {
    words: speak(request, ["account", "history", "paymentReasons"]),
    wallet: user.userWallet,
    view,
    period,
    transactions,
  }
}
