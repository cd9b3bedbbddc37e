import type { BetOutcome } from "../round.ts"
import { type Act, openedMs } from "./rounds.ts"
import { exponential, hundredthsIn } from "./second.ts"

// How the bets of a round end, once more and from the end: not by what a round is like after each act, but by looking for the act
// that ends a bet among all of them. Stakes from 0.10 to 100.00, 10 000.00 at most.

const curve = (ms: number) => hundredthsIn(exponential(ms)).whole
const paid = (stakeCents: number, at: number) => {
  const exact = (BigInt(stakeCents) * BigInt(at)) / 100n
  return Number(exact < 1_000_000n ? exact : 1_000_000n)
}
/** The lowest multiplier that pays ten thousand euro, where its player did not say one below. */
const leaves = (stakeCents: number, target = Number.POSITIVE_INFINITY) =>
  Math.min(target, Number((100_000_000n + BigInt(stakeCents) - 1n) / BigInt(stakeCents)))

type Placed = Extract<Act, { what: "bet" }>["bet"]

/** How each bet ends that was taken, by its id. */
export function endsOf(acts: readonly Act[], result: number): Map<string, BetOutcome> {
  const stamps: number[] = []
  let clock = openedMs
  for (const { afterMs } of acts) {
    clock += afterMs
    stamps.push(Math.max(clock, stamps.at(-1) ?? openedMs))
  }
  const isOff = (n: number) => acts[n]!.what === "takeOff" && stamps[n]! - openedMs >= 6_000
  const first = (is: (n: number) => boolean) => {
    const at = acts.findIndex((_, n) => is(n))
    return at < 0 ? acts.length : at
  }
  const given = first((n) => acts[n]!.what === "takeOver")
  const off = Math.min(first(isOff), given)
  const flies = off < given
  const since = (n: number) => stamps[n]! - stamps[off]!
  const crashed = flies ? first((n) => n > off && curve(since(n)) > result) : acts.length
  const over = Math.min(given, crashed)

  const ends = new Map<string, BetOutcome>()
  for (const bet of placedBy(acts, off, ends)) {
    const own = leaves(bet.stakeCents, bet.target)
    const out = (at: number, isByItself: boolean): BetOutcome => ({
      how: "cashedOut",
      at,
      paidCents: paid(bet.stakeCents, at),
      isByItself,
    })
    const isOut = (n: number) => own <= Math.min(result, curve(since(n)))
    const isAsked = (n: number) => {
      const act = acts[n]!
      return act.what === "cashOut" && act.id === bet.id && curve(since(n)) > 100
    }
    const last = first((n) => n > off && n <= over && (n === over || isOut(n) || isAsked(n)))
    if (!flies) ends.set(bet.id, { how: "refunded" })
    else if (last === acts.length || (last === over && given > over))
      ends.set(bet.id, own <= result ? out(own, true) : { how: "lost" })
    else if (isOut(last)) ends.set(bet.id, out(own, true))
    else ends.set(bet.id, last === over ? { how: "refunded" } : out(curve(since(last)), false))
  }
  return ends
}

/** The bets that are in the round when it takes off; those that were taken back are among the ends. */
function placedBy(acts: readonly Act[], off: number, ends: Map<string, BetOutcome>): Placed[] {
  const known = new Set<string>()
  let placed: Placed[] = []
  for (const act of acts.slice(0, off)) {
    if (act.what === "cancel") {
      if (placed.some(({ id }) => id === act.id)) ends.set(act.id, { how: "cancelled" })
      placed = placed.filter(({ id }) => id !== act.id)
    }
    if (act.what !== "bet" || known.has(act.bet.id)) continue
    const { stakeCents, target = 101, playerId, panel, id } = act.bet
    const isFree = placed.every((other) => other.playerId !== playerId || other.panel !== panel)
    if (stakeCents < 10 || stakeCents > 10_000 || target < 101 || !isFree) continue
    known.add(id)
    placed.push(act.bet)
  }
  return placed
}
