import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { identityDeclined } from "../identity/index.ts"
import { isBarredForGood, playerPaused } from "../limits/index.ts"
import {
  depositChargedBack,
  depositRefunded,
  depositSucceeded,
  withdrawalRequested,
} from "../payments/index.ts"
import { betVoided, roundSettled } from "../play/index.ts"
import { playerClosed } from "../players/index.ts"
import { endIfDone, forfeit, grant } from "./bonuses.ts"
import { bonusEnded, bonusGranted } from "./events.ts"
import { tell } from "./letters.ts"
import { counted } from "./rules.ts"
import * as store from "./store.ts"

/** Grants the joining bonus to first deposits that asked for it, and ends it on what takes it away again. */
export const following: Subscriber = subscriber({
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
            await grant(tx, { playerId, ...event.data })
          break
        case "deposit.refunded":
        case "deposit.chargedBack":
          await forfeit(tx, { order_id: event.data.orderId }, "depositReturned")
          break
        case "withdrawal.requested":
          if (event.data.forfeitsBonus) await forfeit(tx, { player_id: playerId }, "withdrawn")
          break
        default:
          // Whoever may only not play for a time keeps their bonus, and its end stays as it was.
          if (await isBarredForGood(tx, playerId)) await forfeit(tx, { player_id: playerId }, "left")
      }
    }
  },
})

type Played = EventOf<typeof roundSettled | typeof betVoided>

/** What is staked with a bonus counts for it, by one listener, in batches. */
export const wagering: Subscriber = subscriber({
  listener: "bonuses.wagering",
  on: [roundSettled, betVoided],
  react: (tx, events) => count(tx, events),
})

async function count(tx: Tx, events: readonly Played[]): Promise<void> {
  const played = events.filter(({ data }) => data.purse === "bonus")
  const purses = [...new Set(played.map(({ data }) => data.purseId!))]
  if (purses.length === 0) return
  const bonuses = await store.lockOfPurses(tx, purses)
  const byPurse = new Map(bonuses.map((bonus) => [bonus.purse_id, bonus]))
  await store.insertStakes(
    tx,
    played.flatMap((event) =>
      event.kind === "round.settled" ? stakesOf(event, byPurse.get(event.data.purseId!)) : [],
    ),
  )
  await store.updateVoided(
    tx,
    played.flatMap(({ kind, data }) =>
      kind === "bet.voided" ? [{ provider: data.provider, uuid: data.uuid }] : [],
    ),
  )
  for (const bonus of await store.lockOfPurses(tx, purses)) await endIfDone(tx, bonus)
}

function stakesOf({ data }: EventOf<typeof roundSettled>, bonus: store.Bonus | undefined): store.Stake[] {
  if (!bonus) return []
  const share = { percents: bonus.percents, other: bonus.other_percent }
  return (data.bets ?? []).map(({ uuid, acceptedAt: at, stakeUnits, category }) => ({
    bonusId: bonus.id,
    provider: data.provider,
    uuid,
    counted: counted(stakeUnits, category, share),
    at,
  }))
}

/** Whoever was given a bonus, or whose bonus ended, is told. */
export const telling = (platform: Platform): Subscriber =>
  subscriber({
    listener: "bonuses.letters",
    on: [bonusGranted, bonusEnded],
    async react(tx, events) {
      for (const event of events) await tell(platform, tx, event)
    },
  })
