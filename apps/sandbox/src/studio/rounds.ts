import { randomBytes, randomUUID } from "node:crypto"
import type { Play, Wallet, WinOutcome } from "../aggregator/wallet.ts"
import type { Draw } from "./chance.ts"
import { decide, type Outcome, type Request, stakeOf } from "./decide.ts"
import type { RealSession, Session } from "./session.ts"
import type { Title } from "./titles/title.ts"
import { type Language, type RefusalCode, refusalOf } from "./words.ts"

/** A played round, kept for the history page. */
export type Round = {
  readonly id: string
  /** Opens the history page; unguessable, because the page needs no other key. */
  readonly key: string
  readonly title: Title
  readonly user?: string
  readonly currency: string
  readonly language: Language
  readonly casinoOrigin: string
  readonly stakeCents: number
  readonly winCents: number
  readonly outcome: Outcome
  readonly playedAt: Date
}

/** Whether the casino has booked the win: yes, not yet (it is repeated), or refused for good. */
export type WinState = "booked" | "pending" | "refused"

export type RoundAnswer =
  | {
      readonly kind: "played"
      readonly round: Round
      readonly balanceCents: number
      readonly win: WinState
    }
  | {
      readonly kind: "refused"
      readonly refusal: RefusalCode
      readonly balanceCents: number
      readonly ended: boolean
    }

const ROUNDS_AT_MOST = 5000

export type RoundsOptions = {
  readonly wallet: Wallet
  readonly draw: Draw
  /** Replaces the titles' own cycle; tests play faster than people may. */
  readonly minimumCycleMs?: number
}

/** Plays rounds: stake, outcome, win; one at a time per session. */
export class Rounds {
  readonly #options: RoundsOptions
  readonly #played = new Map<string, Round>()

  constructor(options: RoundsOptions) {
    this.#options = options
  }

  /**
   * One whole round. The stake is taken first, the outcome is drawn only when the wallet has accepted it, and the
   * win call follows the outcome. Refuses with a code that has a sentence; a refused round never has an outcome.
   */
  async play(session: Session, request: Request): Promise<RoundAnswer> {
    const stake = stakeOf(session.title, request)
    const refusal = session.ended ?? this.#tooSoon(session) ?? (typeof stake === "string" ? stake : undefined)
    if (refusal !== undefined || typeof stake === "string") return refused(session, refusal ?? "stake")
    session.playing = true
    session.lastRoundAt = Date.now()
    try {
      return await (session.mode === "demo"
        ? this.#demo(session, request, stake)
        : this.#real(session, request, stake))
    } finally {
      session.playing = false
    }
  }

  round(id: string): Round | undefined {
    return this.#played.get(id)
  }

  byKey(key: unknown): Round | undefined {
    return [...this.#played.values()].find((round) => round.key === key)
  }

  clear(): void {
    this.#played.clear()
  }

  #tooSoon(session: Session): RefusalCode | undefined {
    const cycleMs = this.#options.minimumCycleMs ?? session.title.minimumCycleMs
    return session.playing || Date.now() - session.lastRoundAt < cycleMs ? "too_soon" : undefined
  }

  #keep(session: Session, id: string, stakeCents: number, outcome: Outcome): Round {
    const round: Round = {
      id,
      key: randomBytes(18).toString("base64url"),
      title: session.title,
      ...(session.mode === "real" ? { user: session.user } : {}),
      currency: session.currency,
      language: session.language,
      casinoOrigin: session.casinoOrigin,
      stakeCents,
      winCents: outcome.winCents,
      outcome,
      playedAt: new Date(),
    }
    this.#played.set(id, round)
    if (this.#played.size > ROUNDS_AT_MOST) {
      const oldest = this.#played.keys().next().value
      if (oldest !== undefined) this.#played.delete(oldest)
    }
    return round
  }

  #demo(session: Session, request: Request, stakeCents: number): RoundAnswer {
    if (session.balanceCents < stakeCents) return refused(session, "demo_empty")
    const outcome = decide(session.title, request, this.#options.draw)
    session.balanceCents += outcome.winCents - stakeCents
    const round = this.#keep(session, randomUUID(), stakeCents, outcome)
    return { kind: "played", round, balanceCents: session.balanceCents, win: "booked" }
  }

  async #real(session: RealSession, request: Request, stakeCents: number): Promise<RoundAnswer> {
    const { wallet, draw } = this.#options
    const id = randomUUID()
    const play: Play = { ...playOf(session), round: id }
    const bet = await wallet.bet(play, stakeCents, session.title.model.engine, metaOf(request))
    if (bet.kind === "unclear") return refused(session, "unclear")
    if (bet.kind === "refused") {
      session.balanceCents = bet.balanceCents ?? session.balanceCents
      const refusal = refusalOf(bet.status)
      if (refusal === "expired" || refusal === "disabled") session.ended = refusal
      return refused(session, refusal)
    }
    const outcome = decide(session.title, request, draw)
    const round = this.#keep(session, id, stakeCents, outcome)
    const win = await wallet.win(bet.ticket, outcome.winCents, session.title.model.engine, {
      outcome: outcome.meta,
    })
    const afterBet = bet.balanceCents ?? session.balanceCents - stakeCents
    const afterWin = win.kind === "accepted" ? (win.balanceCents ?? afterBet + outcome.winCents) : afterBet
    session.balanceCents = afterWin
    return {
      kind: "played",
      round,
      balanceCents: afterWin,
      win: stateOf(win, outcome.winCents),
    }
  }
}

/** The session's part of every wallet call. */
export const playOf = (session: RealSession): Omit<Play, "round"> => ({
  user: session.user,
  token: session.token,
  gameCode: session.title.code,
  currency: session.currency,
})

/** A win of nothing has nothing to wait for. */
const stateOf = (win: WinOutcome, winCents: number): WinState =>
  win.kind === "accepted" || winCents === 0 ? "booked" : win.kind

const metaOf = (request: Request): object => (request.bets ? { selection: request.bets } : {})

const refused = (session: Session, refusal: RefusalCode): RoundAnswer => ({
  kind: "refused",
  refusal,
  balanceCents: session.balanceCents,
  ended: session.ended !== undefined,
})
