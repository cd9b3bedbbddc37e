import type { Tx } from "../../../platform/db/transaction.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { describeError } from "../../../platform/lib/log.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import { listWaitingUntil } from "../accounts/store.ts"
import { isFlagged } from "../flags/store.ts"
import { paymentsLog } from "../log.ts"
import { getWalletOwner } from "../methods/owner.ts"
import type { PayOutName, PayOutProvider, PayOuts, PayoutAnswer } from "../ports.ts"
import * as settings from "../settings.ts"
import { applyPayout, failWithdrawal } from "./apply.ts"
import { raiseDispute } from "./dispute.ts"
import { rejectAndRelease } from "./review.ts"
import { toPayeeName, toPayoutReason } from "./rules.ts"
import {
  lockWithdrawal,
  setLookedUp,
  takeEndedWithdrawals,
  takeStalledWithdrawals,
  updateWithdrawal,
  type WithdrawalRow,
} from "./store.ts"

type PayoutPlatform = Pick<Platform, "transact" | "reads" | "clock" | "log">

/**
 * Orders an approved payout at its provider. It may run any number of times and be killed anywhere: before the order
 * leaves, it is noted that it may have been paid. From then on the bank is asked, and only its word about this very
 * payout gives the money back; that a repetition is refused, or that an answer was cut, never does. Nothing is ordered
 * before the account's `usable_from`.
 */
export async function payOut(
  platform: PayoutPlatform,
  payOuts: PayOuts,
  withdrawalId: string,
): Promise<void> {
  const row = await platform.transact((tx) => beginOrder(tx, payOuts, withdrawalId))
  if (!row) return
  const provider = payOuts[row.provider]!
  const isFirst = row.order_attempts === 1
  if (!isFirst && (await lookUpPayout(platform, row, provider))) return
  const answer = await orderPayout(platform, provider, row)
  if (answer?.kind === "report") {
    await platform.transact((tx) => applyPayout(tx, row.provider, answer.report))
    return
  }
  if (answer?.kind === "refused" && (await platform.transact((tx) => refusePayout(tx, row.id, answer.code))))
    return
  if (await lookUpPayout(platform, row, provider)) return
  if (answer?.kind === "refused") await platform.transact((tx) => disputeRefusal(tx, row.id, answer.code))
  else throw new Error("The provider does not know the payout yet")
}

type OrderedPayout = WithdrawalRow & { provider: Exclude<PayOutName, "hand"> }
const isOrdered = (row: WithdrawalRow): row is OrderedPayout => row.provider !== "hand"

/** Notes that the order is about to leave; undefined where it must not, is paid by hand, or its provider is not configured any more. */
async function beginOrder(
  tx: Tx,
  payOuts: PayOuts,
  withdrawalId: string,
): Promise<OrderedPayout | undefined> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status !== "approved" || row.dispute !== null) return undefined
  if (!isOrdered(row) || payOuts[row.provider] === undefined) return undefined
  // A charge-back was faster than the order: the approval did not know of it.
  if (row.order_attempts === 0 && (await isFlagged(tx, row.player_id, row.updated_at))) {
    await rejectAndRelease(tx, row, "paymentDisputed")
    return undefined
  }
  // The account is new, or waits again: `lookUpPayouts` finds the payout once it is due.
  if (
    row.order_attempts === 0 &&
    row.iban !== null &&
    (await listWaitingUntil(tx, row.player_id)).has(row.iban)
  )
    return undefined
  const order_attempts = row.order_attempts + 1
  await updateWithdrawal(tx, row.id, { order_attempts })
  return { ...row, order_attempts }
}

async function orderPayout(
  platform: PayoutPlatform,
  provider: PayOutProvider,
  row: WithdrawalRow,
): Promise<PayoutAnswer | undefined> {
  try {
    return await provider.create({
      endToEndId: row.id,
      account: (row.iban ?? row.wallet_account)!,
      name: toPayeeName(row.holder_name),
      amountCents: Number(row.amount_cents),
      remittance: row.id,
      ...(row.wallet_account !== null && { player: await getWalletOwner(platform.reads(), row.player_id) }),
    })
  } catch (error) {
    paymentsLog(platform).warn("payout.noAnswer", { withdrawalId: row.id, ...describeError(error) })
    return undefined
  }
}

/** Asks the provider how a payout stands and does what it says; false where it does not know it. */
async function lookUpPayout(
  platform: PayoutPlatform,
  { id, provider: name }: Pick<WithdrawalRow, "id" | "provider">,
  provider: PayOutProvider,
): Promise<boolean> {
  const report = await provider.status(id)
  if (report) await platform.transact((tx) => applyPayout(tx, name, report))
  return report !== undefined
}

