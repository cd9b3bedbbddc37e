import { advanceRound, type Bet, type BetOutcome, type Round, type Terms, takeOver } from "@elite/crash"
import type { BetRow, Ending, RoundRow } from "./store.ts"

export const toRoundTerms = (row: RoundRow): Terms => ({
  minStakeCents: Number(row.min_stake_cents),
  maxStakeCents: Number(row.max_stake_cents),
  maxPaidCents: Number(row.max_paid_cents),
})

function toEnded({
  ended_as: as,
  left_at: at,
  paid_cents: cents,
  is_by_itself: isByItself,
}: BetRow): BetOutcome | undefined {
  if (as === null) return undefined
  if (as !== "cashedOut") return { how: as }
  return { how: as, at: at!, paidCents: Number(cents), isByItself: isByItself! }
}

const toBet = (row: BetRow): Bet => {
  const ended = toEnded(row)
  return {
    id: row.id,
    playerId: row.player_id,
    panel: row.panel,
    stakeCents: Number(row.stake_cents),
    ...(row.target !== null && { target: row.target }),
    ...(ended && { ended }),
  }
}

/** The round at the instant it opened or took off, with the outcomes of its bets so far. */
export function toRound(row: RoundRow, bets: readonly BetRow[], result: number): Round {
  const openedMs = row.opened_at.getTime()
  const tookOffMs = row.took_off_at?.getTime()
  return {
    number: row.number,
    terms: toRoundTerms(row),
    openedMs,
    stampedMs: tookOffMs ?? openedMs,
    bets: new Map(bets.map((bet) => [bet.id, toBet(bet)])),
    ...(tookOffMs !== undefined && { flight: { tookOffMs, result } }),
    ...(row.over_at && row.over_as && { over: { how: row.over_as, atMs: row.over_at.getTime() } }),
  }
}

function toEnding(id: string, ended: BetOutcome): Ending {
  if (ended.how === "cancelled") throw new Error(`The bet ${id} cannot be cancelled by a leader.`)
  if (ended.how !== "cashedOut") return { id, as: ended.how }
  return { id, as: ended.how, at: ended.at, paidCents: ended.paidCents, isByItself: ended.isByItself }
}

export function computeEndings(before: Round, after: Round): Ending[] {
  if (before.bets === after.bets) return []
  return [...after.bets.values()].flatMap(({ id, ended }) =>
    ended && !before.bets.get(id)?.ended ? [toEnding(id, ended)] : [],
  )
}

/** They follow from the row of an ended round alone, so that a new leader continues in the same way. */
export function computeRemainingEndings(row: RoundRow, bets: readonly BetRow[]): Ending[] {
  if (!row.over_at || row.result === null) throw new Error(`The round ${row.id} is not over.`)
  const before = toRound({ ...row, over_at: null, over_as: null }, bets, row.result)
  const overMs = row.over_at.getTime()
  return computeEndings(
    before,
    row.over_as === "crashed" ? advanceRound(before, overMs) : takeOver(before, overMs),
  )
}

/** The last committed instant: a new leader stamps none before it. */
export const computeLastMs = (row: RoundRow, bets: readonly BetRow[]): number =>
  bets.reduce(
    (last, { ended_at }) => Math.max(last, ended_at?.getTime() ?? 0),
    (row.over_at ?? row.took_off_at ?? row.opened_at).getTime(),
  )
