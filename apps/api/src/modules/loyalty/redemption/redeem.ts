import type { Tx } from "../../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../../platform/http/idempotency.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { policy, setting } from "../../content/index.ts"
import { isBarredForGood, may } from "../../limits/index.ts"
import { accounts, eurosOfUnits, lockedCoins, move, pointsOfUnits } from "../../wallet/index.ts"
import { coinsRedeemed } from "../events.ts"
import { coinRedemption, redemptionTerms } from "../settings.ts"
import { insertEntries } from "../store.ts"
import { isRedeemable, worthUnits } from "./rules.ts"
import { insertRedemption } from "./store.ts"

/** Whole coins that a player turns into balance. */
export type Wish = { playerId: bigint; coins: number; idempotencyKey: string | undefined }
/** What was paid and what the balance is afterwards, euros. */
export type Redeemed = { paid: number; newBalance: number }

/**
 * Turns coins into balance, once for a key. Refuses with what the gate refuses with, with CoinRedemptionOffErrorType while
 * the policy is not on, with CoinsNotRedeemableErrorType {least, step} for fewer than the least or parts of a step, and with
 * CoinsNotEnoughErrorType {held} where there are not so many; held in whole coins.
 */
export const redeem = (tx: Tx, wish: Wish): Promise<Redeemed> =>
  withIdempotencyKey(
    tx,
    {
      owner: `player:${wish.playerId}`,
      key: wish.idempotencyKey,
      name: "convertEliteCoins",
      input: { coins: wish.coins },
    },
    () => pay(tx, wish),
  )

async function pay(tx: Tx, { playerId, coins }: Wish): Promise<Redeemed> {
  await may(tx, playerId, "redeem")
  if ((await policy(tx, coinRedemption)) !== "on") throw new AppError("CoinRedemptionOffErrorType")
  const terms = await setting(tx, redemptionTerms)
  if (!isRedeemable(coins, terms))
    throw new AppError("CoinsNotRedeemableErrorType", { least: terms.least, step: terms.step })
  const held = await lockedWhole(tx, playerId)
  if (held < coins) throw new AppError("CoinsNotEnoughErrorType", { held })
  return turn(tx, playerId, coins, worthUnits(coins, terms))
}

/** How many whole coins a player has; until the transaction ends nobody else turns them into anything. */
const lockedWhole = async (tx: Tx, playerId: bigint): Promise<number> =>
  Math.floor(pointsOfUnits((await lockedCoins(tx, [playerId])).get(playerId) ?? 0n))

/**
 * Turns the coins of somebody who may have no session any more into balance, from where it is paid out: whole steps of them,
 * however few. Nothing of anybody else, and nothing while the policy is not on.
 */
export async function settleCoins(tx: Tx, playerId: bigint): Promise<void> {
  if ((await policy(tx, coinRedemption)) !== "on" || !(await isBarredForGood(tx, playerId))) return
  const terms = await setting(tx, redemptionTerms)
  const held = await lockedWhole(tx, playerId)
  const coins = held - (held % terms.step)
  if (coins > 0) await turn(tx, playerId, coins, worthUnits(coins, terms))
}

/** Takes coins and pays what they are worth: one row and two movements under its number. The caller holds the coins. */
async function turn(tx: Tx, playerId: bigint, wholeCoins: number, paidUnits: bigint): Promise<Redeemed> {
  const coins = BigInt(wholeCoins) * 1000n
  const redemptionId = await insertRedemption(tx, { playerId, coins, paidUnits })
  const taken = await move(tx, {
    id: `redemption:${redemptionId}:coins`,
    kind: "coinsRedeemed",
    from: accounts.coins(playerId),
    to: accounts.club("coins"),
    amountUnits: coins,
  })
  const paid = await move(tx, {
    id: `redemption:${redemptionId}:cash`,
    kind: "redemptionPaid",
    from: accounts.promotions("club"),
    to: accounts.cash(playerId),
    amountUnits: paidUnits,
  })
  const cause = "redemption" as const
  const entry = { playerId, at: tx.now, cause, gameId: null, amountUnits: paidUnits }
  await insertEntries(tx, [{ ...entry, points: 0n, coins: -coins }])
  await tx.publish(coinsRedeemed, { playerId, redemptionId, coins, paidUnits })
  const newBalance = eurosOfUnits(paid.toUnits!)
  tx.push({ playerId }, "wallet", { cash: newBalance, eliteCoins: pointsOfUnits(taken.fromUnits!) })
  return { paid: eurosOfUnits(paidUnits), newBalance }
}
