import { type KeyObject, randomUUID } from "node:crypto"
import type { Backlog } from "./backlog.ts"
import type { Fault, Faults } from "./faults.ts"
import { toWire } from "./money.ts"
import type { Transaction, TransactionLog } from "./transactions.ts"
import { type CallOptions, callWallet, type WalletAnswer } from "./wallet-call.ts"

/** Who plays what in which round. */
export type Play = {
  readonly user: string
  readonly token: string
  readonly gameCode: string
  readonly currency: string
  readonly round: string
}

/** An accepted bet; the win of its round refers to it. */
export type Ticket = { readonly play: Play; readonly betUuid: string; readonly fault?: Fault }

export type BetOutcome =
  | { readonly kind: "accepted"; readonly ticket: Ticket; readonly balanceCents?: number }
  | { readonly kind: "refused"; readonly status: string; readonly balanceCents?: number }
  | { readonly kind: "unclear" }

export type WinOutcome =
  | { readonly kind: "accepted"; readonly balanceCents?: number }
  | { readonly kind: "refused"; readonly status: string }
  /** Not accepted yet; it is being repeated behind the scenes. */
  | { readonly kind: "pending" }

/** Refusals that take the bet as never made; every other refusal is followed by a rollback (Hub88 retry rules). */
const REFUSED_WITHOUT_ROLLBACK = new Set(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"])

/** Refusals that end the repeating of a win (Caleta's list, the same protocol). */
const WIN_REFUSED_FOR_GOOD = new Set([
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
])

/** Bets and wins are sent once and, on a network failure, three times more. */
const RETRIES = 3

export type WalletOptions = {
  readonly walletUrl: string
  readonly privateKey: KeyObject
  readonly timeOutMs: number
  readonly log: TransactionLog
  readonly faults: Faults
  readonly backlog: Backlog
}

const withBalance = (balanceCents: number | undefined) => (balanceCents === undefined ? {} : { balanceCents })
const wordOf = (answer: WalletAnswer): string => (answer.kind === "answer" ? answer.status : answer.reason)

/** The aggregator's side of the seamless wallet, with the vendor's retry rules (Hub88 wallet API). */
export class Wallet {
  readonly #options: WalletOptions

  constructor(options: WalletOptions) {
    this.#options = options
  }

  /** Asks the balance once; the answer may be a refusal such as RS_ERROR_TOKEN_EXPIRED. */
  async balance(play: Omit<Play, "round">): Promise<WalletAnswer> {
    const fields = {
      user: play.user,
      token: play.token,
      request_uuid: randomUUID(),
      game_code: play.gameCode,
    }
    return this.#send("/user/balance", fields, {})
  }

  /** Takes the stake. An unclear or unknown end is rolled back until the wallet says RS_OK. */
  async bet(play: Play, amountCents: number, bet: string, meta: object): Promise<BetOutcome> {
    const fault = this.#options.faults.take(play.user)
    const transaction = this.#open("bet", play, amountCents)
    const betUuid = transaction.transactionUuid
    if (fault?.scenario === "rollback_before_bet") await this.#rollbackOnce(play, betUuid)
    const fields = { ...fieldsOf(transaction, false), amount: toWire(amountCents), bet, ...FLAGS, meta }
    const answer = await this.#insist("/transaction/bet", fields, transaction, fault)
    if (answer.kind === "answer" && answer.status === "RS_OK") {
      transaction.state = "accepted"
      const ticket: Ticket = { play, betUuid, ...(fault ? { fault } : {}) }
      return { kind: "accepted", ticket, ...withBalance(answer.balanceCents) }
    }
    transaction.state = "refused"
    if (answer.kind !== "answer" || !REFUSED_WITHOUT_ROLLBACK.has(answer.status))
      this.#rollback(play, transaction)
    if (answer.kind !== "answer") return { kind: "unclear" }
    return { kind: "refused", status: answer.status, ...withBalance(answer.balanceCents) }
  }

  /** Pays the round out and closes it; a lost round pays 0. Repeated until accepted or refused for good. */
  async win(ticket: Ticket, amountCents: number, bet: string, meta: object): Promise<WinOutcome> {
    const transaction = this.#open("win", ticket.play, amountCents, ticket.betUuid)
    const fields = { ...fieldsOf(transaction, true), amount: toWire(amountCents), bet, ...FLAGS, meta }
    if (ticket.fault?.scenario === "late_win") {
      const timer = setTimeout(() => this.#repeatWin(fields, transaction), ticket.fault.delayMs)
      timer.unref()
      return { kind: "pending" }
    }
    const duplicate = ticket.fault?.scenario === "duplicate" ? ticket.fault : undefined
    const answer = await this.#insist("/transaction/win", fields, transaction, duplicate)
    const outcome = settleWin(transaction, answer)
    if (outcome.kind === "pending") this.#repeatWin(fields, transaction)
    return outcome
  }

  #open(
    kind: "bet" | "win" | "rollback",
    play: Play,
    amountCents: number,
    referenceUuid?: string,
  ): Transaction {
    return this.#options.log.add({
      kind,
      transactionUuid: randomUUID(),
      supplierTransactionId: `${kind}-${randomUUID()}`,
      ...(referenceUuid ? { referenceUuid } : {}),
      ...play,
      amountCents,
      createdAt: new Date(),
      state: "pending",
      answer: "",
      attempts: 0,
    })
  }

  async #send(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    options: Partial<CallOptions>,
  ): Promise<WalletAnswer> {
    const { walletUrl, privateKey, timeOutMs, log } = this.#options
    const started = performance.now()
    const answer = await callWallet(`${walletUrl}${path}`, fields, privateKey, { timeOutMs, ...options })
    const uuid = fields.transaction_uuid
    log.note({
      at: new Date(),
      path,
      ...(typeof uuid === "string" ? { transactionUuid: uuid } : {}),
      status: wordOf(answer),
      tookMs: Math.round(performance.now() - started),
    })
    return answer
  }

  async #attempt(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    transaction: Transaction,
    options: Partial<CallOptions> = {},
  ): Promise<WalletAnswer> {
    transaction.attempts++
    const answer = await this.#send(path, fields, options)
    transaction.answer = wordOf(answer)
    return answer
  }

  /** One call and its retries, bent by the armed fault. Only a network failure is worth a retry. */
  async #insist(
    path: string,
    fields: Readonly<Record<string, unknown>>,
    transaction: Transaction,
    fault: Fault | undefined,
  ): Promise<WalletAnswer> {
    const options = {
      badSignature: fault?.scenario === "bad_signature",
      drop: fault?.scenario === "drop",
      delayMs: fault?.scenario === "delay" ? fault.delayMs : 0,
    }
    const send = () => this.#attempt(path, fields, transaction, options)
    if (fault?.scenario === "duplicate") void send()
    let answer = await send()
    for (let retry = 0; retry < RETRIES && answer.kind === "silent"; retry++) answer = await send()
    return answer
  }

  #repeatWin(fields: Readonly<Record<string, unknown>>, transaction: Transaction): void {
    this.#options.backlog.add(async () => {
      const answer = await this.#attempt("/transaction/win", fields, transaction)
      return settleWin(transaction, answer).kind !== "pending"
    })
  }

  #rollback(play: Play, bet: Transaction): void {
    const transaction = this.#open("rollback", play, 0, bet.transactionUuid)
    const fields = { ...fieldsOf(transaction, true), meta: {} }
    this.#options.backlog.add(async () => {
      const answer = await this.#attempt("/transaction/rollback", fields, transaction)
      if (answer.kind !== "answer" || answer.status !== "RS_OK") return false
      transaction.state = "accepted"
      bet.state = "rolled_back"
      return true
    })
  }

  async #rollbackOnce(play: Play, betUuid: string): Promise<void> {
    const transaction = this.#open("rollback", play, 0, betUuid)
    const answer = await this.#attempt(
      "/transaction/rollback",
      { ...fieldsOf(transaction, true), meta: {} },
      transaction,
    )
    transaction.state = answer.kind === "answer" && answer.status === "RS_OK" ? "accepted" : "refused"
  }
}

const FLAGS = { is_free: false, is_aggregated: false, is_supplier_promo: false, supplier_user: null }

/** A rollback names neither amount nor currency; the other two add theirs. */
function fieldsOf(transaction: Transaction, closed: boolean): Record<string, unknown> {
  return {
    user: transaction.user,
    token: transaction.token,
    transaction_uuid: transaction.transactionUuid,
    supplier_transaction_id: transaction.supplierTransactionId,
    round: transaction.round,
    round_closed: closed,
    request_uuid: randomUUID(),
    game_code: transaction.gameCode,
    ...(transaction.kind === "rollback" ? {} : { currency: transaction.currency }),
    ...(transaction.referenceUuid ? { reference_transaction_uuid: transaction.referenceUuid } : {}),
  }
}

function settleWin(transaction: Transaction, answer: WalletAnswer): WinOutcome {
  if (answer.kind !== "answer") return { kind: "pending" }
  if (answer.status === "RS_OK") {
    transaction.state = "accepted"
    return { kind: "accepted", ...withBalance(answer.balanceCents) }
  }
  if (!WIN_REFUSED_FOR_GOOD.has(answer.status)) return { kind: "pending" }
  transaction.state = "refused"
  return { kind: "refused", status: answer.status }
}
