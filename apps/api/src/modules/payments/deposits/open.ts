import { setTimeout as sleep } from "node:timers/promises"
import type { Language, payments } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import type { Tx } from "../../../platform/db/transaction.ts"
import { withIdempotencyKey } from "../../../platform/http/idempotency.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { monotonicMs } from "../../../platform/lib/clock.ts"
import { describeError } from "../../../platform/lib/log.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting, site } from "../../content/index.ts"
import { assertAllowed, reserveDeposit } from "../../limits/index.ts"
import { findProfile, type RegisterCheck } from "../../players/index.ts"
import { getSession } from "../../sessions/index.ts"
import { paymentsLog } from "../log.ts"
import { depositConfig } from "../methods/definitions.ts"
import { assertDepositAllowed } from "../methods/methods.ts"
import type { IsJoiningBonusOffered, IsSportsBookOpen, PayInOrder, PayIns } from "../ports.ts"
import { type Purse, purseField } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { endWithoutMoney } from "./apply.ts"
import { getProvider, notifyPath } from "./providers.ts"
import { recordRefusedDeposit } from "./refusedDeposits.ts"
import { firstLookUpAfterMs, isCaptureInDoubt, isLaterStatus } from "./rules.ts"
import {
  claimPage,
  type DepositRow,
  findDeposit,
  insertDeposit,
  lockDeposit,
  updateDeposit,
} from "./store.ts"

export type DepositRequest = {
  playerId: bigint
  sessionId: bigint
  amountCents: number
  purse: Purse
  method: payments.DepositMethod
  wantsBonus: boolean
  language: Language
  address: string
  idempotencyKey: string | undefined
}
type DepositPorts = {
  payIns: PayIns
  register: RegisterCheck
  isSportsBookOpen: IsSportsBookOpen
  isJoiningBonusOffered: IsJoiningBonusOffered
}
export type OpenedDeposit = { orderId: string } & Page
type Page = { forwardUrl: string; qrCode?: string }

/**
 * Opens a deposit: gate, limits and order in one transaction, then the hosted page. The same Idempotency-Key returns
 * the same page. Refuses like the gate, and with NotFound for a closed sports book, JoiningBonusNotAvailable,
 * PaymentMethodNotAllowed, DepositBelowMinimum {minimum}, DepositAboveMaximum {maximum}, DepositLimitReached, which
 * is recorded, and HiPayServiceNotAvailable where the page cannot be opened: the order has then failed and its
 * reservation is released.
 */
export async function openDeposit(
  platform: Platform,
  ports: DepositPorts,
  request: DepositRequest,
): Promise<OpenedDeposit> {
  const { payIns, register } = ports
  const { playerId, amountCents, purse, method, wantsBonus, language, idempotencyKey } = request
  // A cached answer of the register must not be older than the session.
  const { startedAt } = await getSession(platform.reads(), request.sessionId)
  await register.checkPlayerSince(playerId, startedAt)
  const idempotency = {
    owner: `player:${playerId}`,
    key: idempotencyKey,
    name: "hiPayUrl",
    input: { amountCents, method, language, ...purseField(purse), ...(wantsBonus && { wantsBonus }) },
  }
  const { orderId, timeToPaySeconds } = await platform
    .transact((tx) => withIdempotencyKey(tx, idempotency, () => createOrder(tx, ports, request)))
    .catch(async (error: unknown) => {
      await recordRefusedDeposit(platform, request, error)
      throw error
    })
  const isPageClaimed = await platform.transact((tx) => claimPage(tx, orderId))
  const page = isPageClaimed
    ? await openPage(platform, payIns, request, { orderId, timeToPaySeconds })
    : await awaitConcurrentPage(platform, playerId, orderId)
  return { orderId, ...page }
}

