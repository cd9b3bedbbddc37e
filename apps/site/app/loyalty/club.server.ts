import { randomUUID } from "node:crypto"
import { loyalty, type me } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"
import type { Club, Entries, Redemption, RedemptionLock } from "./club.ts"
import { entriesPerPage } from "./searchParams.ts"

/** Ranks in the language of the page, and the rules of the club. */
export async function getClub(api: Api): Promise<Club> {
  const [{ loyaltyLevels }, rules] = await Promise.all([
    api.call(loyalty.getLoyaltyLevel, {}),
    api.call(loyalty.getLoyaltyRules, {}),
  ])
  const ranks = loyaltyLevels.map(({ level, name, startPoint, coinMultiplier }) => ({
    level,
    name: name[api.language],
    startPoint,
    coinMultiplier,
  }))
  return { ranks, rules }
}

export const getLoyaltyStatus = async (api: Api): Promise<loyalty.Loyalty> =>
  (await api.call(loyalty.getLoyaltyDetails, {})).loyalty

/** Null where they cannot be read now. */
export async function readEntries(
  api: Api,
  { page, currency }: { page: number; currency?: loyalty.LoyaltyCurrency | undefined },
  limit = entriesPerPage,
): Promise<Entries | null> {
  const input = { pageNo: page, limit, ...(currency ? { currency } : {}) }
  const read = await orNull(api.call(loyalty.getLoyaltyCurrencyHistory, input))
  return read?.history ?? null
}

function findRedemptionLock(user: me.User, { rules: { redemption } }: Club): RedemptionLock | null {
  if (!redemption.isOn) return "off"
  if (user.exclusion) return "restricted"
  if (!user.isEmailVerified) return "email"
  return user.kycStatus === "accepted" ? null : "identity"
}

/** The data of the redemption form; each read has a new idempotency key. */
export const toRedemption = (user: me.User, club: Club): Redemption => ({
  lock: findRedemptionLock(user, club),
  coins: user.userWallet.coins,
  balance: user.userWallet.amount,
  terms: club.rules.redemption,
  attempt: randomUUID(),
})
