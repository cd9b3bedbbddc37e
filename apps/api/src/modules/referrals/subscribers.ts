import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { getPolicyState, getSetting } from "../content/index.ts"
import { identityDeclined, identityVerified, identityVouched } from "../identity/index.ts"
import { isPermanentlyBarred, playerPaused } from "../limits/index.ts"
import { depositChargedBack, depositRefunded, depositSucceeded } from "../payments/index.ts"
import { betVoided, roundSettled, stakesAnnulled, toCashEvents } from "../play/index.ts"
import { playerClosed, playerExcludedByRegister, playerRegistered } from "../players/index.ts"
import { dispute, notifyPrizeOutcome, notifyPrizeWon, outcomeEvents } from "../prizes/index.ts"
import { centsToUnits } from "../wallet/index.ts"
import { rewardMessages } from "./emails.ts"
import { referralRewarded } from "./events.ts"
import * as store from "./friends/store.ts"
import { referralReward, referralTerms } from "./settings.ts"

const referralEvents = [
  playerRegistered,
  identityVerified,
  identityVouched,
  depositSucceeded,
  roundSettled,
  betVoided,
  depositChargedBack,
  depositRefunded,
  stakesAnnulled,
  identityDeclined,
  playerPaused,
  playerClosed,
  playerExcludedByRegister,
] as const
type ReferralEvent = EventOf<(typeof referralEvents)[number]>

/** While the policy is not on, no referral is recorded and nothing counts; disqualifications apply all the same. */
export const referralSubscriber: Subscriber = subscriber({
  listener: "referrals.following",
  on: referralEvents,
  async react(tx, events) {
    if ((await getPolicyState(tx, referralReward)) === "on") {
      await insertRegistered(tx, events)
      await store.updateProgress(tx, events.flatMap(toCashEvents).flatMap(toProgress))
    }
    const disqualifications = events.flatMap(toFriendDisqualifications)
    await store.setFriendsRejected(tx, disqualifications)
    await store.setReferrersRejected(tx, events.flatMap(toReferrerDisqualifications))
    const disputedFriends = disqualifications
      .filter(({ reason }) => disputeReasons.has(reason))
      .map(({ playerId }) => playerId)
    if (disputedFriends.length > 0)
      await dispute(tx, "referrals", await store.listRewarded(tx, disputedFriends))
  },
})

/** A reward that was given already is disputed for these reasons: its condition was not met. */
const disputeReasons: ReadonlySet<store.Disqualification["reason"]> = new Set([
  "chargedBack",
  "annulled",
  "declined",
])

/** Keeps the terms of now. A code outlives its player: one who may never log in again invites nobody. */
async function insertRegistered(tx: Tx, events: readonly ReferralEvent[]): Promise<void> {
  const registrations: store.Registration[] = []
  for (const { kind, playerId: friendId, at, data } of events) {
    const code = kind === "player.registered" ? data.referralCode : undefined
    const referrerId = code === undefined ? undefined : await store.findReferrer(tx, code)
    if (referrerId === undefined || (await isPermanentlyBarred(tx, referrerId))) continue
    registrations.push({ friendId, referrerId, at })
  }
  if (registrations.length === 0) return
  const terms = await getSetting(tx, referralTerms)
  await store.insertReferrals(tx, registrations, {
    leastDeposits: centsToUnits(terms.leastDepositsCents),
    leastStakes: centsToUnits(terms.leastStakesCents),
    reward: centsToUnits(terms.rewardCents),
    waitHours: terms.waitHours,
    days: terms.days,
  })
}

/** Stakes of real money, each at the instant of its acceptance. */
function toProgress(event: ReferralEvent): store.FriendProgress[] {
  const { playerId: friendId, at } = event
  switch (event.kind) {
    case "identity.verified":
    case "identity.vouched":
      return [{ friendId, at, isVerified: true }]
    case "deposit.succeeded":
      // Deposits into the sports book do not count.
      if (event.data.purse !== undefined) return []
      return [{ friendId, at, deposits: centsToUnits(event.data.amountCents) }]
    case "round.settled":
      return event.data.bets.map((bet) => ({ friendId, at: bet.acceptedAt, stakes: bet.stakeUnits }))
    case "bet.voided": {
      const { wasSettled, stakeUnits, acceptedAt } = event.data
      return wasSettled ? [{ friendId, at: acceptedAt, stakes: -stakeUnits }] : []
    }
    default:
      return []
  }
}

function toFriendDisqualifications(event: ReferralEvent): store.Disqualification[] {
  const { playerId } = event
  switch (event.kind) {
    case "deposit.chargedBack":
    case "deposit.refunded":
      return event.data.wasCredited ? [{ playerId, reason: "chargedBack" }] : []
    case "stakes.annulled":
      return [{ playerId, reason: "annulled" }]
    case "identity.declined":
      return [{ playerId, reason: "declined" }]
    case "player.closed":
      return [{ playerId, reason: "closed" }]
    case "player.excludedByRegister":
      return [{ playerId, reason: "excluded" }]
    case "player.paused":
      return event.data.as === "exclusion" ? [{ playerId, reason: "excluded" }] : []
    default:
      return []
  }
}

/** Rewards stop where the referrer is excluded or leaves. */
function toReferrerDisqualifications(event: ReferralEvent): store.Disqualification[] {
  const disqualification = toFriendDisqualifications(event).find(
    ({ reason }) => reason === "closed" || reason === "excluded",
  )
  if (!disqualification) return []
  return [
    {
      ...disqualification,
      reason: disqualification.reason === "closed" ? "referrerClosed" : "referrerExcluded",
    },
  ]
}

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "referrals.letters",
    on: [referralRewarded, ...outcomeEvents],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "referral.rewarded") {
          const { referralId: ref, amountUnits } = event.data
          await notifyPrizeWon(platform, tx, rewardMessages, { playerId: event.playerId, ref, amountUnits })
        } else await notifyPrizeOutcome(platform, tx, rewardMessages, event)
    },
  })
