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

/** Nothing was booked: a round of this seat comes first, because nobody has seen how it ended. */
export type UnseenFirst = { readonly kind: "unseen"; readonly key: string; readonly request: Request }

/** A round as a page asks for it. `seen` is the key of the round that it showed last. */
export type Asked = { readonly key: string; readonly request: Request; readonly seen?: string }

export type Rounds = {
  /**
   * Plays the round of a key once; asked for again, also while it is under way, in another window or after a new
   * launch, it is the same answer and nothing is booked. The stake is taken first, the outcome is drawn only when the
   * wallet has accepted it, and the win follows the outcome. Refuses with a code that has a sentence; a refused round
   * never has an outcome. Undefined when the key was used for another stake.
   */
  play(session: Session, asked: Asked): Promise<RoundAnswer | UnseenFirst | undefined>
  /** A page says that the outcome of a round was on its screen. */
  shown(session: Session, key: unknown): void
  /** The round that a page has to show before anything else. */
  unseen(session: Session): Pick<KeyedRound, "key" | "request"> | undefined
  /** Asks the wallet for the balance; an expired token or a disabled player ends the session. */
  refresh(session: Session): Promise<void>
  round(id: string): Round | undefined
  byHistoryKey(key: unknown): Round | undefined
  clear(): void
}

export type RoundsOptions = {
  readonly wallet: Wallet
  readonly draw: Draw
  /** Replaces the titles' own cycle; tests play faster than people may. */
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

  /** The answer of a round that was asked for before, with the balance as it is now. */
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

/** One round from its stake to its win: out of the purse of a demo, or at the wallet. */
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

/** The session's part of every wallet call. */
const playOf = (session: RealSession): Omit<Play, "round" | "betUuid" | "winUuid"> => ({
  user: session.user,
  token: session.token,
  gameCode: session.title.code,
  currency: session.currency,
})

/** An expired token or a disabled player is the end of a session; every other refusal is not. */
function endBy(session: Session, refusal: RefusalCode): void {
  if (refusal === "expired" || refusal === "disabled") session.ended = refusal
}

/** A win of nothing has nothing to wait for. */
const stateOf = (win: WinOutcome["kind"] | WinState, winCents: number): WinState =>
  win === "accepted" || winCents === 0 ? "booked" : win

const metaOf = (request: Request): object => (request.bets ? { selection: request.bets } : {})

const refused = (session: Session, refusal: RefusalCode): RoundAnswer => ({
  kind: "refused",
  refusal,
  balanceCents: session.balanceCents,
  ended: session.ended !== undefined,
})
