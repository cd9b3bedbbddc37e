import type { Tx } from "../../../platform/db/transaction.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
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
 * Orders an approved payout at its provider; may run repeatedly and be killed anywhere. Before the order is sent, the
 * attempt is recorded, because from then on the payout may have been paid: only a report of the bank about this
 * payout releases the money, never a refused repetition or a lost answer. Nothing is ordered before the account's
 * `usable_from`.
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

/** Records the attempt. Undefined where the payout must not be ordered or has no configured provider. */
async function beginOrder(
  tx: Tx,
  payOuts: PayOuts,
  withdrawalId: string,
): Promise<OrderedPayout | undefined> {
  const row = await lockWithdrawal(tx, withdrawalId)
  if (row?.status !== "approved" || row.dispute !== null) return undefined
  if (!isOrdered(row) || payOuts[row.provider] === undefined) return undefined
  if (row.order_attempts === 0 && (await isFlagged(tx, row.player_id, row.updated_at))) {
    await rejectAndRelease(tx, row, "paymentDisputed")
    return undefined
  }
  // The account is new or waits again: `lookUpPayouts` orders the payout later.
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

async function lookUpPayout(
  platform: PayoutPlatform,
  { id, provider: name }: Pick<WithdrawalRow, "id" | "provider">,
  provider: PayOutProvider,
): Promise<boolean> {
  const report = await provider.status(id)
  if (report) await platform.transact((tx) => applyPayout(tx, name, report))
  return report !== undefined
}

/** A refusal ends a withdrawal only where the refused order is the only one ever sent. */
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

const stalledAfterMs = 2 * minuteMs
const batchSize = 50
/** After so many payouts in a row without an answer, the bank counts as unavailable. */
const unansweredLimit = 3
const retryAfterMs = 30 * minuteMs

async function eachProvider(
  payOuts: PayOuts,
  work: (name: Exclude<PayOutName, "hand">, provider: PayOutProvider) => Promise<void>,
): Promise<void> {
  const names = Object.keys(payOuts) as (keyof PayOuts)[]
  const results = await Promise.allSettled(names.map((name) => work(name, payOuts[name]!)))
  for (const result of results) if (result.status === "rejected") throw result.reason
}

/** Job: looks up payouts without a report, and orders again those that the provider does not know. */
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

/** Job, once a day: the message of a return or late payment may be lost. Unanswered ones are retried within hours. */
export async function lookUpEndedPayouts(platform: PayoutPlatform, payOuts: PayOuts): Promise<void> {
  const { returnDays } = await getSetting(platform.reads(), settings.withdrawal)
  const nowMs = platform.clock.now().getTime()
  const endedAfter = new Date(nowMs - returnDays * dayMs)
  const lookedUpBefore = new Date(nowMs - dayMs)
  await eachProvider(payOuts, async (name, provider) => {
    const due = { provider: name, endedAfter, lookedUpBefore }
    for (;;) {
      const ids = await platform.transact((tx) => takeEndedWithdrawals(tx, due, batchSize))
      const isAway = await lookUpBatch(platform, { name, provider }, ids, lookedUpBefore)
      if (ids.length < batchSize || isAway) return
    }
  })
}

async function lookUpBatch(
  platform: PayoutPlatform,
  { name, provider }: { name: PayOutName; provider: PayOutProvider },
  ids: readonly string[],
  lookedUpBefore: Date,
): Promise<boolean> {
  const unanswered: string[] = []
  const skipped: string[] = []
  let unansweredInARow = 0
  for (const id of ids) {
    if (unansweredInARow === unansweredLimit) skipped.push(id)
    else if (await orLogFailure(platform, id, () => lookUpPayout(platform, { id, provider: name }, provider)))
      unansweredInARow = 0
    else {
      unanswered.push(id)
      unansweredInARow += 1
    }
  }
  // Payouts not looked up come before those without an answer, so that the latter never block the others.
  await platform.transact(async (tx) => {
    await setLookedUp(tx, unanswered, new Date(lookedUpBefore.getTime() + retryAfterMs))
    await setLookedUp(tx, skipped, lookedUpBefore)
  })
  return unansweredInARow === unansweredLimit
}

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
