import { isDeepStrictEqual } from "node:util"
import type { Play, Wallet, WinOutcome } from "../aggregator/wallet.ts"
import { type Archive, createArchive } from "./archive.ts"
import type { Draw } from "./chance.ts"
import { decide, type Request, stakeOf } from "./decide.ts"
import type { Round, RoundAnswer, WinState } from "./round.ts"
import { roundUuid } from "./round-key.ts"
import { begin, createSeats, type KeyedRound, type Seat, seatName, unseenRound } from "./seats.ts"
import type { RealSession, Session } from "./session.ts"
import { type RefusalCode, refusalOf } from "./words.ts"

export type { Round, RoundAnswer, WinState } from "./round.ts"

/** Nothing was booked: the player has not seen the result of an earlier round of this seat. */
export type UnseenFirst = { readonly kind: "unseen"; readonly key: string; readonly request: Request }

/** `seen` is the key of the round that the page showed last. */
export type Asked = { readonly key: string; readonly request: Request; readonly seen?: string }

export type Rounds = {
  /**
   * Plays the round of a key once; a repetition, also in progress, in another window or after a new launch, gets the
   * same answer and books nothing. Takes the stake, draws the outcome after the wallet has accepted it, then pays the
   * win. A refusal has a code with a message, and no outcome. Undefined when the key was used for another stake.
   */
  play(session: Session, asked: Asked): Promise<RoundAnswer | UnseenFirst | undefined>
  /** Marks a round's outcome as shown. */
  shown(session: Session, key: unknown): void
  /** The round that a page has to show first. */
  unseen(session: Session): Pick<KeyedRound, "key" | "request"> | undefined
  /** Reads the balance from the wallet; an expired token or disabled player ends the session. */
  refresh(session: Session): Promise<void>
  round(id: string): Round | undefined
  byHistoryKey(key: unknown): Round | undefined
  clear(): void
}

export type RoundsOptions = {
  readonly wallet: Wallet
  readonly draw: Draw
  /** Replaces the titles' own cycle, so that tests play faster. */
  readonly minimumCycleMs?: number
}

export function createRounds({ wallet, draw, minimumCycleMs }: RoundsOptions): Rounds {
  const archive = createArchive()
  const { demo, real } = playing({ wallet, draw, keep: archive.keep })
  const seats = createSeats()

  async function refresh(session: Session): Promise<void> {
    if (session.mode === "demo" || session.ended) return
    const answer = await wallet.balance(playOf(session))
    if (answer.kind !== "answer") return
    if (answer.status === "RS_OK") session.balanceCents = answer.balanceCents ?? session.balanceCents
    endBy(session, refusalOf(answer.status))
  }

  /** Answers a repeated request with the current balance. */
  async function again(session: Session, known: KeyedRound): Promise<RoundAnswer> {
    const answer = await known.answer
    await refresh(session)
    const { balanceCents } = session
    if (answer.kind === "refused") return { ...answer, balanceCents, ended: session.ended !== undefined }
    const { id, winCents } = answer.round
    const win = session.mode === "demo" ? answer.win : stateOf(wallet.winOf(id) ?? answer.win, winCents)
    return { ...answer, balanceCents, win }
  }

  /** Why a session may not begin a round now. */
  function hindrance(session: Session, seat: Seat): RefusalCode | undefined {
    if (session.ended) return session.ended
    const cycleMs = minimumCycleMs ?? session.title.minimumCycleMs
    return seat.last?.state === "running" || Date.now() - seat.lastRoundAt < cycleMs ? "too_soon" : undefined
  }

  function shown(session: Session, key: unknown): void {
    const round = typeof key === "string" ? seats.of(session).rounds.get(key) : undefined
    if (round) round.isShown = true
  }

  return {
    async play(session, asked) {
      const seat = seats.of(session)
      const known = seat.rounds.get(asked.key)
      if (known)
        return isDeepStrictEqual(known.request, asked.request) ? await again(session, known) : undefined
      shown(session, asked.seen)
      const stake = stakeOf(session.title, asked.request)
      const refusal = hindrance(session, seat) ?? (typeof stake === "string" ? stake : undefined)
      if (refusal !== undefined || typeof stake === "string") return refused(session, refusal ?? "stake")
      const first = unseenRound(seat)
      if (first) return { kind: "unseen", key: first.key, request: first.request }
      seat.lastRoundAt = Date.now()
      const answer = session.mode === "demo" ? demo(session, asked, stake) : real(session, asked, stake)
      begin(seat, { key: asked.key, request: asked.request, answer })
      return await answer
    },
    shown,
    unseen: (session) => unseenRound(seats.of(session)),
    refresh,
    round: archive.round,
    byHistoryKey: archive.byHistoryKey,
    clear() {
      archive.clear()
      seats.clear()
    },
  }
}

