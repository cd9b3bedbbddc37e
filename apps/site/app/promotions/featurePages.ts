/** The page of each feature; prize drops are a section of the page of promotions. */
export const featurePages = {
  joiningBonus: "deposits",
  referralReward: "referrals",
  coinRedemption: "shop",
  rankMultipliers: "eliteClub",
  jackpots: "jackpots",
  questHouseMoney: "eliteQuest",
  tournamentHousePrizes: "currentTournaments",
} as const
export type FeatureWithPage = keyof typeof featurePages

const hasFeaturePage = (feature: string): feature is FeatureWithPage => Object.hasOwn(featurePages, feature)

/** Undefined for none, or for one without a page of its own. */
export const toFeatureWithPage = (feature: string | null): FeatureWithPage | undefined =>
  feature !== null && hasFeaturePage(feature) ? feature : undefined
