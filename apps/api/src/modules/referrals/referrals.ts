import type { referrals as contract, Language, ParsedOf, ReplyOf } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import type { Reads } from "../../platform/db/transaction.ts"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { findRestriction } from "../limits/index.ts"
import { getMaskedNames } from "../players/index.ts"
import { toPrizeState } from "../prizes/index.ts"
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

/** Large enough that codes cannot be guessed. */
const codeBytes = 9
/** For each network address. */
const checkLimit = { limit: 40, windowMs: 10 * minuteMs }

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
 * Throws ReferralCodeUnknownErrorType, for every code while the policy is not on, and TooManyRequestsErrorType after
 * forty checks of one network address in ten minutes. It does not check whether the referrer may invite: the answer
 * would reveal their exclusion.
 */
export async function checkReferralCode(platform: Platform, code: string, address: string): Promise<void> {
  await countAttempt(platform.transact, { bucket: `referralCode:${address}`, ...checkLimit })
  const from = platform.reads()
  const isOn = (await getPolicyState(from, referralReward)) === "on"
  if (!isOn || (await findReferrer(from, code)) === undefined)
    throw new AppError("ReferralCodeUnknownErrorType")
}

/** While the policy is not on, `users` are those with a reward. A player who may not play has no link. */
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
    reward: until && { amount: unitsToEuros(reward), state: toPrizeState(row), until: until.toISOString() },
  }
}
