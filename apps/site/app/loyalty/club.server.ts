import { randomUUID } from "node:crypto"
import { loyalty, type me } from "@elite/contract"
import { orNull } from "../orNull.server.ts"
import type { Api } from "../visit.server.ts"
import type { Club, Entries, Redemption, RedemptionLock } from "./club.ts"
import { entriesPerPage } from "./searchParams.ts"

/** The ranks, named in the language of the page, and by what the club counts. */
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

/** How the player stands. */
export const getLoyaltyStatus = async (api: Api): Promise<loyalty.Loyalty> =>
  (await api.call(loyalty.getLoyaltyDetails, {})).loyalty

/** A page of what changed their points and coins; null where it cannot be read now. */
export async function readEntries(
  api: Api,
  { page, currency }: { page: number; currency?: loyalty.LoyaltyCurrency | undefined },
  limit = entriesPerPage,
): Promise<Entries | null> {
  const asked = { pageNo: page, limit, ...(currency ? { currency } : {}) }
  const read = await orNull(api.call(loyalty.getLoyaltyCurrencyHistory, asked))
  return read?.history ?? null
}

/** Why the counter is closed to this player, where it is. */
function findRedemptionLock(user: me.User, { rules: { redemption } }: Club): RedemptionLock | null {
  if (!redemption.isOn) return "off"
  if (user.exclusion) return "restricted"
  if (!user.isEmailVerified) return "email"
  return user.kycStatus === "accepted" ? null : "identity"
}

/** What the counter needs to know of a player; each reading has the key of another attempt. */
export const toRedemption = (user: me.User, club: Club): Redemption => ({
  lock: findRedemptionLock(user, club),
  coins: user.userWallet.coins,
  balance: user.userWallet.amount,
  terms: club.rules.redemption,
  attempt: randomUUID(),
})
