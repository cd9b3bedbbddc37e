import { setTimeout as sleep } from "node:timers/promises"
import type { Language, payments } from "@elite/contract"
import { addressOf } from "@elite/paths"
import { elapsedMs } from "../../../kernel/clock.ts"
import { Failure } from "../../../kernel/failure.ts"
import { onceFor } from "../../../kernel/idempotency.ts"
import { problemOf } from "../../../kernel/log.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { uuid } from "../../../kernel/random.ts"
import type { Tx } from "../../../kernel/transaction.ts"
import { setting, site } from "../../content/index.ts"
import { may, reserveDeposit } from "../../limits/index.ts"
import { type AskRegister, profile } from "../../players/index.ts"
import { sessionOf } from "../../sessions/index.ts"
import { logOf } from "../log.ts"
import { isDepositMethodOn } from "../methods/methods.ts"
import type { IsJoiningBonusOffered, IsSportsBookOpen, PayInOrder, PayInProvider } from "../ports.ts"
import { type Purse, purseSaid } from "../purses/purses.ts"
import * as settings from "../settings.ts"
import { endWithoutMoney } from "./apply.ts"
import { noteRefused } from "./refused.ts"
import { firstLookUpAfterMs, isAbove, isCaptureInDoubt } from "./rules.ts"
import { claimPage, type DepositRow, depositOf, insertDeposit, lockDeposit, updateDeposit } from "./store.ts"

export type DepositWish = {
  playerId: bigint
  sessionId: bigint
  amountCents: number
  /** Which purse it fills. */
  purse: Purse
  method: payments.DepositMethod
  /** The player asks for the joining bonus. */
  wantsBonus: boolean
  language: Language
  /** The player's network address, for the gateway's fraud checks. */
  address: string
  idempotencyKey: string | undefined
}
type DepositPorts = {
  gateway: PayInProvider
  register: AskRegister
  isSportsBookOpen: IsSportsBookOpen
  isJoiningBonusOffered: IsJoiningBonusOffered
}
export type OpenedDeposit = { orderId: string; forwardUrl: string }

/**
 * Opens a deposit: gate, minimum, room in the weekly limit and order in one transaction, then the hosted page.
 * The same Idempotency-Key answers the same page. Refuses with what the gate refuses with,
 * NotFound for the purse of a sports book that is not open, JoiningBonusNotAvailable where it is asked for and not offered,
 * PaymentMethodNotAllowed, DepositBelowMinimum {minimum}, DepositLimitReached, and HiPayServiceNotAvailable
 * where the page cannot be had: the order has then failed and its room is free again. What a limit refuses is noted.
 */
export async function openDeposit(
  kernel: Kernel,
  ports: DepositPorts,
  wish: DepositWish,
): Promise<OpenedDeposit> {
  const { gateway, register } = ports
  const { playerId, amountCents, purse, method, wantsBonus, language, idempotencyKey } = wish
  // An answer of the register never outlives the session that asked.
  const { startedAt } = await sessionOf(kernel.reads(), wish.sessionId)
  await register.playerSince(playerId, startedAt)
  const once = {
    owner: `player:${playerId}`,
    key: idempotencyKey,
    name: "hiPayUrl",
    input: { amountCents, method, language, ...purseSaid(purse), ...(wantsBonus && { wantsBonus }) },
  }
  const { orderId, timeToPaySeconds } = await kernel
    .transact((tx) => onceFor(tx, once, () => makeOrder(tx, ports, wish)))
    .catch(async (problem: unknown) => {
      await noteRefused(kernel, wish, problem)
      throw problem
    })
  const isMine = await kernel.transact((tx) => claimPage(tx, orderId))
  const forwardUrl = isMine
    ? await openPage(kernel, gateway, wish, { orderId, timeToPaySeconds })
    : await pageOfTwin(kernel, playerId, orderId)
  return { orderId, forwardUrl }
}