/** One round from stake to win: with a demo's balance, or at the wallet. */
function playing({ wallet, draw, keep }: Pick<RoundsOptions, "wallet" | "draw"> & Pick<Archive, "keep">) {
  async function demo(session: Session, { key, request }: Asked, stakeCents: number): Promise<RoundAnswer> {
    if (session.balanceCents < stakeCents) return refused(session, "demo_empty")
    const outcome = decide(session.title, request, draw)
    session.balanceCents += outcome.winCents - stakeCents
    const round = keep(session, roundUuid("round", seatName(session), key), stakeCents, outcome)
    return { kind: "played", round, balanceCents: session.balanceCents, win: "booked" }
  }

  async function real(
    session: RealSession,
    { key, request }: Asked,
    stakeCents: number,
  ): Promise<RoundAnswer> {
    const seat = seatName(session)
    const { engine } = session.title.model
    const play: Play = {
      ...playOf(session),
      round: roundUuid("round", seat, key),
      betUuid: roundUuid("bet", seat, key),
      winUuid: roundUuid("win", seat, key),
    }
    const bet = await wallet.bet(play, stakeCents, engine, metaOf(request))
    if (bet.kind === "unclear") return refused(session, "unclear")
    if (bet.kind === "refused") {
      session.balanceCents = bet.balanceCents ?? session.balanceCents
      endBy(session, refusalOf(bet.status))
      return refused(session, refusalOf(bet.status))
    }
    const outcome = decide(session.title, request, draw)
    const round = keep(session, play.round, stakeCents, outcome)
    const win = await wallet.win(bet.ticket, outcome.winCents, engine, { outcome: outcome.meta })
    const afterBet = bet.balanceCents ?? session.balanceCents - stakeCents
    const afterWin = win.kind === "accepted" ? (win.balanceCents ?? afterBet + outcome.winCents) : afterBet
    session.balanceCents = afterWin
    return { kind: "played", round, balanceCents: afterWin, win: stateOf(win.kind, outcome.winCents) }
  }

  return { demo, real }
}

const playOf = (session: RealSession): Omit<Play, "round" | "betUuid" | "winUuid"> => ({
  user: session.user,
  token: session.token,
  gameCode: session.title.code,
  currency: session.currency,
})

/** Ends a session with an expired token or disabled player; other refusals do not. */
function endBy(session: Session, refusal: RefusalCode): void {
  if (refusal === "expired" || refusal === "disabled") session.ended = refusal
}

/** A win of zero is not pending. */
const stateOf = (win: WinOutcome["kind"] | WinState, winCents: number): WinState =>
  win === "accepted" || winCents === 0 ? "booked" : win

const metaOf = (request: Request): object => (request.bets ? { selection: request.bets } : {})

const refused = (session: Session, refusal: RefusalCode): RoundAnswer => ({
  kind: "refused",
  refusal,
  balanceCents: session.balanceCents,
  ended: session.ended !== undefined,
})