async function createOrder(tx: Tx, ports: DepositPorts, request: DepositRequest) {
  const { playerId, amountCents, purse, method, wantsBonus } = request
  await assertAllowed(tx, playerId, "deposit")
  if (purse === "sports" && !(await ports.isSportsBookOpen(tx))) throw new AppError("NotFoundErrorType")
  if (wantsBonus && !(purse === "cash" && (await ports.isJoiningBonusOffered(tx, playerId))))
    throw new AppError("JoiningBonusNotAvailableErrorType")
  await assertDepositAllowed(tx, ports.payIns, { method, amountCents })
  const { orderMinutes } = await getSetting(tx, settings.deposit)
  const orderId = `D-${randomUuid().replaceAll("-", "").slice(0, 28)}`
  const until = new Date(tx.now.getTime() + orderMinutes * minuteMs)
  await reserveDeposit(tx, { playerId, orderId, amountCents, until })
  await insertDeposit(tx, {
    id: orderId,
    player_id: playerId,
    amount_cents: BigInt(amountCents),
    purse,
    method,
    provider: depositConfig(method).provider,
    wants_bonus: wantsBonus,
    next_look_up_at: new Date(tx.now.getTime() + firstLookUpAfterMs),
  })
  return { orderId, timeToPaySeconds: orderMinutes * 60 }
}

async function openPage(
  platform: Platform,
  payIns: PayIns,
  request: DepositRequest,
  order: { orderId: string; timeToPaySeconds: number },
): Promise<Page> {
  try {
    const provider = getProvider(payIns, depositConfig(request.method).provider)
    const { forwardUrl, qrCode, reference, expiresAt } = await provider.open(
      await toPayInOrder(platform, request, order),
    )
    await platform.transact(async (tx) => {
      const row = await lockDeposit(tx, order.orderId)
      // A notification may arrive before the answer that opened the page.
      const isFirst = row && isLaterStatus("pending", row.status)
      if (row)
        await updateDeposit(tx, row, {
          forward_url: forwardUrl,
          qr_code: qrCode ?? null,
          vendor_reference: reference ?? null,
          page_expires_at: expiresAt ?? null,
          ...(isFirst ? { status: "pending" } : {}),
        })
    })
    return { forwardUrl, ...(qrCode !== undefined && { qrCode }) }
  } catch (error) {
    paymentsLog(platform).warn("deposit.pageNotOpened", { orderId: order.orderId, ...describeError(error) })
    await platform.transact((tx) => abandonOrder(tx, order.orderId))
    throw new AppError("HiPayServiceNotAvailableErrorType")
  }
}

async function abandonOrder(tx: Tx, orderId: string): Promise<void> {
  const row = await lockDeposit(tx, orderId)
  if (row && isLaterStatus("failed", row.status) && !isCaptureInDoubt(row))
    await endWithoutMoney(tx, row, "failed", "serviceUnavailable")
}

async function toPayInOrder(
  { reads, publicUrl }: Platform,
  { playerId, amountCents, method, language, address }: DepositRequest,
  { orderId, timeToPaySeconds }: { orderId: string; timeToPaySeconds: number },
): Promise<PayInOrder> {
  const player = await findProfile(reads(), playerId)
  if (!player) throw new Error(`There is no player ${playerId}`)
  const { email, firstName, lastName, birthDate } = player
  const urlOf = (page: "paymentSuccess" | "paymentFailure") =>
    toAbsoluteUrl(publicUrl, page, language, { orderid: orderId })
  return {
    orderId,
    amountCents,
    method,
    language,
    merchantName: (await getSetting(reads(), site)).name,
    successUrl: urlOf("paymentSuccess"),
    failureUrl: urlOf("paymentFailure"),
    notifyUrl: `${publicUrl}${notifyPath(depositConfig(method).provider)}`,
    timeToPaySeconds,
    player: { id: playerId, email, firstName, lastName, birthDate, address },
  }
}

const concurrentPageWaitMs = 9_000
const pollMs = 100
/** A page request older than this was lost with its process. */
const abandonedAfterMs = 30_000

async function awaitConcurrentPage(platform: Platform, playerId: bigint, orderId: string): Promise<Page> {
  const start = monotonicMs()
  while (monotonicMs() - start < concurrentPageWaitMs) {
    const row = await findDeposit(platform.reads(), playerId, orderId)
    if (row?.forward_url)
      return { forwardUrl: row.forward_url, ...(row.qr_code !== null && { qrCode: row.qr_code }) }
    if (row?.status !== "created") break
    if (isAbandoned(row, platform.clock.now())) {
      await platform.transact((tx) => abandonOrder(tx, orderId))
      break
    }
    await sleep(pollMs)
  }
  throw new AppError("HiPayServiceNotAvailableErrorType")
}

const isAbandoned = ({ page_asked_at }: DepositRow, now: Date): boolean =>
  page_asked_at !== null && now.getTime() - page_asked_at.getTime() > abandonedAfterMs
