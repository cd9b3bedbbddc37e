import { type crash as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { addDays, toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy, setting } from "../../content/index.ts"
import { maskedNames } from "../../players/index.ts"
import { crash, crashAutobet, crashRounds } from "../settings.ts"
import * as lists from "./listStore.ts"
import { termsOf } from "./model.ts"
import { type BetRow, lastRoundOf } from "./store.ts"
import { betShown, ownBetShown, stateOf } from "./wire.ts"

/** Best bets are those of so many days. */
const topDays = 30
const euros = (cents: bigint | number): number => eurosOf(Number(cents))

/** Whether the game is shown; while it is not, its lists are empty. */
export const isOn = async (from: Reads): Promise<boolean> => (await policy(from, crash)) === "on"

const ownShown = (row: lists.BetInRound) => ownBetShown(row, row)

/** The round that stands, and whoever asks in it; undefined while the game is not on. */
export async function roundShown(
  { reads }: Platform,
  playerId: bigint | null,
): Promise<ReplyOf<typeof contract.getCrashRound> | undefined> {
  const from = reads()
  if (!(await isOn(from))) return undefined
  const [row, { isPaused, ...bounds }, autobet] = await Promise.all([
    lastRoundOf(from),
    setting(from, crashRounds),
    policy(from, crashAutobet),
  ])
  const own = row && playerId !== null ? await lists.ownRoundBetsOf(from, playerId, row.id) : []
  const { minStakeCents, maxStakeCents, maxPaidCents } = row?.over_at === null ? termsOf(row) : bounds
  return {
    state: row ? stateOf(row, from.now.getTime()) : null,
    own: own.map(ownShown),
    terms: { minStake: euros(minStakeCents), maxStake: euros(maxStakeCents), maxPaid: euros(maxPaidCents) },
    isPaused,
    mayAutobet: autobet === "on",
  }
}

async function named<R extends BetRow>(from: Reads, rows: readonly R[]): Promise<[R, string][]> {
  const names = await maskedNames(from, [...new Set(rows.map((row) => row.player_id))])
  return rows.map((row) => [row, names.get(row.player_id) ?? ""])
}

/** Bets of a round, of the one that stands where none is named. */
export async function allBets(
  { reads }: Platform,
  { roundId, ...page }: ParsedOf<typeof contract.getCrashAllBets>,
): Promise<ReplyOf<typeof contract.getCrashAllBets>> {
  const from = reads()
  const id = roundId === undefined ? (await lastRoundOf(from))?.id : BigInt(roundId)
  if (id === undefined || !(await isOn(from)))
    return { roundId: null, bets: { count: 0, rows: [] }, staked: 0, paid: 0 }
  const { count, rows, staked, paid } = await lists.roundBetsOf(from, id, page)
  const shown = (await named(from, rows)).map(([row, name]) => betShown(row, name))
  return { roundId: Number(id), bets: { count, rows: shown }, staked: euros(staked), paid: euros(paid) }
}

/** A player's own bets, newest first. */
export async function myBets(
  { reads }: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getCrashMyBets>,
): Promise<ReplyOf<typeof contract.getCrashMyBets>> {
  const { count, rows } = await lists.ownBetsOf(reads(), playerId, page)
  return { bets: { count, rows: rows.map(ownShown) } }
}

/** The bets that were paid most in thirty days. */
export async function topBets(
  { reads }: Platform,
  page: ParsedOf<typeof contract.getCrashTopBets>,
): Promise<ReplyOf<typeof contract.getCrashTopBets>> {
  const from = reads()
  if (!(await isOn(from))) return { bets: { count: 0, rows: [] } }
  const { count, rows } = await lists.topBetsOf(from, addDays(from.now, -topDays), page)
  const shown = (await named(from, rows)).map(([row, name]) => ({
    ...betShown(row, name),
    roundId: Number(row.round_id),
    endedAt: (row.ended_at ?? row.placed_at).toISOString(),
  }))
  return { bets: { count, rows: shown } }
}

/** Rounds that are over, newest first. */
export async function history(
  { reads }: Platform,
  page: ParsedOf<typeof contract.getCrashHistory>,
): Promise<ReplyOf<typeof contract.getCrashHistory>> {
  const from = reads()
  if (!(await isOn(from))) return { rounds: { count: 0, rows: [] } }
  const { count, rows } = await lists.overRoundsOf(from, page)
  const shown = rows.flatMap(({ id, chain, number, over_as, over_at, result, hash }) =>
    over_as && over_at && result !== null && hash !== null
      ? [
          {
            roundId: Number(id),
            chainId: chain,
            number,
            overAs: over_as,
            result,
            hash,
            overAt: over_at.toISOString(),
          },
        ]
      : [],
  )
  return { rounds: { count, rows: shown } }
}

/** What a player staked and won, in the form of every history of money; what was given back adds to no sum. */
export async function transactions(
  { reads }: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.customGameTransaction>,
): Promise<ReplyOf<typeof contract.customGameTransaction>> {
  const from = reads()
  const page = { limit: input.limit, offset: (input.pageNo - 1) * input.limit }
  const { count, rows, staked, paid } = await lists.spanBetsOf(
    from,
    { playerId, status: input.status, ...toDateRange(input, from.now) },
    page,
  )
  return {
    transactions: { count, rows: rows.map(transactionShown) },
    totalBetAmounts: { stakes: euros(staked), wins: euros(paid), net: euros(paid - staked) },
  }
}

function transactionShown(row: lists.BetInRound) {
  const isBack = row.ended_as === "cancelled" || row.ended_as === "refunded"
  const win = row.paid_cents ?? 0n
  return {
    transactionId: `house:${row.id}`,
    type: "crash" as const,
    status: row.ended_as ?? ("placed" as const),
    amount: isBack ? 0 : euros(win - row.stake_cents),
    stake: euros(row.stake_cents),
    win: euros(win),
    at: row.left_at,
    result: row.result,
    overAs: row.over_as,
    roundId: Number(row.round_id),
    chainId: row.chain,
    number: row.number,
    currencyCode: "EUR" as const,
    createdAt: row.placed_at.toISOString(),
  }
}
