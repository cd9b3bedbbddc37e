import { bonuses, limits, payments } from "@elite/contract"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { orNull } from "../orNull.server.ts"
import { pageUrl } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Order } from "./deposits.server.ts"

type Args = { request: Request; context: Parameters<typeof apiOf>[0] }

/** Looks up the order by its id; other parameters of the address are not trusted. Null for none or another player's. */
async function findOrder({ request, context }: Args): Promise<Order | null> {
  const orderid = pageUrl(request.url).searchParams.get("orderid")
  if (!orderid) return null
  try {
    return await apiOf(context).ask(payments.hiPayResponse, { orderid })
  } catch (problem) {
    if (problem instanceof ApiProblem && (problem.status === 404 || problem.status === 400)) return null
    throw problem
  }
}

/**
 * Redirects to the address without the parameters that the gateway adds: they contain an e-mail address and card data.
 */
function redirectWithoutGatewayParams(request: Request): void {
  const { pathname, searchParams } = pageUrl(request.url)
  const orderid = searchParams.get("orderid")
  if (orderid && searchParams.size > 1) throw redirect(`${pathname}?orderid=${encodeURIComponent(orderid)}`)
}

/** The joining bonus that an order brought; null where it brought none, or not yet. */
async function readGrantedBonus(api: Api, order: Order | null) {
  if (!order?.joiningBonus || order.status !== "succeeded") return null
  const read = await orNull(api.call(bonuses.getActiveJoiningBonus, {}))
  const active = read?.bonus?.active
  return active?.orderId === order.orderId ? active : null
}

/** The data of both result pages: order, balance and remaining room of the week. */
export async function loadPaymentResult(args: Args) {
  redirectWithoutGatewayParams(args.request)
  const user = await requirePlayer(args.context, args.request)
  const api = apiOf(args.context)
  const [order, { now, regulatoryWeeklyDepositLimit, depositRoom }] = await Promise.all([
    findOrder(args),
    api.call(limits.getLimits, {}),
  ])
  const isSports = order?.purse === "sports"
  return {
    words: messagesFor(args.request, ["account", "bonuses", "deposit", "paymentReasons"]),
    order,
    bonus: await readGrantedBonus(api, order),
    /** The balance of the purse that was paid into. */
    balance: isSports ? (user.sportsBalance ?? 0) : user.userWallet.amount,
    room: regulatoryWeeklyDepositLimit,
    depositRoom,
    now,
  }
}
export type PaymentResultData = Awaited<ReturnType<typeof loadPaymentResult>>
