/** Where what a bill tells of is, by the name of its feature; prize drops stand on the page of the bills. */
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

/** The way that a feature has; undefined for none, and for one without a page of its own. */
export const toFeatureWithPage = (feature: string | null): FeatureWithPage | undefined =>
  feature !== null && hasFeaturePage(feature) ? feature : undefined
