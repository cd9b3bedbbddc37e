import { promotions } from "@elite/contract"
import { data } from "react-router"
import { ApiProblem } from "../api.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/promotion"
import { localizeBill } from "./bill.ts"
import { toFeatureWithPage } from "./featurePages.ts"

/** A bill that does not hang here, or not any more, is nowhere. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  try {
    const { promotion } = await api.call(promotions.getPromotion, { bonusId: params.bonusId })
    const { terms, feature, ...bill } = promotion
    return {
      words: messagesFor(request, ["promotions"]),
      bill: localizeBill(api.language, bill),
      // What is only told of is nowhere to be had.
      leadsTo: bill.isInfoOnly ? undefined : toFeatureWithPage(feature),
      terms: terms[api.language].split(/\n{2,}/),
    }
  } catch (problem) {
    if (problem instanceof ApiProblem && (problem.status === 404 || problem.status === 400))
      throw data(null, { status: 404 })
    throw problem
  }
}
