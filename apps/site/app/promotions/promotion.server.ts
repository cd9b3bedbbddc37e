import { promotions } from "@elite/contract"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/promotion"
import { localizeBill } from "./bill.ts"
import { toFeatureWithPage } from "./featurePages.ts"

/** Answers 404 for a promotion that is not shown in this language, or not any more. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  try {
    const { promotion } = await api.call(promotions.getPromotion, { bonusId: params.bonusId })
    const { terms, ...bill } = promotion
    return {
      words: messagesFor(request, ["promotions"]),
      bill: localizeBill(api.language, bill),
      // A feature that is only announced cannot be opened.
      linkedFeature: bill.isInfoOnly ? undefined : toFeatureWithPage(bill.feature),
      terms: terms[api.language].split(/\n{2,}/),
    }
  } catch (problem) {
    if (problem instanceof ApiProblem && (problem.status === 404 || problem.status === 400))
      throw data(null, { status: 404 })
    throw problem
  }
}
