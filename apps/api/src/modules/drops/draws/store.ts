import { sql } from "kysely"
import { sqlLiterals } from "../../../platform/db/preparedClient.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { type BetRef, toBetRows } from "../../play/index.ts"
import type { Tables } from "../sql/tables.ts"
import type { Block, Entry, Prize, Win } from "./batch.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export async function findSeedSource(from: Reads): Promise<Buffer | undefined> {
  const row = await tables(from).selectFrom("drops.source").select("sealed").executeTakeFirst()
  return row?.sealed
}

export async function insertSeedSource(tx: Tx, sealed: Buffer): Promise<void> {
  await tables(tx)
    .insertInto("drops.source")
    .values({ id: 1, sealed })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function setSeedSource(tx: Tx, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("drops.source").set({ sealed }).execute()
}

export type OpenBlock = Omit<Block, "seed" | "prizes">

export async function lockOpenBlocks(tx: Tx, until: Date): Promise<OpenBlock[]> {
  const rows = await tables(tx)
    .selectFrom("drops.block as b")
    .innerJoin("drops.campaign as c", "c.id", "b.campaign_id")
    .select(["b.campaign_id", "b.number", "b.begins_at", "b.ends_at", "b.bets", "b.staked"])
    .select(["c.blocks", "c.expected", "c.least_stake", "c.games", "c.added_ppm"])
    .where("b.closed_at", "is", null)
    .where("b.begins_at", "<=", until)
    .orderBy("b.campaign_id")
    .orderBy("b.number")
    .forUpdate("b")
    .execute()
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    number: row.number,
    isLast: row.number === row.blocks,
    beginsMs: row.begins_at.getTime(),
    endsMs: row.ends_at.getTime(),
    expectedUnits: row.expected,
    addedPpm: row.added_ppm,
    leastUnits: row.least_stake,
    games: row.games && new Set(row.games),
    bets: row.bets,
    stakedUnits: row.staked,
  }))
}

export async function listRemainingPrizes(
  from: Reads,
  until: Date,
): Promise<(Prize & { campaignId: bigint; block: number })[]> {
  return tables(from)
    .selectFrom("drops.prize as p")
    .innerJoin("drops.block as b", (on) =>
      on.onRef("b.campaign_id", "=", "p.campaign_id").onRef("b.number", "=", "p.block"),
    )
    .select(["p.id", "p.amount as amountUnits", "p.campaign_id as campaignId", "p.block"])
    .where("b.closed_at", "is", null)
    .where("b.begins_at", "<=", until)
    .where("p.player_id", "is", null)
    .where("p.returned_at", "is", null)
    .orderBy("p.id")
    .execute()
}

export async function listWinTimes(
  from: Reads,
  players: readonly bigint[],
  since: Date,
): Promise<{ player_id: bigint; at: Date }[]> {
  return tables(from)
    .selectFrom("drops.prize as p")
    .innerJoin("drops.entry as e", (on) =>
      on
        .onRef("e.campaign_id", "=", "p.campaign_id")
        .onRef("e.block", "=", "p.block")
        .onRef("e.player_id", "=", "p.player_id")
        .onRef("e.number", "=", "p.entry"),
    )
    .select(["e.player_id", "e.at"])
    .where(({ eb, fn, val }) => eb("p.player_id", "=", fn.any(val([...players]))))
    .where("e.at", ">", since)
    .execute()
}

export async function insertEntries(tx: Tx, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ campaignId, block, number, bet }) => ({
    campaign_id: String(campaignId),
    block,
    number,
    player_id: String(bet.playerId),
    provider: bet.provider,
    uuid: bet.uuid,
    round_ref: bet.roundRef,
    game_id: bet.gameId,
    stake: String(bet.stakeUnits),
    at: new Date(bet.atMs).toISOString(),
  }))
  await sql`insert into drops.entry
    select * from jsonb_populate_recordset(null::drops.entry, ${JSON.stringify(rows)}::jsonb)`.execute(tx.db)
}

export async function setBlockCounts(tx: Tx, blocks: readonly Block[]): Promise<void> {
  for (const { campaignId, number, bets, stakedUnits } of blocks)
    await tables(tx)
      .updateTable("drops.block")
      .set({ bets, staked: stakedUnits })
      .where("campaign_id", "=", campaignId)
      .where("number", "=", number)
      .where("bets", "<>", bets)
      .execute()
}

/** Each prize moves to the block of the bet that won it. */
export async function setPrizesWon(tx: Tx, wins: readonly Win[]): Promise<void> {
  for (const { prize, entry } of wins)
    await tables(tx)
      .updateTable("drops.prize")
      .set({
        block: entry.block,
        entry: entry.number,
        player_id: entry.bet.playerId,
        won_at: entry.bet.settledAt,
      })
      .where("id", "=", prize.id)
      .execute()
}

export async function setBlockEnded(tx: Tx, campaignId: bigint, block: number): Promise<void> {
  await tables(tx)
    .updateTable("drops.block")
    .set({ closed_at: tx.now })
    .where("campaign_id", "=", campaignId)
    .where("number", "=", block)
    .execute()
  await tables(tx)
    .updateTable("drops.prize")
    .set({ block: block + 1 })
    .where("campaign_id", "=", campaignId)
    .where("block", "=", block)
    .where("player_id", "is", null)
    .execute()
}

/** Ends a campaign and closes its blocks. Answers the remaining prizes in units; nothing where it had ended before. */
export async function takeRemainingPrizes(
  tx: Tx,
  campaignId: bigint,
  as: "over" | "stopped",
): Promise<bigint> {
  await tables(tx)
    .updateTable("drops.campaign")
    .set({ state: as })
    .where("id", "=", campaignId)
    .where("state", "in", sqlLiterals("published", "stopping"))
    .execute()
  await tables(tx)
    .updateTable("drops.block")
    .set({ closed_at: tx.now })
    .where("campaign_id", "=", campaignId)
    .where("closed_at", "is", null)
    .execute()
  const rows = await tables(tx)
    .updateTable("drops.prize")
    .set({ returned_at: tx.now })
    .where("campaign_id", "=", campaignId)
    .where("player_id", "is", null)
    .where("returned_at", "is", null)
    .returning("amount")
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0n)
}

export async function listPrizesOfBets(from: Reads, bets: readonly BetRef[]): Promise<bigint[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select p.id from ${toBetRows(bets)}
      join drops.prize p using (player_id)
      join drops.entry e on (e.campaign_id, e.block, e.player_id, e.number) = (p.campaign_id, p.block, p.player_id, p.entry)
    where (e.provider, e.uuid) = (b.provider, b.uuid) order by 1`.execute(from.db)
  return rows.map(({ id }) => id)
}
