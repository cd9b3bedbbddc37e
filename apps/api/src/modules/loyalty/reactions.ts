import type { Happened } from "../../kernel/event.ts"
import type { Reaction } from "../../kernel/events.ts"
import type { Kernel } from "../../kernel/module.ts"
import { reaction } from "../../kernel/reaction.ts"
import type { Tx } from "../../kernel/transaction.ts"
import * as games from "../games/index.ts"
import { betVoided, roundSettled } from "../play/index.ts"
import { accounts, move, playerBalances, pointsOfUnits } from "../wallet/index.ts"
import { coinsFor, levelOf, pointsFor, rankWindowMs, takenBack } from "./rules.ts"
import * as store from "./store.ts"

type Settled = Happened<typeof roundSettled>
type Voided = Happened<typeof betVoided>

const otherCategories = 30

/** Elite Club listens to play: points and coins for each settled round, taken back when a bet is voided. */
export function earning(kernel: Kernel): Reaction {
  return reaction({
    listener: "loyalty.earning",
    on: [roundSettled, betVoided],
    async react(tx, events) {
      const touched = new Set<bigint>()
      const weights = await store.weightsHundredths(tx.db)
      const levels = await store.levels(tx.db)
      const players = [...new Set(events.map(({ playerId }) => playerId))]
      const ranked = await store.pointsSince(tx.db, players, new Date(tx.now.getTime() - rankWindowMs))
      for (const event of events) {
        const { playerId } = event
        if (event.kind === "round.settled") {
          const game = await games.gameById(kernel, BigInt(event.data.gameId))
          const weight = weights.get(game?.category ?? "") ?? otherCategories
          const points = pointsFor(event.data.stakeUnits, weight)
          const level = levelOf(levels, Number((ranked.get(playerId) ?? 0n) / 1000n))
          if (await earn(tx, event, points, coinsFor(points, level.multiplierHundredths)))
            touched.add(playerId)
          ranked.set(playerId, (ranked.get(playerId) ?? 0n) + points)
        } else if (await takeBack(tx, event)) touched.add(playerId)
      }
      for (const playerId of touched) await tellBalances(tx, playerId)
    },
  })
}

async function earn(tx: Tx, { playerId, data }: Settled, points: bigint, coins: bigint): Promise<boolean> {
  if (points === 0n) return false
  const { provider, roundRef } = data
  const isNew = await store.insertEarning(tx, {
    provider,
    round_ref: roundRef,
    player_id: playerId,
    stake_units: data.stakeUnits,
    points,
    coins,
  })
  if (!isNew) return false
  const id = `${provider}:${playerId}:${roundRef}`
  const memo = { gameId: data.gameId }
  await move(tx, {
    id: `points:${id}`,
    kind: "pointsEarned",
    from: accounts.club("points"),
    to: accounts.points(playerId),
    amountUnits: points,
    memo,
  })
  if (coins > 0n) {
    await move(tx, {
      id: `coins:${id}`,
      kind: "coinsEarned",
      from: accounts.club("coins"),
      to: accounts.coins(playerId),
      amountUnits: coins,
      memo,
    })
  }
  return true
}

async function takeBack(tx: Tx, { playerId, data: voided }: Voided): Promise<boolean> {
  if (!voided.wasSettled) return false
  const round = { provider: voided.provider, playerId, roundRef: voided.roundRef }
  const earned = await store.earningOf(tx, round)
  if (!earned) return false
  const { stakeUnits } = voided
  const back = takenBack(
    { stakeUnits: earned.stake_units, points: earned.points, coins: earned.coins },
    stakeUnits,
  )
  // Coins may have been redeemed meanwhile: what is there is taken, the rest is the house's loss.
  const held = await playerBalances(tx, playerId)
  const coins = back.coins < held.coinsUnits ? back.coins : held.coinsUnits
  const id = `${voided.provider}:${voided.uuid}`
  if (back.points > 0n) {
    await move(tx, {
      id: `points-back:${id}`,
      kind: "pointsTakenBack",
      from: accounts.points(playerId),
      to: accounts.club("points"),
      amountUnits: back.points,
    })
  }
  if (coins > 0n) {
    await move(tx, {
      id: `coins-back:${id}`,
      kind: "coinsTakenBack",
      from: accounts.coins(playerId),
      to: accounts.club("coins"),
      amountUnits: coins,
    })
  }
  await store.lessen(tx, round, { stakeUnits, points: back.points, coins })
  return true
}

async function tellBalances(tx: Tx, playerId: bigint): Promise<void> {
  const { pointsUnits, coinsUnits } = await playerBalances(tx, playerId)
  tx.tell({ playerId }, "wallet", {
    elitePoints: pointsOfUnits(pointsUnits),
    eliteCoins: pointsOfUnits(coinsUnits),
  })
}
