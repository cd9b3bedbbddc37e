import { dropsAnchor } from "../drops/dropsAnchor.ts"

export const featurePages = {
  joiningBonus: "deposits",
  referralReward: "referrals",
  coinRedemption: "shop",
  rankMultipliers: "eliteClub",
  jackpots: "jackpots",
  prizeDrops: "promotions",
  questHouseMoney: "eliteQuest",
  tournamentHousePrizes: "currentTournaments",
} as const
export type FeatureWithPage = keyof typeof featurePages

/** Where a feature is a section of its page. */
export const featureAnchors: { readonly [Feature in FeatureWithPage]?: string } = {
  prizeDrops: `#${dropsAnchor}`,
}

const hasFeaturePage = (feature: string): feature is FeatureWithPage => Object.hasOwn(featurePages, feature)

/** Undefined for none, or for one without a page of its own. */
export const toFeatureWithPage = (feature: string | null): FeatureWithPage | undefined =>
  feature !== null && hasFeaturePage(feature) ? feature : undefined
