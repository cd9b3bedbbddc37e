import { type jackpots as contract, jackpots, type ParsedOf, type ReplyOf } from "@elite/contract"
import { partsPerUnit } from "@elite/jackpots"
import type { Reads } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { listWinsOfCycles } from "../wins/store.ts"
import { toWireWins } from "../wins/wins.ts"
import * as store from "./store.ts"

export async function getCyclesReply(
  platform: Platform,
  { type, pageNo, limit }: ParsedOf<typeof contract.getJackpotCycles>,
): Promise<ReplyOf<typeof contract.getJackpotCycles>> {
  const from = platform.reads()
  const { count, rows } = await store.listFinishedCycles(from, { type, pageNo, limit })
  const ids = rows.map(({ id }) => id)
  const won = (await listWinsOfCycles(from, ids)).filter(({ refused_at }) => refused_at === null)
  const winners = await toWireWins(platform, won)
  return {
    cycles: {
      count,
      rows: rows.map((row) => ({
        jackpotId: Number(row.id),
        type: row.jackpot,
        cycle: row.number,
        beganAt: row.began_at.toISOString(),
        endedAt: row.ended_at.toISOString(),
        bets: row.bets,
        winners: winners.filter((_, n) => won[n]!.cycle_id === row.id),
      })),
    },
  }
}

/** Throws NotFoundErrorType for a cycle that runs or is unknown. */
async function getFinishedCycle(from: Reads, jackpotId: number): Promise<store.FinishedCycleRow> {
  const row = await store.findFinishedCycle(from, BigInt(jackpotId))
  if (!row) throw new AppError("NotFoundErrorType")
  return row
}

export async function getCycleReply(
  from: Reads,
  jackpotId: number,
): Promise<ReplyOf<typeof contract.getJackpotCycle>> {
  const row = await getFinishedCycle(from, jackpotId)
  const drops = await listWinsOfCycles(from, [row.id])
  return {
    cycle: {
      jackpotId,
      type: row.jackpot,
      cycle: row.number,
      beganAt: row.began_at.toISOString(),
      endedAt: row.ended_at.toISOString(),
      terms: row.terms,
      seal: row.seal,
      sealedAt: row.published_at.toISOString(),
      seed: row.seed,
      since: Number(row.since),
      sinceHead: row.began_head,
      last: Number(row.last),
      parts: String(row.seeded * partsPerUnit + row.carried_parts),
      window: row.began_window,
      drops: drops.map(({ item, parts, paid }) => ({
        item: Number(item),
        parts: String(parts),
        paidUnits: String(paid),
      })),
    },
  }
}

type Item = ReplyOf<typeof contract.getJackpotItems>["items"][number]

function toItemReply(row: store.ItemRow): Item {
  const stakeUnits = String(row.stake)
  switch (row.kind) {
    case "bet":
      return {
        ...{ kind: "bet", ref: row.ref!, stakeUnits, atMs: row.at.getTime() },
        ...(row.is_eligible ? {} : { isEligible: false }),
      }
    case "win":
      return { kind: "win", ref: row.ref!, stakeUnits, winUnits: String(row.win) }
    case "void":
      return { kind: "void", bet: Number(row.bet), stakeUnits }
    case "window":
      return { kind: "window", endMs: row.ends_at!.getTime(), expectedUnits: String(row.expected) }
  }
}

const maxItems = jackpots.jackpotItemsAtMost

export async function getItemsReply(
  from: Reads,
  { jackpotId, after }: ParsedOf<typeof contract.getJackpotItems>,
): Promise<ReplyOf<typeof contract.getJackpotItems>> {
  const { since, last } = await getFinishedCycle(from, jackpotId)
  const begin = BigInt(after) > since ? BigInt(after) : since
  const rows = await store.listItems(from, { after: begin, last, limit: maxItems })
  const heads = await store.listHeads(from, {
    after: begin,
    upTo: rows.at(-1)?.number ?? begin,
    limit: maxItems,
  })
  return { items: rows.map(toItemReply), heads: heads.map(toHeadReply) }
}

/** Heads are published whether or not their cycle is over. */
export async function getHeadsReply(
  from: Reads,
  { after }: ParsedOf<typeof contract.getJackpotHeads>,
): Promise<ReplyOf<typeof contract.getJackpotHeads>> {
  const heads = await store.listHeads(from, { after: BigInt(after), limit: maxItems })
  return { heads: heads.map(toHeadReply) }
}

const toHeadReply = ({ number, head, published_at }: store.HeadRow) => ({
  number: Number(number),
  head,
  publishedAt: published_at.toISOString(),
})

export async function getOwnItemsReply(
  from: Reads,
  playerId: bigint,
  { jackpotId, pageNo, limit }: ParsedOf<typeof contract.getOwnJackpotItems>,
): Promise<ReplyOf<typeof contract.getOwnJackpotItems>> {
  const { since, last } = await getFinishedCycle(from, jackpotId)
  const { count, rows } = await store.listItemsOfPlayer(from, playerId, { since, last, pageNo, limit })
  return {
    items: {
      count,
      rows: rows.map(({ number, ref, stake, at }) => ({
        number: Number(number),
        ref: ref!,
        stake: unitsToEuros(stake!),
        at: at.toISOString(),
      })),
    },
  }
}
