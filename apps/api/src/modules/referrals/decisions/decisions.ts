import { withSecondPerson } from "../../../platform/admin/fourEyes.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { findRestriction } from "../../limits/index.ts"
import { awardPrizes } from "../../prizes/index.ts"
import { accounts, move } from "../../wallet/index.ts"
import { referralRewarded } from "../events.ts"
import type { Referral } from "../friends/store.ts"
import { findReachedCap, findRejectionReason, monthStart, type RewardCounts } from "../rules.ts"
import { referralReward, referralTerms } from "../settings.ts"
import * as store from "./store.ts"

const batchSize = 100
/** Rounds that began before the deadline may settle this much later. */
const settlementGraceDays = 1
/** The window of log-ins that are compared. */
const loginDays = 60

/**
 * Job: rewards or rejects due referrals, and rejects those that missed their deadline. It does nothing while the
 * policy is not on. A reward for a player who may not play is postponed: it must not call them back.
 */
export async function decideDueReferrals(tx: Tx): Promise<void> {
  if ((await getPolicyState(tx, referralReward)) !== "on") return
  await store.setLateRejected(tx, addDays(tx.now, -settlementGraceDays))
  const due = await store.takeDueReferrals(tx, batchSize)
  if (due.length === 0) return
  const referrers = [...new Set(due.map(({ referrer_id }) => referrer_id))]
  await store.lockReferrers(tx, referrers)
  const terms = await getSetting(tx, referralTerms)
  const rewardCounts = await store.countRewards(tx, referrers, monthStart(tx.now))
  const ids = due.map(({ id }) => id)
  const shared = await store.listSharedMarks(tx, ids, addDays(tx.now, -loginDays))
  const postponements = new Map<bigint, Date>()
  for (const referrer of referrers) {
    const bar = await findRestriction(tx, referrer)
    if (bar) postponements.set(referrer, bar.until ?? addDays(tx.now, 1))
  }
  for (const referral of due) {
    const { id, referrer_id, allowed_at } = referral
    const until = postponements.get(referrer_id)
    if (until) {
      await store.setPostponed(tx, id, until)
      continue
    }
    const counts: RewardCounts = rewardCounts.get(referrer_id) ?? { inMonth: 0, ever: 0 }
    const reason = allowed_at
      ? undefined
      : (findRejectionReason(shared.get(id) ?? []) ?? findReachedCap(counts, terms))
    if (reason) await store.setRejected(tx, id, reason)
    else {
      await rewardReferrer(tx, referral, addDays(tx.now, terms.claimDays))
      rewardCounts.set(referrer_id, { inMonth: counts.inMonth + 1, ever: counts.ever + 1 })
    }
  }
}

/** Once for a referral; the prize waits to be claimed. */
async function rewardReferrer(
  tx: Tx,
  { id, referrer_id: playerId, reward }: Referral,
  until: Date,
): Promise<void> {
  await store.setRewarded(tx, id, until)
  await move(tx, {
    id: `referral:${id}:rewarded`,
    kind: "referralRewarded",
    from: accounts.promotions("referrals"),
    to: accounts.prize(playerId),
    amountUnits: reward,
  })
  await awardPrizes(tx, [
    {
      of: "referrals",
      ref: id,
      playerId,
      amountUnits: reward,
      liesIn: accounts.prize(playerId),
      goesBackTo: accounts.promotions("referrals"),
      wonAt: tx.now,
      until,
    },
  ])
  await tx.publish(referralRewarded, { playerId, referralId: id, amountUnits: reward })
}

/** Refuses a referral that is rewarded or rejected already. */
export async function rejectReferral(tx: Tx, id: bigint, by: string, why: string): Promise<void> {
  const referral = await store.lockReferral(tx, id)
  refuseUnless(
    referral && !referral.rewarded_at && !referral.rejected_at,
    `Referral ${id} is decided already, or does not exist.`,
  )
  await store.setRejected(tx, id, "operator")
  await store.insertAct(tx, { referral_id: id, act: "rejected", by, why })
}

/** The first operator proposes, the second makes the reward due. */
export async function allowReferral(
  tx: Tx,
  id: bigint,
  by: string,
  why: string,
): Promise<"proposed" | "allowed"> {
  const referral = await store.lockReferral(tx, id)
  refuseUnless(referral?.rejected_at, `Referral ${id} is not rejected.`)
  const proposer = await store.findProposer(tx, id, referral.rejected_at)
  const insertAct = (act: "proposed" | "allowed") => store.insertAct(tx, { referral_id: id, act, by, why })
  return withSecondPerson(proposer, by, {
    note: () => insertAct("proposed"),
    async act() {
      await store.setAllowed(tx, referral)
      await insertAct("allowed")
      return "allowed" as const
    },
  })
}
