import { setTimeout as sleep } from "node:timers/promises"
import type { Clock } from "./clock.ts"
import type { Journal } from "./journal.ts"
import type { Mishaps } from "./scenarios.ts"

/** One notification: the exact bytes, and the headers with a true or forged signature. */
export type Letter = {
  readonly url: string
  readonly contentType: string
  readonly body: string
  /** The body of a forged notification, where the signature is part of the body. */
  readonly forgedBody?: string
  readonly note: string
  headers(kind: "genuine" | "forged"): Record<string, string>
}

export type Courier = {
  /**
   * Sends notifications in order, `gapMs` apart, each until it is answered with 200 or its attempts are used up.
   * Resolves when each has had its first attempt; retries continue in the background.
   */
  send(letters: readonly Letter[], gapMs: number, mishaps: Mishaps): Promise<void>
  /** Notifications in their first attempt or being retried. */
  underWay(): number
  /** Drops all pending notifications. */
  recall(): void
}

/** Waits before the second, third … attempt. */
const BACKOFF_MS = [200, 1000, 4000, 15_000, 60_000]
const ANSWER_WITHIN_MS = 10_000
/** A slow receiver delays the next notification by at most this. */
const PATIENCE_MS = 1000

export function createCourier(clock: Clock, journal: Journal): Courier {
  let recalled = new AbortController()
  let underWay = 0

  async function counted<T>(work: Promise<T>): Promise<T> {
    underWay++
    return work.finally(() => underWay--)
  }

  async function attempt(letter: Letter, forged: boolean, signal: AbortSignal): Promise<boolean> {
    let status = 0
    const body = forged ? (letter.forgedBody ?? letter.body) : letter.body
    try {
      const answer = await fetch(letter.url, {
        method: "POST",
        headers: { "content-type": letter.contentType, ...letter.headers(forged ? "forged" : "genuine") },
        body,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      status = answer.status
      await answer.arrayBuffer()
    } catch {
      if (signal.aborted) return true
    }
    const { url, note } = letter
    const at = new Date(clock.now()).toISOString()
    journal.write({ at, direction: "out", method: "POST", url, status, body, note })
    return status === 200
  }

  async function retry(letter: Letter, forged: boolean, signal: AbortSignal): Promise<void> {
    for (const delayMs of BACKOFF_MS) {
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted || (await counted(attempt(letter, forged, signal)))) return
    }
  }

  async function deliver(letter: Letter, forged: boolean, signal: AbortSignal): Promise<void> {
    const first = counted(attempt(letter, forged, signal)).then((done) => {
      if (!done) void retry(letter, forged, signal)
    })
    await Promise.race([first, sleep(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => undefined)])
  }

  async function send(letters: readonly Letter[], gapMs: number, mishaps: Mishaps): Promise<void> {
    const { signal } = recalled
    if (mishaps.drop) return
    const ordered = mishaps.outOfOrder ? letters.toReversed() : letters
    const round = mishaps.duplicate ? ordered.flatMap((letter) => [letter, letter]) : ordered
    for (const [position, letter] of round.entries()) {
      const waitMs = position === 0 ? mishaps.delayMs : gapMs
      if (waitMs > 0) await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      await deliver(letter, mishaps.badSignature, signal)
    }
  }

  return {
    send: (letters, gapMs, mishaps) => counted(send(letters, gapMs, mishaps)),
    underWay: () => underWay,
    recall() {
      recalled.abort()
      recalled = new AbortController()
    },
  }
}
