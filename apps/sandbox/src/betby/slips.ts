import { randomUUID } from "node:crypto"
import { type Backlog, createBacklog, vendorBacklog } from "../aggregator/backlog.ts"
import { DAY_MS } from "../clock.ts"
import { forgetOldest } from "../forget.ts"
import { callsOf } from "./calls.ts"
import type { Choice } from "./choices.ts"
import { endOf, eventCalled } from "./events.ts"
import type { Answer, Line } from "./line.ts"
import type { Result, Slip } from "./slip.ts"

export type SlipRequest = Pick<Slip, "user" | "session" | "stakeCents" | "choices"> & {
  /** Created by the page: a repeated key is the same slip. */
  readonly key: string
}

const KEPT_SLIPS = 2000
const ATTEMPTS = 3
const FINAL_AFTER_MS = 30 * DAY_MS

const product = (choices: readonly Choice[]) =>
  choices.reduce((odds, { oddsThousandths }) => Math.round((odds * oddsThousandths) / 1000), 1000)

/** The result of a slip once all its events have ended; undefined before. */
function outcomeOf(slip: Slip, nowMs: number): { kind: "win" | "lost"; cents: number } | undefined {
  const events = slip.choices.map(({ eventId }) => eventCalled(eventId)!)
  if (events.some(({ endsAtMs }) => endsAtMs > nowMs)) return undefined
  const isWon = slip.choices.every(({ marketId, outcomeId }, n) =>
    endOf(events[n]!).won.has(`${marketId}:${outcomeId}`),
  )
  return isWon ? { kind: "win", cents: slip.potentialCents } : { kind: "lost", cents: 0 }
}

/** Sends the operator's wallet each step of a slip: placed, confirmed or discarded, settled, rolled back. */
export class Slips {
  readonly #line: Line
  readonly #now: () => number
  readonly #slips = new Map<string, Slip>()
  readonly #backlog: Backlog

  constructor({
    line,
    now,
    firstRetryMs,
  }: { line: Line; now: () => number; firstRetryMs?: number | undefined }) {
    this.#line = line
    this.#now = now
    this.#backlog = createBacklog({
      ...vendorBacklog,
      firstWaitMs: firstRetryMs ?? vendorBacklog.firstWaitMs,
    })
  }

  all(): Slip[] {
    return [...this.#slips.values()].toReversed()
  }
  /** A player's bets, newest first, without refused ones. */
  ofUser(user: string): Slip[] {
    return this.all().filter((slip) => slip.user === user && slip.state !== "refused")
  }
  find(id: string): Slip | undefined {
    return this.#slips.get(id)
  }
  waiting(): number {
    return this.#backlog.waiting()
  }
  reset(): void {
    this.#backlog.clear()
    this.#slips.clear()
  }
  close(): void {
    this.#backlog.close()
  }

  /** Requests the stake from the operator. Without an answer it retries, then sends discards until one is answered. */
  async place({ key, user, session, stakeCents, choices }: SlipRequest): Promise<Slip> {
    const id = `${user}:${key}`
    const known = this.#slips.get(id)
    if (known) return known
    const oddsThousandths = product(choices)
    const slip: Slip = {
      id,
      uuid: randomUUID(),
      user,
      session,
      stakeCents,
      oddsThousandths,
      potentialCents: Math.floor((stakeCents * oddsThousandths) / 1000),
      choices,
      placedAtMs: this.#now(),
      state: "sending",
      isFinal: false,
      isManual: false,
    }
    this.#slips.set(id, slip)
    forgetOldest(this.#slips, KEPT_SLIPS)
    const answer = await this.#insist("/bet/make", callsOf(slip).make())
    if (answer.kind === "done") this.#accepted(slip, answer)
    else if (answer.kind === "refused") Object.assign(slip, { state: "refused", refusal: answer.code })
    else this.discard(slip)
    return slip
  }

  #accepted(slip: Slip, { body }: Extract<Answer, { kind: "done" }>): void {
    slip.state = "accepted"
    slip.betNumber = String(body.id)
    if (typeof body.balance === "number") slip.balanceCents = body.balance
    this.#until("/bet/commit", callsOf(slip).commit())
  }

  discard(slip: Slip): void {
    slip.state = "discarded"
    delete slip.result
    this.#until("/bet/discard", callsOf(slip).discard())
  }

  /** Settles a slip and pays it; an earlier result is rolled back first. */
  give(slip: Slip, given: { kind: Result["kind"]; cents: number; isCashout?: boolean }): void {
    if (slip.state !== "accepted") return
    if (slip.result) this.takeBack(slip)
    slip.result = { uuid: randomUUID(), isCashout: false, atMs: this.#now(), ...given }
    slip.isFinal = false
    this.#until(`/bet/${given.kind}`, callsOf(slip).result(slip.result))
  }

  takeBack(slip: Slip): void {
    const { result } = slip
    if (!result) return
    delete slip.result
    slip.isManual = true
    this.#until("/bet/rollback", callsOf(slip).rollback(result, randomUUID()))
  }

  finalise(slip: Slip): void {
    if (!slip.result || slip.isFinal) return
    slip.isFinal = true
    this.#until("/bet/settlement", callsOf(slip).settlement())
  }

  /** Settles slips whose events have ended; results are final thirty days later. */
  sweep(): void {
    const nowMs = this.#now()
    for (const slip of this.#slips.values()) {
      if (slip.state !== "accepted") continue
      if (slip.result && !slip.isFinal && slip.result.atMs + FINAL_AFTER_MS <= nowMs) this.finalise(slip)
      if (slip.result || slip.isManual) continue
      const outcome = outcomeOf(slip, nowMs)
      if (outcome) this.give(slip, outcome)
    }
  }

  /** Retries immediately and a few times, because a person waits; always the same call. */
  async #insist(path: string, payload: object): Promise<Answer> {
    let answer: Answer = { kind: "again", code: "" }
    for (let attempt = 0; attempt < ATTEMPTS && answer.kind === "again"; attempt++)
      answer = await this.#line(path, payload)
    return answer
  }

  /** Retries until done, or refused for good. */
  #until(path: string, payload: object): void {
    this.#backlog.add(async () => (await this.#line(path, payload)).kind !== "again")
  }
}
