// What the second models of the reward modules read. They are written from the published rules alone and share no code with the
// product. Money is in ledger units (10⁻⁵ euro or CREDIT; 1000 are a cent), instants are ms UTC.

import type { Bet } from "./playing.ts"

export const cent = 1_000n
export const euro = 100_000n
export const hour = 3_600_000

export type PurseKind = "cash" | "bonus" | "credit"
/** A bet of a settled round; `cash…` is its part in cash. */
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

/** A settled round of cash. */
export const cashRound = (
  round: Pick<Settled, "at" | "player" | "round" | "game">,
  bets: SettledBet[],
): Settled => ({ kind: "settled", ...round, purse: "cash", purseId: null, bets })

/** A bet of cash as the models read it. */
export function cashBet({ uuid, stakeUnits, winUnits = 0n, acceptedAt, category, studio }: Bet): SettledBet {
  const [stake, win] = [stakeUnits, winUnits]
  const game = { category: category ?? null, studio: studio ?? null }
  return { uuid, at: acceptedAt!.getTime(), stake, win, cashStake: stake, cashWin: win, ...game }
}

/** The cash part of each bet of a round; none of CREDIT, and none of a bet that was all bonus. */
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
 * Shares a pool in proportion to the worths of its places, in whole cents: each is rounded down, and the cents left go to the largest
 * remainders, one each, the better place first.
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
