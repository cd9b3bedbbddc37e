import type { crash as contract, ParsedOf, ReplyOf } from "@elite/contract"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { brusselsDay } from "../../../platform/lib/calendar.ts"
import { type ChainRow, findChain, listChainsPage } from "../chains/store.ts"
import type { Beacon } from "../ports.ts"
import { listChainSpansOfDay, listOverRoundsAfter, type OverRound } from "./store.ts"

/** Published data only: never the hash of a coming round. */
const toChainReply = (row: ChainRow, beacon: Beacon): contract.CrashChain => ({
  chainId: row.number,
  length: row.length,
  terminatingHash: row.terminating_hash,
  committedAt: row.committed_at.toISOString(),
  beacon: {
    hash: row.beacon,
    key: row.beacon_key,
    round: Number(row.beacon_round),
    drawnAt: row.beacon_at.toISOString(),
    address: beacon.addressOf({ beacon: row.beacon, round: row.beacon_round }),
  },
  salt:
    row.salt && row.signature && row.salted_at
      ? { salt: row.salt, signature: row.signature, takenAt: row.salted_at.toISOString() }
      : null,
  opened: row.taken,
  endedAt: row.ended_at?.toISOString() ?? null,
})

export async function getChainsReply(
  from: Reads,
  beacon: Beacon,
  page: ParsedOf<typeof contract.getCrashChains>,
): Promise<ReplyOf<typeof contract.getCrashChains>> {
  const { count, rows } = await listChainsPage(from, page)
  return { chains: { count, rows: rows.map((row) => toChainReply(row, beacon)) } }
}

const toRoundReply = ({ id, number, hash, result, over_as, over_at }: OverRound): contract.CrashRound => ({
  roundId: Number(id),
  number,
  hash,
  result,
  overAs: over_as,
  overAt: over_at.toISOString(),
})

/** The terminating hash for number 0; undefined for a round that is not over. */
async function findHashAt(from: Reads, chain: ChainRow, number: number): Promise<string | undefined> {
  if (number === 0) return chain.terminating_hash
  const [round] = await listOverRoundsAfter(from, { chain: chain.number, after: number - 1, limit: 1 })
  return round?.number === number ? round.hash : undefined
}

/** Refuses with NotFound. */
export async function getRoundsReply(
  from: Reads,
  { chainId, after, limit }: ParsedOf<typeof contract.getCrashRounds>,
): Promise<ReplyOf<typeof contract.getCrashRounds>> {
  const chain = await findChain(from, chainId)
  if (!chain) throw new AppError("NotFoundErrorType")
  const hash = await findHashAt(from, chain, after)
  if (hash === undefined) return { before: null, rounds: [] }
  const rounds = await listOverRoundsAfter(from, { chain: chainId, after, limit })
  return { before: { number: after, hash }, rounds: rounds.map(toRoundReply) }
}

export async function getDayReply(
  from: Reads,
  { date }: ParsedOf<typeof contract.getCrashDay>,
): Promise<ReplyOf<typeof contract.getCrashDay>> {
  const rows = await listChainSpansOfDay(from, brusselsDay(date))
  return { stretches: rows.map(({ chain, first, last }) => ({ chainId: chain, first, last })) }
}
