import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { identityDeclined } from "../identity/index.ts"
import { isPermanentlyBarred, playerPaused } from "../limits/index.ts"
import {
  depositChargedBack,
  depositRefunded,
  depositSucceeded,
  withdrawalRequested,
} from "../payments/index.ts"
import { betVoided, roundSettled } from "../play/index.ts"
import { playerClosed } from "../players/index.ts"
import { endIfWageredOrSpent, forfeitOpenBonus, grantBonus } from "./bonuses.ts"
import { notifyBonusEvent } from "./emails.ts"
import { bonusEnded, bonusGranted } from "./events.ts"
import { computeWagered } from "./rules.ts"
import * as store from "./store.ts"

export const bonusSubscriber: Subscriber = subscriber({
  listener: "bonuses.following",
  on: [
    depositSucceeded,
    depositRefunded,
    depositChargedBack,
    withdrawalRequested,
    playerClosed,
    playerPaused,
    identityDeclined,
  ],
  async react(tx, events) {
    for (const event of events) {
      const { playerId } = event
      switch (event.kind) {
        case "deposit.succeeded":
          // The sports book has no bonus.
          if (event.data.wantsBonus && event.data.purse === undefined)
            await grantBonus(tx, { playerId, ...event.data })
          break
        case "deposit.refunded":
        case "deposit.chargedBack":
          await forfeitOpenBonus(tx, { order_id: event.data.orderId }, "depositReturned")
          break
        case "withdrawal.requested":
          if (event.data.forfeitsBonus) await forfeitOpenBonus(tx, { player_id: playerId }, "withdrawn")
          break
        default:
          // A temporary bar changes neither the bonus nor its end.
          if (await isPermanentlyBarred(tx, playerId))
            await forfeitOpenBonus(tx, { player_id: playerId }, "left")
      }
    }
  },
})

type WageringEvent = EventOf<typeof roundSettled | typeof betVoided>

/** One subscriber counts, in batches. */
export const wageringSubscriber: Subscriber = subscriber({
  listener: "bonuses.wagering",
  on: [roundSettled, betVoided],
  react: (tx, events) => countWagering(tx, events),
})

async function countWagering(tx: Tx, events: readonly WageringEvent[]): Promise<void> {
  const played = events.filter(({ data }) => data.purse === "bonus")
  const purses = [...new Set(played.map(({ data }) => data.purseId!))]
  if (purses.length === 0) return
  const bonuses = await store.lockBonusesOfPurses(tx, purses)
  const byPurse = new Map(bonuses.map((bonus) => [bonus.purse_id, bonus]))
  await store.insertStakes(
    tx,
    played.flatMap((event) =>
      event.kind === "round.settled" ? toWageredStakes(event, byPurse.get(event.data.purseId!)) : [],
    ),
  )
  await store.updateVoidedStakes(
    tx,
    played.flatMap(({ kind, data }) =>
      kind === "bet.voided" ? [{ provider: data.provider, uuid: data.uuid }] : [],
    ),
  )
  for (const bonus of await store.lockBonusesOfPurses(tx, purses)) await endIfWageredOrSpent(tx, bonus)
}

function toWageredStakes(
  { data }: EventOf<typeof roundSettled>,
  bonus: store.Bonus | undefined,
): store.WageredStake[] {
  if (!bonus) return []
  const share = { percents: bonus.percents, other: bonus.other_percent }
  return data.bets.map(({ uuid, acceptedAt: at, stakeUnits, category }) => ({
    bonusId: bonus.id,
    provider: data.provider,
    uuid,
    counted: computeWagered(stakeUnits, category, share),
    at,
  }))
}

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "bonuses.letters",
    on: [bonusGranted, bonusEnded],
    async react(tx, events) {
      for (const event of events) await notifyBonusEvent(platform, tx, event)
    },
  })
