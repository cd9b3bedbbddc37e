import { randomUUID } from "node:crypto"
import { limits, payments } from "@elite/contract"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/verifyDeposit"
import { findAmountProblem } from "./depositAmount.ts"
import { parsePurse, toDepositChoices } from "./deposits.server.ts"

/** `25` or `25.50` as whole cents; undefined for anything else. */
function parseCentsParam(text: string | null): number | undefined {
  const [, units, fraction = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text ?? "") ?? []
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction.padEnd(2, "0"))
}

/** A deposit proposed by a link: what of it is possible, before an order is made. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const url = pageUrl(request.url)
  const [{ depositRoom }, active] = await Promise.all([
    api.call(limits.getLimits, {}),
    api.call(payments.getActivePaymentMethods, {}),
  ])
  const cents = parseCentsParam(url.searchParams.get("amount"))
  const code = url.searchParams.get("paymentMethod")
  const method = toDepositChoices(active, api.language).find((choice) => choice.code === code)
  return {
    words: messagesFor(request, ["account", "deposit"]),
    proposal: cents !== undefined && method ? { cents, method } : null,
    problem: method ? findAmountProblem(cents, method.bounds, depositRoom.remaining) : null,
    remaining: depositRoom.remaining,
    purse: parsePurse(url),
    attempt: randomUUID(),
  }
}
