import { type crash as contract, eurosOf } from "@elite/contract"
import { bettingMs, multiplierAt, pauseMs } from "@elite/crash"
import type { BetRow, RoundRow } from "./store.ts"

const euros = (cents: bigint | number): number => eurosOf(Number(cents))

/** Public state. Before the round is over nothing in it may depend on the result. */
export function computeRoundState(row: RoundRow, nowMs: number): contract.CrashState {
  const openedMs = row.opened_at.getTime()
  const tookOffMs = row.took_off_at?.getTime()
  const isFlying = tookOffMs !== undefined && row.over_at === null
  return {
    roundId: Number(row.id),
    chainId: row.chain,
    number: row.number,
    phase: row.over_as ?? (isFlying ? "flying" : "betting"),
    nowMs,
    openedMs,
    takesOffMs: tookOffMs ?? openedMs + bettingMs,
    ...(isFlying && { multiplier: multiplierAt(Math.max(0, nowMs - tookOffMs)) }),
    ...(row.over_at &&
      row.result !== null &&
      row.hash !== null && {
        result: row.result,
        hash: row.hash,
        overMs: row.over_at.getTime(),
        nextOpensMs: row.over_at.getTime() + pauseMs,
      }),
  }
}

export type Bettor = { readonly name: string; readonly isRobot: boolean }

export const toBetReply = (row: BetRow, { name, isRobot }: Bettor): contract.CrashBet => ({
  betId: row.id,
  name,
  ...(isRobot && { isRobot }),
  stake: euros(row.stake_cents),
  state: row.ended_as ?? "placed",
  at: row.left_at,
  paid: row.paid_cents === null ? null : euros(row.paid_cents),
})

export const toOwnBetReply = (
  row: BetRow,
  round: Pick<RoundRow, "chain" | "number" | "result">,
): contract.OwnCrashBet => ({
  betId: row.id,
  roundId: Number(row.round_id),
  chainId: round.chain,
  number: round.number,
  panel: row.panel,
  stake: euros(row.stake_cents),
  target: row.target,
  state: row.ended_as ?? "placed",
  at: row.left_at,
  paid: row.paid_cents === null ? null : euros(row.paid_cents),
  isByItself: row.is_by_itself ?? false,
  placedAt: row.placed_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  result: round.result,
})
