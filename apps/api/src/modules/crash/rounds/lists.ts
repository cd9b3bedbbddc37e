import { type crash as contract, eurosOf, type ParsedOf, type ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { addDays, toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState, getSetting } from "../../content/index.ts"
import { findRobots, getMaskedNames } from "../../players/index.ts"
import { crash, crashAutobet, crashRounds } from "../settings.ts"
import { toRoundTerms } from "./convert.ts"
import * as lists from "./listStore.ts"
import { type BetRow, findLastRound } from "./store.ts"
import { type Bettor, computeRoundState, toBetReply, toOwnBetReply } from "./wire.ts"

const topDays = 30
const euros = (cents: bigint | number): number => eurosOf(Number(cents))

export const isCrashOn = async (from: Reads): Promise<boolean> => (await getPolicyState(from, crash)) === "on"

const toOwnRoundBetReply = (row: lists.BetInRound) => toOwnBetReply(row, row)

export async function getRoundReply(
  { reads }: Platform,
  playerId: bigint | null,
): Promise<ReplyOf<typeof contract.getCrashRound> | undefined> {
  const from = reads()
  if (!(await isCrashOn(from))) return undefined
  const [row, { isPaused, ...bounds }, autobet] = await Promise.all([
    findLastRound(from),
    getSetting(from, crashRounds),
    getPolicyState(from, crashAutobet),
  ])
  const own = row && playerId !== null ? await lists.listOwnRoundBets(from, playerId, row.id) : []
  const { minStakeCents, maxStakeCents, maxPaidCents } = row?.over_at === null ? toRoundTerms(row) : bounds
  return {
    state: row ? computeRoundState(row, from.now.getTime()) : null,
    own: own.map(toOwnRoundBetReply),
    terms: { minStake: euros(minStakeCents), maxStake: euros(maxStakeCents), maxPaid: euros(maxPaidCents) },
    isPaused,
    mayAutobet: autobet === "on",
  }
}

export async function withBettors<R extends BetRow>(from: Reads, rows: readonly R[]): Promise<[R, Bettor][]> {
  const playerIds = [...new Set(rows.map((row) => row.player_id))]
  const [names, robots] = await Promise.all([getMaskedNames(from, playerIds), findRobots(from, playerIds)])
  return rows.map((row) => [
    row,
    { name: names.get(row.player_id) ?? "", isRobot: robots.has(row.player_id) },
  ])
}

export async function getAllBetsReply(
  { reads }: Platform,
  { roundId, ...page }: ParsedOf<typeof contract.getCrashAllBets>,
): Promise<ReplyOf<typeof contract.getCrashAllBets>> {
  const from = reads()
  const id = roundId === undefined ? (await findLastRound(from))?.id : BigInt(roundId)
  if (id === undefined || !(await isCrashOn(from)))
    return { roundId: null, bets: { count: 0, rows: [] }, staked: 0, paid: 0 }
  const { count, rows, staked, paid } = await lists.listRoundBets(from, id, page)
  const replies = (await withBettors(from, rows)).map(([row, bettor]) => toBetReply(row, bettor))
  return { roundId: Number(id), bets: { count, rows: replies }, staked: euros(staked), paid: euros(paid) }
}

export async function getMyBetsReply(
  { reads }: Platform,
  playerId: bigint,
  page: ParsedOf<typeof contract.getCrashMyBets>,
): Promise<ReplyOf<typeof contract.getCrashMyBets>> {
  const { count, rows } = await lists.listOwnBets(reads(), playerId, page)
  return { bets: { count, rows: rows.map(toOwnRoundBetReply) } }
}

export async function getTopBetsReply(
  { reads }: Platform,
  page: ParsedOf<typeof contract.getCrashTopBets>,
): Promise<ReplyOf<typeof contract.getCrashTopBets>> {
  const from = reads()
  if (!(await isCrashOn(from))) return { bets: { count: 0, rows: [] } }
  const { count, rows } = await lists.listTopBets(from, addDays(from.now, -topDays), page)
  const replies = (await withBettors(from, rows)).map(([row, bettor]) => ({
    ...toBetReply(row, bettor),
    roundId: Number(row.round_id),
    endedAt: (row.ended_at ?? row.placed_at).toISOString(),
  }))
  return { bets: { count, rows: replies } }
}

export async function getHistoryReply(
  { reads }: Platform,
  page: ParsedOf<typeof contract.getCrashHistory>,
): Promise<ReplyOf<typeof contract.getCrashHistory>> {
  const from = reads()
  if (!(await isCrashOn(from))) return { rounds: { count: 0, rows: [] } }
  const { count, rows } = await lists.listOverRounds(from, page)
  const replies = rows.flatMap(({ id, chain, number, over_as, over_at, result, hash }) =>
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
  return { rounds: { count, rows: replies } }
}

/** In the form of every money history; refunded bets add nothing. */
export async function getCrashTransactionsReply(
  { reads }: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.customGameTransaction>,
): Promise<ReplyOf<typeof contract.customGameTransaction>> {
  const from = reads()
  const { count, rows, staked, paid } = await lists.listBetsWithin(
    from,
    { playerId, status: input.status, ...toDateRange(input, from.now) },
    input,
  )
  return {
    transactions: { count, rows: rows.map(toTransactionReply) },
    totalBetAmounts: { stakes: euros(staked), wins: euros(paid), net: euros(paid - staked) },
  }
}

function toTransactionReply(row: lists.BetInRound) {
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