/** A refusal ends a withdrawal only where the refused order was the only one that ever left. */
async function refusePayout(tx: Tx, withdrawalId: string, code: string): Promise<boolean> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status !== "approved") return true
  if (row.order_attempts > 1) return false
  await failWithdrawal(tx, row, { reason: toPayoutReason(code), by: "refused" })
  return true
}

async function disputeRefusal(tx: Tx, withdrawalId: string, code: string): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status === "approved") await raiseDispute(tx, row, "refusedInDoubt", { code })
}

const stalledAfterMs = 2 * 60_000
const batchSize = 50
/** So many payouts in a row without an answer mean that the bank is away, or the time of the job over. */
const givesUpAfter = 3
const askAgainAfterMs = 30 * 60_000

/** Does the same for every provider that is configured. None waits for another, or fails with it. */
async function eachProvider(
  payOuts: PayOuts,
  work: (name: Exclude<PayOutName, "hand">, provider: PayOutProvider) => Promise<void>,
): Promise<void> {
  const names = Object.keys(payOuts) as (keyof PayOuts)[]
  const done = await Promise.allSettled(names.map((name) => work(name, payOuts[name]!)))
  for (const one of done) if (one.status === "rejected") throw one.reason
}

/** Job: asks each provider about payouts that nobody has told us of, and orders again what it never heard of. */
export const lookUpPayouts = (platform: PayoutPlatform, payOuts: PayOuts): Promise<void> =>
  eachProvider(payOuts, async (name, provider) => {
    const since = new Date(platform.clock.now().getTime() - stalledAfterMs)
    for (const { id, status } of await platform.transact((tx) =>
      takeStalledWithdrawals(tx, name, since, batchSize),
    )) {
      await orLogFailure(platform, id, async () => {
        if (await lookUpPayout(platform, { id, provider: name }, provider)) return
        if (status === "approved") await payOut(platform, payOuts, id)
        else await platform.transact((tx) => disputeUnknownPayout(tx, id))
      })
    }
  })

async function disputeUnknownPayout(tx: Tx, withdrawalId: string): Promise<void> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status === "sent") await raiseDispute(tx, row, "unknownAtBank")
}

/**
 * Job: asks each provider, once a day for each payout, about those that ended within the return window: whether one came back
 * or was paid after all, and the message was lost. Those without an answer are asked about again within hours.
 */
export async function lookUpEndedPayouts(platform: PayoutPlatform, payOuts: PayOuts): Promise<void> {
  const { returnDays } = await getSetting(platform.reads(), settings.withdrawal)
  const nowMs = platform.clock.now().getTime()
  const endedAfter = new Date(nowMs - returnDays * dayMs)
  const askedBefore = new Date(nowMs - dayMs)
  await eachProvider(payOuts, async (name, provider) => {
    const due = { provider: name, endedAfter, askedBefore }
    for (;;) {
      const ids = await platform.transact((tx) => takeEndedWithdrawals(tx, due, batchSize))
      const isAway = await lookUpBatch(platform, { name, provider }, ids, askedBefore)
      if (ids.length < batchSize || isAway) return
    }
  })
}

/** Asks about some payouts of one provider; answers whether it seems to be away. */
async function lookUpBatch(
  platform: PayoutPlatform,
  { name, provider }: { name: PayOutName; provider: PayOutProvider },
  ids: readonly string[],
  askedBefore: Date,
): Promise<boolean> {
  const unanswered: string[] = []
  const notAsked: string[] = []
  let inARow = 0
  for (const id of ids) {
    if (inARow === givesUpAfter) notAsked.push(id)
    else if (await orLogFailure(platform, id, () => lookUpPayout(platform, { id, provider: name }, provider)))
      inARow = 0
    else {
      unanswered.push(id)
      inARow += 1
    }
  }
  // Whoever was not asked comes before whoever was: payouts without an answer never stand before the others.
  await platform.transact(async (tx) => {
    await setLookedUp(tx, unanswered, new Date(askedBefore.getTime() + askAgainAfterMs))
    await setLookedUp(tx, notAsked, askedBefore)
  })
  return inARow === givesUpAfter
}

/** What goes wrong with one payout keeps no other waiting; false where something did. */
async function orLogFailure(
  platform: PayoutPlatform,
  withdrawalId: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    paymentsLog(platform).warn("payout.notFollowed", { withdrawalId, ...describeError(error) })
    return false
  }
}