async function makeOrder(tx: Tx, ports: DepositPorts, wish: DepositWish) {
  const { playerId, amountCents, purse, method, wantsBonus } = wish
  await may(tx, playerId, "deposit")
  if (purse === "sports" && !(await ports.isSportsBookOpen(tx))) throw new Failure("NotFoundErrorType")
  if (wantsBonus && !(purse === "cash" && (await ports.isJoiningBonusOffered(tx, playerId))))
    throw new Failure("JoiningBonusNotAvailableErrorType")
  if (!(await isDepositMethodOn(tx, method))) throw new Failure("PaymentMethodNotAllowedErrorType")
  const { minimumCents, orderMinutes } = await setting(tx, settings.deposit)
  if (amountCents < minimumCents)
    throw new Failure("DepositBelowMinimumErrorType", { minimum: { cents: minimumCents } })
  const orderId = `D-${uuid().replaceAll("-", "").slice(0, 28)}`
  const until = new Date(tx.now.getTime() + orderMinutes * 60_000)
  await reserveDeposit(tx, { playerId, orderId, amountCents, until })
  await insertDeposit(tx, {
    id: orderId,
    player_id: playerId,
    amount_cents: BigInt(amountCents),
    purse,
    method,
    wants_bonus: wantsBonus,
    next_look_up_at: new Date(tx.now.getTime() + firstLookUpAfterMs),
  })
  return { orderId, timeToPaySeconds: orderMinutes * 60 }
}

async function openPage(
  kernel: Kernel,
  gateway: PayInProvider,
  wish: DepositWish,
  order: { orderId: string; timeToPaySeconds: number },
): Promise<string> {
  try {
    const { forwardUrl } = await gateway.open(await pageFor(kernel, wish, order))
    await kernel.transact(async (tx) => {
      const row = await lockDeposit(tx, order.orderId)
      // A quick payer's notification may have been faster than the gateway's own answer.
      const isFirst = row && isAbove("pending", row.status)
      if (row)
        await updateDeposit(tx, row, { forward_url: forwardUrl, ...(isFirst ? { status: "pending" } : {}) })
    })
    return forwardUrl
  } catch (error) {
    logOf(kernel).warn("deposit.pageNotOpened", { orderId: order.orderId, ...problemOf(error) })
    await kernel.transact((tx) => giveUp(tx, order.orderId))
    throw new Failure("HiPayServiceNotAvailableErrorType")
  }
}

async function giveUp(tx: Tx, orderId: string): Promise<void> {
  const row = await lockDeposit(tx, orderId)
  if (row && isAbove("failed", row.status) && !isCaptureInDoubt(row))
    await endWithoutMoney(tx, row, "failed", "serviceUnavailable")
}

async function pageFor(
  { reads, publicUrl }: Kernel,
  { playerId, amountCents, method, language, address }: DepositWish,
  { orderId, timeToPaySeconds }: { orderId: string; timeToPaySeconds: number },
): Promise<PayInOrder> {
  const player = await profile(reads(), playerId)
  if (!player) throw new Error(`There is no player ${playerId}`)
  const { email, firstName, lastName, birthDate } = player
  const urlOf = (page: "paymentSuccess" | "paymentFailure") =>
    addressOf(publicUrl, page, language, { orderid: orderId })
  return {
    orderId,
    amountCents,
    method,
    language,
    merchantName: (await setting(reads(), site)).name,
    successUrl: urlOf("paymentSuccess"),
    failureUrl: urlOf("paymentFailure"),
    notifyUrl: `${publicUrl}/providers/hipay/notify`,
    timeToPaySeconds,
    player: { id: playerId, email, firstName, lastName, birthDate, address },
  }
}

const twinWaitsMs = 9_000
const lookEveryMs = 100
/** A page that was asked for this long ago and never came: whoever asked has gone. */
const abandonedAfterMs = 30_000

/** Waits for the page that another call with the same key is opening. */
async function pageOfTwin(kernel: Kernel, playerId: bigint, orderId: string): Promise<string> {
  const start = elapsedMs()
  while (elapsedMs() - start < twinWaitsMs) {
    const row = await depositOf(kernel.reads(), playerId, orderId)
    if (row?.forward_url) return row.forward_url
    if (row?.status !== "created") break
    if (isAbandoned(row, kernel.clock.now())) {
      await kernel.transact((tx) => giveUp(tx, orderId))
      break
    }
    await sleep(lookEveryMs)
  }
  throw new Failure("HiPayServiceNotAvailableErrorType")
}

const isAbandoned = ({ page_asked_at }: DepositRow, now: Date): boolean =>
  page_asked_at !== null && now.getTime() - page_asked_at.getTime() > abandonedAfterMs
