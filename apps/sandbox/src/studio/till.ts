import type { Play, Ticket, Wallet, WinOutcome } from "../aggregator/wallet.ts"
import type { Request } from "./engine.ts"
import type { RefusedAnswer, WinState } from "./round.ts"
import { roundUuid } from "./round-key.ts"
import { type RealSession, type Session, seatName } from "./session.ts"
import { type RefusalCode, refusalOf } from "./words.ts"

/** The money of one round: with a demo's balance, or at the casino's wallet. A round may be ended from a later session. */
export type Till = {
  /** Takes a stake, the first or an additional one; the reason where it is refused. */
  take(session: Session, cents: number): Promise<RefusalCode | undefined>
  /** Pays the round out and closes it. Needs a stake taken before. */
  pay(session: Session, cents: number, outcome: string): Promise<WinState>
}

export const playOf = (session: RealSession): Omit<Play, "round" | "betUuid" | "winUuid"> => ({
  user: session.user,
  token: session.token,
  gameCode: session.title.code,
  currency: session.currency,
})

/** Ends a session with an expired token or disabled player; other refusals do not. */
export function endBy(session: Session, refusal: RefusalCode): void {
  if (refusal === "expired" || refusal === "disabled") session.ended = refusal
}

/** A win of zero is not pending. */
export const stateOf = (win: WinOutcome["kind"] | WinState, winCents: number): WinState =>
  win === "accepted" || winCents === 0 ? "booked" : win

export const refused = (session: Session, refusal: RefusalCode): RefusedAnswer => ({
  kind: "refused",
  refusal,
  balanceCents: session.balanceCents,
  ended: session.ended !== undefined,
})

const demoTill: Till = {
  async take(session, cents) {
    if (session.balanceCents < cents) return "demo_empty"
    session.balanceCents -= cents
    return undefined
  },
  async pay(session, cents) {
    session.balanceCents += cents
    return "booked"
  },
}

function walletTill(seat: string, key: string, request: Request, wallet: Wallet): Till {
  const meta = request.bets ? { selection: request.bets } : {}
  let ticket: Ticket | undefined
  let asked = 0

  async function take(session: RealSession, cents: number): Promise<RefusalCode | undefined> {
    // A stake that was refused or rolled back is asked for again under another id.
    const part = asked === 0 ? "bet" : `bet ${asked}`
    asked++
    const play: Play = {
      ...playOf(session),
      round: roundUuid("round", seat, key),
      betUuid: roundUuid(part, seat, key),
      winUuid: roundUuid("win", seat, key),
    }
    const bet = await wallet.bet(play, cents, session.title.model.engine, meta)
    if (bet.kind === "unclear") return "unclear"
    if (bet.kind === "refused") {
      session.balanceCents = bet.balanceCents ?? session.balanceCents
      const refusal = refusalOf(bet.status)
      endBy(session, refusal)
      return refusal
    }
    ticket ??= bet.ticket
    session.balanceCents = bet.balanceCents ?? session.balanceCents - cents
    return undefined
  }

  return {
    take: async (session, cents) => (session.mode === "real" ? take(session, cents) : "unknown"),
    async pay(session, cents, outcome) {
      if (!ticket) throw new TypeError("a round was paid out before its stake was taken")
      const win = await wallet.win(ticket, cents, session.title.model.engine, { outcome })
      if (win.kind === "accepted") session.balanceCents = win.balanceCents ?? session.balanceCents + cents
      return stateOf(win.kind, cents)
    },
  }
}

export const openTill = (session: Session, key: string, request: Request, wallet: Wallet): Till =>
  session.mode === "demo" ? demoTill : walletTill(seatName(session), key, request, wallet)
