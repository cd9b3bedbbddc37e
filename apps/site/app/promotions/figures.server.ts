import { bonuses, jackpots, loyalty, quest, referrals, tournaments } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"
import type { FeatureWithPage } from "./featurePages.ts"

/** Amounts in euros. */
type Figure = { amount: number } | { percent: number; maximum: number } | { multiplier: number }

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** Undefined without a figure, or where it cannot be read. */
const figureReaders = {
  joiningBonus: async (api) => (await orNull(api.call(bonuses.getJoiningBonusOffer, {})))?.offer ?? undefined,
  referralReward: async (api) => (await orNull(api.call(referrals.getReferralBonus, {})))?.bonus?.terms,
  jackpots: async (api) => {
    const reply = await orNull(api.call(jackpots.getJackpots, {}))
    return reply ? { amount: sum(reply.jackpots.map(({ pool }) => pool)) } : undefined
  },
  rankMultipliers: async (api) => {
    const reply = await orNull(api.call(loyalty.getLoyaltyLevel, {}))
    return { multiplier: Math.max(1, ...(reply?.loyaltyLevels.map((rank) => rank.coinMultiplier) ?? [])) }
  },
  questHouseMoney: async (api) => {
    const current = (await orNull(api.call(quest.getQuest, {})))?.quest
    return current?.state === "running" ? { amount: current.pool } : undefined
  },
  tournamentHousePrizes: async (api) => {
    const reply = await orNull(api.call(tournaments.getCurrentTournaments, {}))
    const paid = reply?.tournaments.filter(({ prizesIn }) => prizesIn === "cash") ?? []
    return { amount: sum(paid.map(({ pool }) => pool)) }
  },
} satisfies { [Feature in FeatureWithPage]?: (api: Api) => Promise<Figure | undefined> }
type FeatureWithFigure = keyof typeof figureReaders

/** The figure of a promotion and what it is of. */
export type BillFigure = Figure & { of: FeatureWithFigure }

const hasFigure = (feature: FeatureWithPage): feature is FeatureWithFigure =>
  Object.hasOwn(figureReaders, feature)

/** Undefined for a promotion without a figure, and for one of nothing. */
export async function readBillFigure(
  api: Api,
  feature: FeatureWithPage | undefined,
): Promise<BillFigure | undefined> {
  if (!feature || !hasFigure(feature)) return undefined
  const figure: Figure | undefined = await figureReaders[feature](api)
  if (!figure) return undefined
  if ("percent" in figure) return { of: feature, percent: figure.percent, maximum: figure.maximum }
  if ("multiplier" in figure)
    return figure.multiplier > 1 ? { of: feature, multiplier: figure.multiplier } : undefined
  return figure.amount > 0 ? { of: feature, amount: figure.amount } : undefined
}
