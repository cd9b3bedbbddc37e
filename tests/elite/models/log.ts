// What the second models of the Elite layer hear. They are written from the published rules alone, by somebody who had not read how
// the house does it, and share no code with it. Money is in ledger units (10⁻⁵ euro or CREDIT; 1000 are a cent), instants are ms UTC.

export const cent = 1_000n
export const euro = 100_000n
export const hour = 3_600_000

export type PurseKind = "cash" | "bonus" | "credit"
/** A bet of a settled round as the log tells it; `cash…` is the part of it that was cash. */
export type SettledBet = {
  uuid: string
  at: number
  stake: bigint
  win: bigint
  cashStake: bigint
  cashWin: bigint
  category: string | null
  studio: string | null
}
type Played = {
  at: number
  player: bigint
  round: string
  game: number
  purse: PurseKind
  purseId: bigint | null
}
export type Settled = Played & { kind: "settled"; bets: SettledBet[] }
export type Voided = Played & {
  kind: "voided"
  uuid: string
  acceptedAt: number
  stake: bigint
  cashStake: bigint
  wasSettled: boolean
}
export type LogEvent =
  | Settled
  | Voided
  | { kind: "window"; at: number; endsAt: number; expected: bigint }
  | { kind: "joined"; at: number; player: bigint; week: bigint }
  | { kind: "weekEnded"; at: number; week: bigint }
  | { kind: "blockEnded"; at: number; campaign: bigint; block: number }
  | { kind: "due"; at: number; tournament: bigint }
  | {
      kind: "entered"
      at: number
      player: bigint
      tournament: bigint
      entry: bigint
      fee: bigint
      isRebuy: boolean
    }
  | { kind: "left"; at: number; entry: bigint }
  | { kind: "paidBack"; at: number; entry: bigint }
  | { kind: "registered"; at: number; player: bigint; code: string | null }
  | { kind: "verified"; at: number; player: bigint }
  | { kind: "deposited"; at: number; player: bigint; order: string; cents: bigint }

/** A round of real money: what of it was cash, bet by bet; nothing of CREDIT, nothing where all of it was a bonus. */
export function realMoney({ purse, bets }: Settled): SettledBet[] {
  if (purse === "credit") return []
  return bets
    .map((bet) => ({ ...bet, stake: bet.cashStake, win: bet.cashWin }))
    .filter(({ stake, win }) => purse === "cash" || stake > 0n || win > 0n)
}

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

/**
 * A pool among so many as have reached a place, in proportion to what their places are worth, whole cents: each gets the cents below
 * their share, and what is left goes cent by cent to the largest remainders, the better place first where two are alike.
 */
export function shared(pool: bigint, worths: readonly bigint[]): bigint[] {
  const cents = pool / cent
  const all = sum(worths)
  const parts = worths.map((worth, place) => ({
    place,
    cents: (cents * worth) / all,
    rest: (cents * worth) % all,
  }))
  const left = Number(cents - sum(parts.map((part) => part.cents)))
  const first = parts.toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
  for (const part of first.slice(0, left)) part.cents += 1n
  return parts.map((part) => part.cents * cent)
}
