/**
 * A second model of a purse of cash and bonus, written from the rules alone and in cents: what each message answers
 * and leaves. It knows nothing of ledgers, locks or rows.
 */
export type PurseModel = ReturnType<typeof purseModel>

type Bet = { cents: number; cash: number; isVoid: boolean; wins: Map<string, Win> }
type Win = { cents: number; cash: number; isBack: boolean }

export function purseModel(cash: number, bonus: number) {
  const state = { cash, bonus, closedTo: null as "player" | "house" | null }
  const bets = new Map<string, Bet>()
  const barred = new Set<string>()
  const refused = new Map<string, string>()

  /** What a closed purse gets goes on to whom it was closed for; what it lacks comes from there. */
  const pass = () => {
    if (state.closedTo === null) return
    if (state.closedTo === "player") state.cash += state.bonus
    state.bonus = 0
  }
  const give = ({ cents, cash: part }: { cents: number; cash: number }, sign: 1 | -1) => {
    state.cash += sign * part
    state.bonus += sign * (cents - part)
    pass()
  }
  /** As much of a win as of its stake, to the nearest cent; exactly between two of them to the player's cash. */
  const part = (cents: number, of: Bet) => Math.floor((2 * cents * of.cash + of.cents) / (2 * of.cents))
  const findWin = (id: string) => [...bets.values()].map(({ wins }) => wins.get(id)).find(Boolean)

  return {
    state,
    bet(id: string, cents: number): string {
      if (barred.has(id)) return "rolledBack"
      if (bets.has(id)) return "ok"
      const refusal =
        refused.get(id) ??
        (state.closedTo !== null
          ? "tokenExpired"
          : cents > state.cash + state.bonus
            ? "notEnoughMoney"
            : undefined)
      if (refusal !== undefined) {
        refused.set(id, refusal)
        return refusal
      }
      const bet = { cents, cash: Math.min(cents, Math.max(0, state.cash)), isVoid: false, wins: new Map() }
      bets.set(id, bet)
      give(bet, -1)
      return "ok"
    },
    win(id: string, of: string, cents: number): string {
      const bet = bets.get(of)
      if (bet?.wins.has(id)) return "ok"
      if (barred.has(id) || barred.has(of) || bet?.isVoid) return "rolledBack"
      if (!bet) return "unknownReference"
      const win = { cents, cash: part(cents, bet), isBack: false }
      bet.wins.set(id, win)
      give(win, 1)
      return "ok"
    },
    back(of: string): string {
      const bet = bets.get(of)
      const win = findWin(of)
      if (bet && !bet.isVoid) {
        bet.isVoid = true
        give(bet, 1)
        for (const each of bet.wins.values()) {
          if (!each.isBack) give(each, -1)
          each.isBack = true
        }
      } else if (win && !win.isBack) {
        win.isBack = true
        give(win, -1)
      } else if (!bet && !win && !refused.has(of)) barred.add(of)
      return "ok"
    },
    close(to: "player" | "house"): void {
      if (state.closedTo !== null) return
      state.closedTo = to
      pass()
    },
  }
}
