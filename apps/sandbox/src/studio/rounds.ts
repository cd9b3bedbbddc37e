import { isDeepStrictEqual } from "node:util"
import type { Wallet } from "../aggregator/wallet.ts"
import { HOUR_MS } from "../clock.ts"
import { createArchive } from "./archive.ts"
import type { Draw } from "./chance.ts"
import { stakeOf } from "./decide.ts"
import type { Request } from "./engine.ts"
import { createPlaying } from "./playing.ts"
import type { Round, RoundAnswer } from "./round.ts"
import {
  begin,
  createSeats,
  decideOpen,
  type KeyedRound,
  type Seat,
  type Seats,
  unseenRound,
} from "./seats.ts"
import type { Session } from "./session.ts"
import { endBy, playOf, refused, stateOf } from "./till.ts"
import { type RefusalCode, refusalOf } from "./words.ts"

export type { Round, RoundAnswer, WinState } from "./round.ts"

/** Nothing was booked: the player has not seen the result of an earlier round of this seat. */
export type UnseenFirst = { readonly kind: "unseen"; readonly key: string; readonly request: Request }

/** `seen` is the key of the round that the page showed last. */
export type Asked = { readonly key: string; readonly request: Request; readonly seen?: string }

/** `step` is the number of decisions taken before this one. */
export type Decision = { readonly key: string; readonly step: number; readonly action: string }

export type Rounds = {
  /**
   * Plays the round of a key once; a repetition, also in progress, in another window or after a new launch, gets the
   * latest answer and books nothing. Takes the stake, draws the outcome after the wallet has accepted it, then pays the
   * win, or waits for a decision. A refusal has a code with a message, and no outcome. Undefined when the key was used
   * for another stake.
   */
  play(session: Session, asked: Asked): Promise<RoundAnswer | UnseenFirst | undefined>
  /**
   * Takes a decision in an open round. The same decision of the same step gets the same answer and is taken once.
   * Undefined when the round is unknown, over, or at another step.
   */
  act(session: Session, decision: Decision): Promise<RoundAnswer | undefined>
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
  /** How long an open round waits for its player, ms: a day. */
  readonly leaveAfterMs?: number
}

const dayMs = 24 * HOUR_MS

export function createRounds({ wallet, draw, minimumCycleMs, leaveAfterMs = dayMs }: RoundsOptions): Rounds {
  const archive = createArchive()
  const play = createPlaying({ wallet, draw, keep: archive.keep })
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
    if (answer.kind === "open") return { ...answer, balanceCents }
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
    if (round && round.state !== "open") round.isShown = true
  }

  const { act, waitForPlayer } = decisions({ seats, again, leaveAfterMs })

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
      const turn = play(session, asked, stake)
      const round = begin(seat, asked.key, asked.request, turn)
      const { answer } = await turn
      waitForPlayer(session, round)
      return answer
    },
    act,
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

type DecisionOptions = {
  readonly seats: Seats
  readonly again: (session: Session, round: KeyedRound) => Promise<RoundAnswer>
  readonly leaveAfterMs: number
}

/** Decisions of open rounds: the player's, and the studio's where the player has left. */
function decisions({ seats, again, leaveAfterMs }: DecisionOptions) {
  async function act(session: Session, { key, step, action }: Decision): Promise<RoundAnswer | undefined> {
    const round = seats.of(session).rounds.get(key)
    if (!round) return undefined
    if (step === round.actions.length - 1 && round.actions[step] === action)
      return await again(session, round)
    const { open } = round
    if (!open || round.state !== "open" || step !== round.actions.length) return undefined
    if (session.ended) return refused(session, session.ended)
    const answer = await decideOpen(round, action, open.act(session, action))
    waitForPlayer(session, round)
    return answer
  }

  /** Ends an open round, step by step, when its player has not decided for a long time. */
  function waitForPlayer(session: Session, round: KeyedRound): void {
    clearTimeout(round.leaving)
    const { open } = round
    if (!open) return
    round.leaving = setTimeout(async () => {
      for (let { open } = round; open; { open } = round) {
        const answer = await decideOpen(round, open.leave, open.act(session, open.leave))
        if (answer.kind === "refused") return
      }
    }, leaveAfterMs).unref()
  }

  return { act, waitForPlayer }
}
