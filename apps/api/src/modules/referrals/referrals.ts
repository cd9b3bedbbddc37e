import type { referrals as contract, Language, ParsedOf, ReplyOf } from "@elite/contract"
import { eurosOf } from "@elite/contract"
import { addressOf } from "@elite/paths"
import type { Reads } from "../../platform/db/transaction.ts"
import { countAttempt } from "../../platform/http/attemptLimit.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { randomToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { policy, setting } from "../content/index.ts"
import { restrictionOf } from "../limits/index.ts"
import { maskedNames } from "../players/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { codeOf, insertCode, referralsOf, referrerOf, type Shown } from "./friends/store.ts"
import { stateOf } from "./rules.ts"
import { referralReward, referralTerms } from "./settings.ts"

/** So many bytes: nobody comes upon anybody's code by trying. */
const codeBytes = 9
/** Questions about codes, by the network address that they come from. */
const checksAtMost = { limit: 40, windowMs: 10 * 60_000 }

/** What is given for a friend, or told of; null while the policy is off. */
export async function activeBonus(from: Reads): Promise<ReplyOf<typeof contract.getReferralBonus>["bonus"]> {
  const state = await policy(from, referralReward)
  if (state === "off") return null
  const { rewardCents, leastDepositsCents, leastStakesCents, ...rest } = await setting(from, referralTerms)
  const terms = {
    amount: eurosOf(rewardCents),
    leastDeposits: eurosOf(leastDepositsCents),
    leastStakes: eurosOf(leastStakesCents),
    ...rest,
  }
  return { status: state === "on" ? "offered" : "info", terms }
}

/** The link of a player in a language; their code is made the first time. */
async function linkOf(platform: Platform, playerId: bigint, language: Language): Promise<string> {
  const known = await codeOf(platform.reads(), playerId)
  const code =
    known ??
    (await platform.transact(async (tx) => {
      await insertCode(tx, playerId, randomToken(codeBytes))
      return (await codeOf(tx, playerId))!
    }))
  return `${addressOf(platform.publicUrl, "signup", language)}?referral_code=${code}`
}

/**
 * Refuses with ReferralCodeUnknownErrorType a code that is nobody's, and every one while the house gives nothing; with
 * TooManyRequestsErrorType after forty questions from one network address in ten minutes. Whether whoever invites may do so just
 * now is not asked: it would tell a stranger of them.
 */
export async function checkCode(platform: Platform, code: string, address: string): Promise<void> {
  await countAttempt(platform.transact, { bucket: `referralCode:${address}`, ...checksAtMost })
  const from = platform.reads()
  const isOn = (await policy(from, referralReward)) === "on"
  if (!isOn || (await referrerOf(from, code)) === undefined)
    throw new AppError("ReferralCodeUnknownErrorType")
}

/**
 * A player's link and the friends who came by it. While the house gives nothing there is no link, and of the friends only those
 * for whom something was given; whoever may not play just now has no link either.
 */
export async function ownReferrals(
  platform: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getUsersJoinByReferral>,
  language: Language,
): Promise<ReplyOf<typeof contract.getUsersJoinByReferral>> {
  const from = platform.reads()
  const isOn = (await policy(from, referralReward)) === "on"
  const mayInvite = isOn && (await restrictionOf(from, playerId)) === null
  const { count, rows } = await referralsOf(from, playerId, { ...page, onlyRewarded: !isOn })
  const names = await maskedNames(
    from,
    rows.map(({ friend_id }) => friend_id),
  )
  return {
    referralLink: mayInvite ? await linkOf(platform, playerId, language) : null,
    users: { count, rows: rows.map((row) => friendOf(row, names.get(row.friend_id) ?? "")) },
  }
}

function friendOf(row: Shown, username: string): contract.Friend {
  const { id, registered_at, reward, claim_until: until } = row
  return {
    referralId: Number(id),
    username,
    registeredAt: registered_at.toISOString(),
    state: stateOf(row),
    reward: until && { amount: eurosOfUnits(reward), state: fateOf(row), until: until.toISOString() },
  }
}

function fateOf({ refused_at, disputed_at, settled_as }: Shown) {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
