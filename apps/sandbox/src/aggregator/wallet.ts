import { randomUUID } from "node:crypto"
import type { Backlog } from "./backlog.ts"
import type { Fault, Faults } from "./faults.ts"
import { toWire } from "./money.ts"
import type { Transaction } from "./transactions.ts"
import type { WalletAnswer } from "./wallet-call.ts"
import { type Line, type LineOptions, openLine } from "./wallet-line.ts"

export type Play = {
  readonly user: string
  readonly token: string
  readonly gameCode: string
  readonly currency: string
  readonly round: string
  /** Ids of stake and win; the wallet books each once. */
  readonly betUuid: string
  readonly winUuid: string
}

/** An accepted bet; the win of its round refers to it. */
export type Ticket = { readonly play: Play; readonly fault?: Fault }

export type BetOutcome =
  | { readonly kind: "accepted"; readonly ticket: Ticket; readonly balanceCents?: number }
  | { readonly kind: "refused"; readonly status: string; readonly balanceCents?: number }
  | { readonly kind: "unclear" }

export type WinOutcome =
  | { readonly kind: "accepted"; readonly balanceCents?: number }
  | { readonly kind: "refused"; readonly status: string }
  /** Not accepted yet; retries continue in the background. */
  | { readonly kind: "pending" }

/** Refusals that take the bet as never made; every other refusal is followed by a rollback (Hub88 retry rules). */
const refusedWithoutRollback = new Set(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"])

/** Refusals after which a win is not retried (Caleta's list, the same protocol). */
const winRefusedForGood = new Set([
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_INVALID_GAME",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_WRONG_CURRENCY",
  "RS_ERROR_DUPLICATE_TRANSACTION",
  "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
  "RS_ERROR_TRANSACTION_ROLLED_BACK",
])

export type WalletOptions = LineOptions & {
  readonly faults: Faults
  readonly backlog: Backlog
}

const withBalance = (balanceCents: number | undefined) => (balanceCents === undefined ? {} : { balanceCents })

const flags = { is_free: false, is_aggregated: false, is_supplier_promo: false, supplier_user: null }

type Seated = Omit<Play, "round" | "betUuid" | "winUuid">

export type Wallet = {
  /** Asks the balance once; the answer may be a refusal such as RS_ERROR_TOKEN_EXPIRED. */
  balance(play: Seated): Promise<WalletAnswer>
  /** Takes the stake. An unclear result is rolled back until the wallet answers RS_OK. */
  bet(play: Play, amountCents: number, bet: string, meta: object): Promise<BetOutcome>
  /** Pays the round out and closes it; a lost round pays 0. Repeated until accepted or refused for good. */
  win(ticket: Ticket, amountCents: number, bet: string, meta: object): Promise<WinOutcome>
  /** Undefined when none was sent. */
  winOf(round: string): WinOutcome["kind"] | undefined
}

export function openWallet(options: WalletOptions): Wallet {
  const { log, faults, backlog } = options
  const { send, attempt, insist } = openLine(options)
  const { rollback, rollbackOnce } = rollbacks(options, attempt)

  function repeatWin(fields: Readonly<Record<string, unknown>>, transaction: Transaction): void {
    backlog.add(async () => {
      const answer = await attempt("/transaction/win", fields, transaction)
      return settleWin(transaction, answer).kind !== "pending"
    })
  }

  async function bet(play: Play, amountCents: number, name: string, meta: object): Promise<BetOutcome> {
    const fault = faults.take(play.user)
    const transaction = log.add(transactionOf("bet", play, play.betUuid, amountCents))
    if (fault?.scenario === "rollback_before_bet") await rollbackOnce(play)
    const fields = { ...fieldsOf(transaction, false), amount: toWire(amountCents), bet: name, ...flags, meta }
    const answer = await insist("/transaction/bet", fields, transaction, fault)
    if (answer.kind === "answer" && answer.status === "RS_OK") {
      transaction.state = "accepted"
      const ticket: Ticket = { play, ...(fault ? { fault } : {}) }
      return { kind: "accepted", ticket, ...withBalance(answer.balanceCents) }
    }
    transaction.state = "refused"
    if (answer.kind !== "answer" || !refusedWithoutRollback.has(answer.status)) rollback(play, transaction)
    if (answer.kind !== "answer") return { kind: "unclear" }
    return { kind: "refused", status: answer.status, ...withBalance(answer.balanceCents) }
  }

  async function win(ticket: Ticket, amountCents: number, name: string, meta: object): Promise<WinOutcome> {
    const { play, fault } = ticket
    const transaction = log.add(transactionOf("win", play, play.winUuid, amountCents, play.betUuid))
    const fields = { ...fieldsOf(transaction, true), amount: toWire(amountCents), bet: name, ...flags, meta }
    if (fault?.scenario === "late_win") {
      setTimeout(() => repeatWin(fields, transaction), fault.delayMs).unref()
      return { kind: "pending" }
    }
    const duplicate = fault?.scenario === "duplicate" ? fault : undefined
    const answer = await insist("/transaction/win", fields, transaction, duplicate)
    const outcome = settleWin(transaction, answer)
    if (outcome.kind === "pending") repeatWin(fields, transaction)
    return outcome
  }

  return {
    balance: (play) =>
      send(
        "/user/balance",
        { user: play.user, token: play.token, request_uuid: randomUUID(), game_code: play.gameCode },
        { currency: play.currency },
      ),
    bet,
    win,
    winOf(round) {
      const sent = log.round(round).find(({ kind }) => kind === "win")
      return sent && (sent.state === "accepted" || sent.state === "refused" ? sent.state : "pending")
    },
  }
}

/** Rolls a bet back until the wallet answers RS_OK, or once where the rollback precedes the bet. */
function rollbacks({ log, backlog }: WalletOptions, attempt: Line["attempt"]) {
  function openRollback(play: Play) {
    const transaction = log.add(transactionOf("rollback", play, randomUUID(), 0, play.betUuid))
    const fields = { ...fieldsOf(transaction, true), meta: {} }
    return { transaction, ask: () => attempt("/transaction/rollback", fields, transaction) }
  }

  function rollback(play: Play, bet: Transaction): void {
    const { transaction, ask } = openRollback(play)
    backlog.add(async () => {
      if (!isOk(await ask())) return false
      transaction.state = "accepted"
      bet.state = "rolled_back"
      return true
    })
  }

  async function rollbackOnce(play: Play): Promise<void> {
    const { transaction, ask } = openRollback(play)
    transaction.state = isOk(await ask()) ? "accepted" : "refused"
  }

  return { rollback, rollbackOnce }
}

const isOk = (answer: WalletAnswer): boolean => answer.kind === "answer" && answer.status === "RS_OK"

const transactionOf = (
  kind: Transaction["kind"],
  play: Play,
  transactionUuid: string,
  amountCents: number,
  referenceUuid?: string,
): Transaction => ({
  kind,
  transactionUuid,
  supplierTransactionId: `${kind}-${transactionUuid}`,
  ...(referenceUuid ? { referenceUuid } : {}),
  user: play.user,
  token: play.token,
  round: play.round,
  gameCode: play.gameCode,
  currency: play.currency,
  amountCents,
  createdAt: new Date(),
  state: "pending",
  answer: "",
  attempts: 0,
})

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
  if (!winRefusedForGood.has(answer.status)) return { kind: "pending" }
  transaction.state = "refused"
  return { kind: "refused", status: answer.status }
}
