import { content, prizes, promotions } from "@elite/contract"
import { readDrops } from "../drops/drops.server.ts"
import { orNull } from "../orNull.server.ts"
import { apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/promotions"
import { localizeBill } from "./bill.ts"
import { toFeatureWithPage } from "./featurePages.ts"
import { readBillFigure } from "./figures.server.ts"

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ siteDetail }, { promotions: bills }, player] = await Promise.all([
    api.call(content.siteDetail, {}),
    api.call(promotions.getPromotions, {}),
    api.player(),
  ])
  const { features } = siteDetail
  const localized = bills.map((bill) => localizeBill(api.language, bill))
  const [shown, drops, own] = await Promise.all([
    Promise.all(
      localized.map(async ({ feature, ...bill }) => {
        // A feature that is only announced cannot be opened.
        const linked = bill.isInfoOnly ? undefined : toFeatureWithPage(feature)
        return { ...bill, feature: linked, figure: await readBillFigure(api, linked) }
      }),
    ),
    readDrops(api, features.prizeDrops === "on"),
    player ? orNull(api.call(prizes.getClaimablePrizes, {})) : null,
  ])
  return {
    words: messagesFor(request, [
      "promotions",
      ...(drops ? (["drops"] as const) : []),
      ...(player ? (["claims"] as const) : []),
    ]),
    // Stable, so that those with a figure keep the order of the operator.
    bills: shown.sort((a, b) => Number(b.figure !== undefined) - Number(a.figure !== undefined)),
    drops,
    claimable: own?.prizes ?? [],
    hasJackpots: features.jackpots === "on",
    hasInvitations: features.referralReward === "on" && player !== null && !player.exclusion,
  }
}
