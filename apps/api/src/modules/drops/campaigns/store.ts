import type { ByLanguage } from "@elite/contract"
import { type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Tables } from "../sql/tables.ts"

export type PrizeLine = { amountCents: number; count: number }
type Kept = WithColumnTypes<
  Tables,
  {
    "drops.campaign": { name: JsonColumn<ByLanguage>; prizes: JsonColumn<PrizeLine[]> }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type CampaignRow = Required<Selectable<Kept["drops.campaign"]>>

export async function insertCampaign(
  tx: Tx,
  { name, prizes, ...rest }: Omit<CampaignRow, "id" | "state">,
): Promise<bigint> {
  const { id } = await tables(tx)
    .insertInto("drops.campaign")
    .values({ ...rest, name: JSON.stringify(name), prizes: JSON.stringify(prizes) })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAct(
  tx: Tx,
  act: { campaign_id: bigint; act: "created" | "published" | "stopped"; by: string; why: string },
): Promise<void> {
  await tables(tx)
    .insertInto("drops.act")
    .values({ ...act, at: tx.now })
    .execute()
}

export async function lockCampaign(tx: Tx, id: bigint): Promise<CampaignRow | undefined> {
  return tables(tx)
    .selectFrom("drops.campaign")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setCampaignState(tx: Tx, id: bigint, state: CampaignRow["state"]): Promise<void> {
  await tables(tx).updateTable("drops.campaign").set({ state }).where("id", "=", id).execute()
}

export async function insertBlocks(tx: Tx, id: bigint): Promise<void> {
  await sql`
    insert into drops.block (campaign_id, number, begins_at, ends_at)
    select id, n, begins_at + (n - 1) * make_interval(mins => block_minutes), begins_at + n * make_interval(mins => block_minutes)
    from drops.campaign cross join lateral generate_series(1, blocks) n where id = ${id}`.execute(tx.db)
  await sql`
    insert into drops.prize (campaign_id, block, amount)
    select c.id, b.number, (p.line ->> 'amountCents')::bigint * 1000
    from drops.campaign c join drops.block b on b.campaign_id = c.id
      cross join lateral jsonb_array_elements(c.prizes) with ordinality p (line, place)
      cross join lateral generate_series(1, (p.line ->> 'count')::integer)
    where c.id = ${id} order by b.number, p.place`.execute(tx.db)
}

export type CampaignWithActs = CampaignRow & {
  won: bigint
  acts: { act: string; by: string; why: string; at: string }[]
}

export async function listCampaigns(from: Reads): Promise<CampaignWithActs[]> {
  const { rows } = await sql<CampaignWithActs>`
    select c.*,
      (select count(*) from drops.prize p where p.campaign_id = c.id and p.player_id is not null) as won,
      (select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.at)
       from drops.act a where a.campaign_id = c.id) as acts
    from drops.campaign c order by c.id desc`.execute(from.db)
  return rows
}

/** The end of these blocks was not published yet. */
export async function lockEndedBlocks(
  tx: Tx,
  before: Date,
  atMost: number,
): Promise<{ campaign_id: bigint; number: number }[]> {
  return tables(tx)
    .selectFrom("drops.block as b")
    .innerJoin("drops.campaign as c", "c.id", "b.campaign_id")
    .select(["b.campaign_id", "b.number"])
    .where("b.told_at", "is", null)
    .where("b.closed_at", "is", null)
    .where("b.ends_at", "<=", before)
    .where("c.state", "=", "published")
    .orderBy("b.ends_at")
    .orderBy("b.campaign_id")
    .limit(atMost)
    .forUpdate("b")
    .execute()
}

export async function setBlockAnnounced(tx: Tx, campaignId: bigint, block: number): Promise<void> {
  await tables(tx)
    .updateTable("drops.block")
    .set({ told_at: tx.now })
    .where("campaign_id", "=", campaignId)
    .where("number", "=", block)
    .execute()
}

export async function listPublishedCampaigns(from: Reads) {
  return tables(from)
    .selectFrom("drops.campaign as c")
    .leftJoin("drops.block as b", (on) =>
      on
        .onRef("b.campaign_id", "=", "c.id")
        .on("b.begins_at", "<=", from.now)
        .on("b.ends_at", ">", from.now)
        .on("b.closed_at", "is", null),
    )
    .select(["c.id", "c.name", "c.begins_at", "c.block_minutes", "c.blocks", "c.prizes", "c.games"])
    .select([
      "c.expected",
      "c.added_ppm",
      "c.least_stake",
      "b.number",
      "b.begins_at as block_begins",
      "b.ends_at as block_ends",
    ])
    .where("c.state", "=", "published")
    .orderBy("c.begins_at")
    .orderBy("c.id")
    .execute()
}

export async function countRemainingPrizes(
  from: Reads,
  campaigns: readonly bigint[],
): Promise<{ campaign_id: bigint; block: number; amount: bigint; count: bigint }[]> {
  return tables(from)
    .selectFrom("drops.prize")
    .select(["campaign_id", "block", "amount", ({ fn }) => fn.countAll<bigint>().as("count")])
    .where(({ eb, fn, val }) => eb("campaign_id", "=", fn.any(val([...campaigns]))))
    .where("player_id", "is", null)
    .where("returned_at", "is", null)
    .groupBy(["campaign_id", "block", "amount"])
    .orderBy("amount", "desc")
    .execute()
}
