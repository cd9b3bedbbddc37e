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
import { dispute, prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../prizes/index.ts"
import { centsToUnits } from "../wallet/index.ts"
import { notifyRewardOutcome } from "./emails.ts"
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

/**
 * Who came by whose link, and what they did since, a batch in some statements. While the policy is not on nobody is noted and
 * nothing counts; what takes a reward away is heard all the same.
 */
export const referralSubscriber: Subscriber = subscriber({
  listener: "referrals.following",
  on: referralEvents,
  async react(tx, events) {
    if ((await getPolicyState(tx, referralReward)) === "on") {
      await insertRegistered(tx, events)
      await store.updateProgress(tx, events.flatMap(toCashEvents).flatMap(toProgress))
    }
    const falls = events.flatMap(toFriendDisqualifications)
    await store.setFriendsRejected(tx, falls)
    await store.setReferrersRejected(tx, events.flatMap(toReferrerDisqualifications))
    const doubted = falls.filter(({ reason }) => disputeReasons.has(reason)).map(({ playerId }) => playerId)
    if (doubted.length > 0) await dispute(tx, "referrals", await store.listRewarded(tx, doubted))
  },
})

/** What brings a reward that was given before a person: what it was given for was not so. */
const disputeReasons: ReadonlySet<store.Disqualification["reason"]> = new Set([
  "chargedBack",
  "annulled",
  "declined",
])

/**
 * Notes whoever registered by somebody's code, with what is promised now. A link outlives its player: whoever may have no session
 * any more invites nobody.
 */
async function insertRegistered(tx: Tx, events: readonly ReferralEvent[]): Promise<void> {
  const came: store.Registration[] = []
  for (const { kind, playerId: friendId, at, data } of events) {
    const code = kind === "player.registered" ? data.referralCode : undefined
    const referrerId = code === undefined ? undefined : await store.findReferrer(tx, code)
    if (referrerId === undefined || (await isPermanentlyBarred(tx, referrerId))) continue
    came.push({ friendId, referrerId, at })
  }
  if (came.length === 0) return
  const terms = await getSetting(tx, referralTerms)
  await store.insertReferrals(tx, came, {
    leastDeposits: centsToUnits(terms.leastDepositsCents),
    leastStakes: centsToUnits(terms.leastStakesCents),
    reward: centsToUnits(terms.rewardCents),
    waitHours: terms.waitHours,
    days: terms.days,
  })
}

/** What an event adds to how far a friend is: stakes of real money, each at the instant at which it was accepted. */
function toProgress(event: ReferralEvent): store.FriendProgress[] {
  const { playerId: friendId, at } = event
  switch (event.kind) {
    case "identity.verified":
    case "identity.vouched":
      return [{ friendId, at, isVerified: true }]
    case "deposit.succeeded":
      // What is paid into the sports book is no deposit of the casino.
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

/** Why nothing is given for a friend from now on. */
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

/** Why nothing is given from now on to whoever invited friends: promotions stop where somebody is excluded, or leaves. */
function toReferrerDisqualifications(event: ReferralEvent): store.Disqualification[] {
  const fall = toFriendDisqualifications(event).find(
    ({ reason }) => reason === "closed" || reason === "excluded",
  )
  if (!fall) return []
  return [{ ...fall, reason: fall.reason === "closed" ? "referrerClosed" : "referrerExcluded" }]
}

/** Whoever invited somebody is told what becomes of the reward. */
export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "referrals.letters",
    on: [referralRewarded, prizePaid, prizeDisputed, prizeKept, prizeRefused],
    async react(tx, events) {
      for (const event of events)
        if (event.kind === "referral.rewarded" || event.data.of === "referrals")
          await notifyRewardOutcome(platform, tx, event)
    },
  })
