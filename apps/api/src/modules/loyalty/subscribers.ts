import type { Subscriber } from "../../platform/db/handlerType.ts"
import type { Tx } from "../../platform/db/transaction.ts"
import { subscriber } from "../../platform/events/subscription.ts"
import type { EventOf } from "../../platform/lib/eventType.ts"
import type { Platform } from "../../platform/platform.ts"
import { identityDeclined } from "../identity/index.ts"
import { playerPaused } from "../limits/index.ts"
import { type BetEvent, betSubscriber, type stakesAnnulled } from "../play/index.ts"
import { playerClosed } from "../players/index.ts"
import { lockCoinBalances, moveAll } from "../wallet/index.ts"
import { computeEarnings, type PlayEvent, roundKey, toAnnulmentMovements } from "./earnings.ts"
import { rankFallAnnounced, rankRose } from "./events.ts"
import { listLevelsInForce, pushPoints } from "./loyalty.ts"
import { notifyRankFall, notifyRankRise } from "./ranks/emails.ts"
import { updateRanksForPoints } from "./ranks/ranks.ts"
import { rankWindowStart } from "./ranks/rules.ts"
import { listRanks, sumPointsSince } from "./ranks/store.ts"
import { redeemCoinsOfBarredPlayer } from "./redemption/redemption.ts"
import * as store from "./store.ts"

export const earningSubscriber: Subscriber = betSubscriber({
  listener: "loyalty.earning",
  async react(tx, events) {
    const played = events.flatMap(toPlayEvents)
    if (played.length > 0) await bookPlayed(tx, played)
  },
  annul: reverseAnnulled,
})

async function reverseAnnulled(
  tx: Tx,
  { playerId, at, data }: EventOf<typeof stakesAnnulled>,
): Promise<void> {
  const { annulmentId, stakeUnits } = data
  const coinsHeld = (await lockCoinBalances(tx, [playerId])).get(playerId) ?? 0n
  const reversed = await store.takeAnnulledEarnings(tx, { playerId, annulmentId, coinsHeld })
  if (reversed.points === 0n && reversed.coins === 0n) return
  await moveAll(tx, toAnnulmentMovements({ playerId, annulmentId }, reversed))
  const [points, coins] = [-reversed.points, -reversed.coins]
  const cause = "annulment" as const
  await store.insertEntries(tx, [
    { playerId, at, cause, gameId: null, amountUnits: stakeUnits, points, coins },
  ])
  await pushPoints(tx, [playerId])
}

/** A batch costs as many statements as a single event. */
async function bookPlayed(tx: Tx, played: readonly PlayEvent[]): Promise<void> {
  const voided = played.flatMap((each) => (each.kind === "voided" ? [each] : []))
  const players = [...new Set(played.map(({ playerId }) => playerId))]
  const since = rankWindowStart(tx.now)
  const points = await sumPointsSince(
    tx,
    players.map((playerId) => ({ playerId, since })),
  )
  const ranked = new Map(players.map((playerId, n) => [playerId, points[n]!]))
  const earningsByRound = new Map(
    (await store.listEarningsOfBets(tx, voided)).map((each) => [roundKey(each), each]),
  )
  const { movements, earnings, days, entries, changedPlayers } = computeEarnings(played, {
    weightsHundredths: await store.getCategoryWeights(tx),
    levels: await listLevelsInForce(tx),
    ranked,
    held: await listRanks(tx, players),
    earnings: earningsByRound,
    coins: await lockCoinBalances(
      tx,
      voided.map(({ playerId }) => playerId),
    ),
  })
  const { true: changed = [], false: added = [] } = Object.groupBy(
    earnings,
    (each) => `${earningsByRound.has(roundKey(each))}`,
  )
  await store.insertEarnings(tx, added)
  await store.setEarnings(tx, changed)
  await store.updateDays(tx, days)
  await moveAll(tx, movements)
  await store.insertEntries(tx, entries)
  const pointsNow = new Map(ranked)
  for (const { playerId, points, at, ...round } of earnings)
    if (at > since)
      pointsNow.set(
        playerId,
        pointsNow.get(playerId)! +
          points -
          (earningsByRound.get(roundKey({ playerId, ...round }))?.points ?? 0n),
      )
  await updateRanksForPoints(tx, changedPlayers, pointsNow)
  await pushPoints(tx, changedPlayers)
}

export const barredPlayerSubscriber: Subscriber = subscriber({
  listener: "loyalty.leaving",
  on: [playerClosed, playerPaused, identityDeclined],
  async react(tx, events) {
    for (const { playerId } of events) await redeemCoinsOfBarredPlayer(tx, playerId)
  },
})

export const notificationSubscriber = (platform: Platform): Subscriber =>
  subscriber({
    listener: "loyalty.letters",
    on: [rankRose, rankFallAnnounced],
    async react(tx, events) {
      for (const event of events)
        await (event.kind === "rank.rose" ? notifyRankRise(tx, event) : notifyRankFall(platform, tx, event))
    },
  })

/** A bet that was voided before its round was settled earned nothing that could be reversed. */
function toPlayEvents(event: BetEvent): PlayEvent[] {
  if (event.kind === "settled") {
    const { bets, ...round } = event
    return [{ ...round, at: bets.at(-1)?.acceptedAt ?? round.at, stakes: bets }]
  }
  const { cause, ...bet } = event
  if (cause.kind !== "bet.voided" || !cause.data.wasSettled) return []
  const { gameId, stakeUnits, acceptedAt } = cause.data
  return [{ ...bet, eventId: cause.id, gameId, stakeUnits, acceptedAt }]
}
