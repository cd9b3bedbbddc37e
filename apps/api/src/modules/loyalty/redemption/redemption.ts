import type { Tx } from "../../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../../platform/http/idempotency.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { assertAllowed, isPermanentlyBarred } from "../../limits/index.ts"
import { accounts, lockCoinBalances, move, unitsToEuros, unitsToPoints } from "../../wallet/index.ts"
import { coinsRedeemed } from "../events.ts"
import { coinRedemption, redemptionTerms } from "../settings.ts"
import { insertEntries } from "../store.ts"
import { computeWorthUnits, isRedeemable } from "./rules.ts"
import { insertRedemption } from "./store.ts"

export type RedemptionRequest = { playerId: bigint; coins: number; idempotencyKey: string | undefined }
export type RedemptionResult = { paid: number; newBalance: number }

/**
 * Once for a key. Throws what the gate throws, CoinRedemptionOffErrorType, CoinsNotRedeemableErrorType {least, step}
 * and CoinsNotEnoughErrorType {held: whole coins}.
 */
export const redeemCoins = (tx: Tx, request: RedemptionRequest): Promise<RedemptionResult> =>
  withIdempotencyKey(
    tx,
    {
      owner: `player:${request.playerId}`,
      key: request.idempotencyKey,
      name: "convertEliteCoins",
      input: { coins: request.coins },
    },
    () => payRedemption(tx, request),
  )

async function payRedemption(tx: Tx, { playerId, coins }: RedemptionRequest): Promise<RedemptionResult> {
  await assertAllowed(tx, playerId, "redeem")
  if ((await getPolicyState(tx, coinRedemption)) !== "on") throw new AppError("CoinRedemptionOffErrorType")
  const terms = await getSetting(tx, redemptionTerms)
  if (!isRedeemable(coins, terms))
    throw new AppError("CoinsNotRedeemableErrorType", { least: terms.least, step: terms.step })
  const held = await lockWholeCoins(tx, playerId)
  if (held < coins) throw new AppError("CoinsNotEnoughErrorType", { held })
  return convertCoins(tx, playerId, coins, computeWorthUnits(coins, terms))
}

const lockWholeCoins = async (tx: Tx, playerId: bigint): Promise<number> =>
  Math.floor(unitsToPoints((await lockCoinBalances(tx, [playerId])).get(playerId) ?? 0n))

/** A player who may never log in again is paid all whole steps of their coins, however few, while the policy is on. */
export async function redeemCoinsOfBarredPlayer(tx: Tx, playerId: bigint): Promise<void> {
  if ((await getPolicyState(tx, coinRedemption)) !== "on" || !(await isPermanentlyBarred(tx, playerId)))
    return
  const terms = await getSetting(tx, redemptionTerms)
  const held = await lockWholeCoins(tx, playerId)
  const coins = held - (held % terms.step)
  if (coins > 0) await convertCoins(tx, playerId, coins, computeWorthUnits(coins, terms))
}

/** The caller has locked the coins. */
async function convertCoins(
  tx: Tx,
  playerId: bigint,
  wholeCoins: number,
  paidUnits: bigint,
): Promise<RedemptionResult> {
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
  const newBalance = unitsToEuros(paid.toUnits!)
  tx.push({ playerId }, "wallet", { cash: newBalance, eliteCoins: unitsToPoints(taken.fromUnits!) })
  return { paid: unitsToEuros(paidUnits), newBalance }
}
