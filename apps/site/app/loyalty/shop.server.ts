import { randomUUID } from "node:crypto"
import { loyalty } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { redirect } from "react-router"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/shop"
import { clubOf, counterOf } from "./club.server.ts"
import { coinsIn } from "./club.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const api = apiOf(context)
  const club = await clubOf(api)
  return { words: speak(request, ["loyalty"]), club, counter: counterOf(user, club) }
}

const fieldOf = {
  CoinsNotRedeemableErrorType: "eliteCoins",
  CoinsNotEnoughErrorType: "eliteCoins",
} as const

/** Turns coins into balance and leads back to the counter. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const say = translate(api.language, "loyalty")
  const eliteCoins = coinsIn(textIn(form, "eliteCoins"))
  if (!eliteCoins) return wrong(form, { eliteCoins: say("counter.missing") })
  try {
    const idempotencyKey = textIn(form, "attempt") || randomUUID()
    const { message, newBalance } = await api.call(
      loyalty.convertEliteCoins,
      { eliteCoins },
      { idempotencyKey },
    )
    const balance = formatsOf(api.language).euros(newBalance)
    api.notice({ kind: "success", text: message, detail: say("counter.newBalance", { balance }) })
  } catch (problem) {
    return refusedForm(problem, form, fieldOf, say("counter.failed"))
  }
  return redirect(href("shop", api.language))
}
