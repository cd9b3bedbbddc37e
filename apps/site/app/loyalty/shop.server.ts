import { randomUUID } from "node:crypto"
import { loyalty } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/shop"
import { getClub, toRedemption } from "./club.server.ts"
import { parseCoins } from "./club.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const api = apiOf(context)
  const club = await getClub(api)
  return { words: messagesFor(request, ["loyalty"]), club, counter: toRedemption(user, club) }
}

const errorFields = {
  CoinsNotRedeemableErrorType: "eliteCoins",
  CoinsNotEnoughErrorType: "eliteCoins",
} as const

export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const t = translate(api.language, "loyalty")
  const eliteCoins = parseCoins(readText(form, "eliteCoins"))
  if (!eliteCoins) return invalidForm(form, { eliteCoins: t("counter.missing") })
  try {
    const idempotencyKey = readText(form, "attempt") || randomUUID()
    const { message, newBalance } = await api.call(
      loyalty.convertEliteCoins,
      { eliteCoins },
      { idempotencyKey },
    )
    const balance = formatsOf(api.language).euros(newBalance)
    api.notice({ kind: "success", text: message, detail: t("counter.newBalance", { balance }) })
  } catch (problem) {
    return toFormRefusal(problem, form, errorFields, t("counter.failed"))
  }
  return redirect(href("shop", api.language))
}
