import type { KeyObject } from "node:crypto"
import type { Fault } from "./faults.ts"
import type { Transaction, TransactionLog } from "./transactions.ts"
import { type CallOptions, callWallet, type WalletAnswer } from "./wallet-call.ts"

export type LineOptions = {
  readonly walletUrl: string
  readonly privateKey: KeyObject
  readonly timeOutMs: number
  readonly log: TransactionLog
}

type Fields = Readonly<Record<string, unknown>>

/** The connection to the wallet. Every call is logged with its answer and duration. */
export type Line = {
  send(path: string, fields: Fields, more?: Partial<CallOptions>): Promise<WalletAnswer>
  /** One call for a transaction; stores the answer and counts the attempt. */
  attempt(
    path: string,
    fields: Fields,
    transaction: Transaction,
    more?: Partial<CallOptions>,
  ): Promise<WalletAnswer>
  /** One call with retries, under the armed fault. Only a network failure is retried. */
  insist(
    path: string,
    fields: Fields,
    transaction: Transaction,
    fault: Fault | undefined,
  ): Promise<WalletAnswer>
}

/** Bets and wins are sent once and, on a network failure, three times more. */
const retries = 3

const wordOf = (answer: WalletAnswer): string => (answer.kind === "answer" ? answer.status : answer.reason)

export function openLine({ walletUrl, privateKey, timeOutMs, log }: LineOptions): Line {
  async function send(path: string, fields: Fields, more: Partial<CallOptions> = {}): Promise<WalletAnswer> {
    const started = performance.now()
    const answer = await callWallet(`${walletUrl}${path}`, fields, privateKey, { timeOutMs, ...more })
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

  async function attempt(
    path: string,
    fields: Fields,
    transaction: Transaction,
    more: Partial<CallOptions> = {},
  ): Promise<WalletAnswer> {
    transaction.attempts++
    const answer = await send(path, fields, { currency: transaction.currency, ...more })
    transaction.answer = wordOf(answer)
    return answer
  }

  async function insist(
    path: string,
    fields: Fields,
    transaction: Transaction,
    fault: Fault | undefined,
  ): Promise<WalletAnswer> {
    const once = () =>
      attempt(path, fields, transaction, {
        badSignature: fault?.scenario === "bad_signature",
        drop: fault?.scenario === "drop",
        delayMs: fault?.scenario === "delay" ? fault.delayMs : 0,
      })
    if (fault?.scenario === "duplicate") void once()
    let answer = await once()
    for (let retry = 0; retry < retries && answer.kind === "silent"; retry++) answer = await once()
    return answer
  }

  return { send, attempt, insist }
}
