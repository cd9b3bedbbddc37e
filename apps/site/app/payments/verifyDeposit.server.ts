import { randomUUID } from "node:crypto"
import { limits, payments } from "@elite/contract"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/verifyDeposit"
import { findAmountProblem } from "./depositAmount.ts"
import { parsePurse, toDepositChoices } from "./deposits.server.ts"

/** Whole cents of an amount in an address, e.g. `25` or `25.50`; undefined where it is none. */
function parseCentsParam(text: string | null): number | undefined {
  const [, units, fraction = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text ?? "") ?? []
  return units === undefined ? undefined : Number(units) * 100 + Number(fraction.padEnd(2, "0"))
}

/** A deposit as an address proposes it: what of it can be made, before any order is. */
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
    asked: cents !== undefined && method ? { cents, method } : null,
    problem: method ? findAmountProblem(cents, method.terms, depositRoom.remaining) : null,
    remaining: depositRoom.remaining,
    purse: parsePurse(url),
    attempt: randomUUID(),
  }
}
