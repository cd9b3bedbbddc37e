/** Where what a bill tells of is, by the name of its feature; prize drops stand on the page of the bills. */
export const ways = {
  joiningBonus: "deposits",
  referralReward: "referrals",
  coinRedemption: "shop",
  rankMultipliers: "eliteClub",
  jackpots: "jackpots",
  questHouseMoney: "eliteQuest",
  tournamentHousePrizes: "currentTournaments",
} as const
export type Way = keyof typeof ways

const isWay = (feature: string): feature is Way => Object.hasOwn(ways, feature)

/** The way that a feature has; undefined for none, and for one without a page of its own. */
export const wayOf = (feature: string | null): Way | undefined =>
  feature !== null && isWay(feature) ? feature : undefined
