import { content, drops, promotions, type ReplyOf } from "@elite/contract"
import { part } from "../part.server.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/promotions"
import { billIn } from "./bill.ts"

type Reply = ReplyOf<typeof drops.getDrops>
/** The prize drops of the house, named in the language of the page. */
export type Drops = Pick<Reply, "claimDays"> & {
  campaigns: (Omit<Reply["campaigns"][number], "name" | "games"> & { name: string })[]
}

/** The campaigns that run or will; null where there are none, or none can be read. */
async function campaignsOf(api: Api, isOn: boolean): Promise<Drops | null> {
  const read = isOn ? await part(api.call(drops.getDrops, {})) : null
  if (!read || read.campaigns.length === 0) return null
  const campaigns = read.campaigns.map(({ name, games: _, ...rest }) => ({
    ...rest,
    name: name[api.language],
  }))
  return { claimDays: read.claimDays, campaigns }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ siteDetail }, { promotions: bills }, player] = await Promise.all([
    api.call(content.siteDetail, {}),
    api.call(promotions.getPromotions, {}),
    api.player(),
  ])
  const { features } = siteDetail
  return {
    words: speak(request, ["promotions"]),
    bills: bills.map((bill) => billIn(api.language, bill)),
    drops: await campaignsOf(api, features.prizeDrops === "on"),
    hasJackpots: features.jackpots === "on",
    hasInvitations: features.referralReward === "on" && player !== null && !player.exclusion,
  }
}
