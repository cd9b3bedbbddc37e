import type { KeyObject } from "node:crypto"
import { toCents } from "./money.ts"
import { SIGNATURE_HEADER, signatureOf } from "./signature.ts"

/** `silent`: a network failure, which is retried; `unclear`: an unreadable answer. */
export type WalletAnswer =
  | { readonly kind: "answer"; readonly status: string; readonly balanceCents?: number }
  | { readonly kind: "silent" | "unclear"; readonly reason: string }

export type CallOptions = {
  readonly timeOutMs: number
  /** An answer in another currency counts as unreadable. */
  readonly currency?: string
  /** Corrupts the signature (fault switch). */
  readonly badSignature?: boolean
  /** Waits before sending (fault switch). */
  readonly delayMs?: number
  /** Sends, but ignores the answer (fault switch). */
  readonly drop?: boolean
}

const GATEWAY_FAILURES = new Set([502, 503, 504])

const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown")

function readAnswer(httpStatus: number, text: string, currency: string | undefined): WalletAnswer {
  if (GATEWAY_FAILURES.has(httpStatus)) return { kind: "silent", reason: `HTTP_${httpStatus}` }
  if (httpStatus !== 200) return { kind: "unclear", reason: `HTTP_${httpStatus}` }
  try {
    const answer: unknown = JSON.parse(text)
    if (
      typeof answer === "object" &&
      answer !== null &&
      "status" in answer &&
      typeof answer.status === "string"
    ) {
      if ("currency" in answer && currency !== undefined && answer.currency !== currency)
        return { kind: "unclear", reason: "WRONG_CURRENCY" }
      const balanceCents = "balance" in answer ? toCents(answer.balance) : undefined
      return {
        kind: "answer",
        status: answer.status,
        ...(balanceCents === undefined ? {} : { balanceCents }),
      }
    }
  } catch {
    return { kind: "unclear", reason: "NOT_JSON" }
  }
  return { kind: "unclear", reason: "NO_STATUS" }
}

/** The answer counts only within the vendor's time limit (1 s for bet and win, Hub88 wallet API). */
export async function callWallet(
  address: string,
  fields: Readonly<Record<string, unknown>>,
  key: KeyObject,
  options: CallOptions,
): Promise<WalletAnswer> {
  const body = Buffer.from(JSON.stringify(fields))
  const signed = options.badSignature ? Buffer.concat([body, Buffer.from(" ")]) : body
  if (options.delayMs) await new Promise((resolve) => setTimeout(resolve, options.delayMs))
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signatureOf(signed, key) },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(options.timeOutMs),
    })
    const text = await response.text()
    return options.drop
      ? { kind: "silent", reason: "DROPPED" }
      : readAnswer(response.status, text, options.currency)
  } catch (error) {
    return { kind: "silent", reason: reasonOf(error) }
  }
}
