import type { referrals as contract, Language, ParsedOf, ReplyOf } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import type { Reads } from "../../platform/db/transaction.ts"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { findRestriction } from "../limits/index.ts"
import { getMaskedNames } from "../players/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import {
  findCode,
  findReferrer,
  insertCode,
  listReferrals,
  type ReferralWithReward,
} from "./friends/store.ts"
import { toReferralState } from "./rules.ts"
import { referralReward, referralTerms } from "./settings.ts"

/** So many bytes: nobody comes upon anybody's code by trying. */
const codeBytes = 9
/** Questions about codes, by the network address that they come from. */
const checkLimit = { limit: 40, windowMs: 10 * 60_000 }

/** What is given for a friend, or told of; null while the policy is off. */
export async function findReferralBonus(
  from: Reads,
): Promise<ReplyOf<typeof contract.getReferralBonus>["bonus"]> {
  const state = await getPolicyState(from, referralReward)
  if (state === "off") return null
  const { rewardCents, leastDepositsCents, leastStakesCents, ...rest } = await getSetting(from, referralTerms)
  const terms = {
    amount: eurosOf(rewardCents),
    leastDeposits: eurosOf(leastDepositsCents),
    leastStakes: eurosOf(leastStakesCents),
    ...rest,
  }
  return { status: state === "on" ? "offered" : "info", terms }
}

/** The link of a player in a language; their code is made the first time. */
async function getReferralLink(platform: Platform, playerId: bigint, language: Language): Promise<string> {
  const known = await findCode(platform.reads(), playerId)
  const code =
    known ??
    (await platform.transact(async (tx) => {
      await insertCode(tx, playerId, randomToken(codeBytes))
      return (await findCode(tx, playerId))!
    }))
  return `${toAbsoluteUrl(platform.publicUrl, "signup", language)}?referral_code=${code}`
}

/**
 * Refuses with ReferralCodeUnknownErrorType a code that is nobody's, and every one while the house gives nothing; with
 * TooManyRequestsErrorType after forty questions from one network address in ten minutes. Whether whoever invites may do so just
 * now is not asked: it would tell a stranger of them.
 */
export async function checkReferralCode(platform: Platform, code: string, address: string): Promise<void> {
  await countAttempt(platform.transact, { bucket: `referralCode:${address}`, ...checkLimit })
  const from = platform.reads()
  const isOn = (await getPolicyState(from, referralReward)) === "on"
  if (!isOn || (await findReferrer(from, code)) === undefined)
    throw new AppError("ReferralCodeUnknownErrorType")
}

/**
 * A player's link and the friends who came by it. While the house gives nothing there is no link, and of the friends only those
 * for whom something was given; whoever may not play just now has no link either.
 */
export async function getOwnReferralsReply(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getUsersJoinByReferral>,
  language: Language,
): Promise<ReplyOf<typeof contract.getUsersJoinByReferral>> {
  const from = platform.reads()
  const isOn = (await getPolicyState(from, referralReward)) === "on"
  const mayInvite = isOn && (await findRestriction(from, playerId)) === null
  const { count, rows } = await listReferrals(from, playerId, { ...page, onlyRewarded: !isOn })
  const names = await getMaskedNames(
    from,
    rows.map(({ friend_id }) => friend_id),
  )
  return {
    referralLink: mayInvite ? await getReferralLink(platform, playerId, language) : null,
    users: { count, rows: rows.map((row) => toFriend(row, names.get(row.friend_id) ?? "")) },
  }
}

function toFriend(row: ReferralWithReward, username: string): contract.Friend {
  const { id, registered_at, reward, claim_until: until } = row
  return {
    referralId: Number(id),
    username,
    registeredAt: registered_at.toISOString(),
    state: toReferralState(row),
    reward: until && { amount: unitsToEuros(reward), state: toRewardState(row), until: until.toISOString() },
  }
}

function toRewardState({ refused_at, disputed_at, settled_as }: ReferralWithReward) {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
