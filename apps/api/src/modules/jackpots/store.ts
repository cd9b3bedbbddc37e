import { cycleWindow, type Jackpot, jackpots, type TermsJson } from "@elite/jackpots"
import { sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { BetRef } from "../play/index.ts"
import type { BatchResult, CycleRun, NumberedEntry, PoolBooking, PoolRates } from "./draws/batch.ts"
import { toTermsJson, toWindowJson, type WindowColumn } from "./draws/cycleRow.ts"
import type { Tables } from "./sql/tables.ts"

type Kept = WithColumnTypes<
  Tables,
  {
    "jackpots.cycle": { terms: JsonColumn<TermsJson>; window: WindowColumn; began_window: WindowColumn }
  }
>
const tables = ({ db }: Reads) => db.withTables<Kept>()

export type SeedSource = Awaited<ReturnType<typeof listSeedSources>>[number]

export async function listSeedSources(from: Reads) {
  return tables(from).selectFrom("jackpots.source").selectAll().execute()
}

export async function insertSeedSource(tx: Tx, source: { jackpot: Jackpot; sealed: Buffer }): Promise<void> {
  await tables(tx)
    .insertInto("jackpots.source")
    .values(source)
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function setSeedSource(tx: Tx, jackpot: Jackpot, sealed: Buffer): Promise<void> {
  await tables(tx).updateTable("jackpots.source").set({ sealed }).where("jackpot", "=", jackpot).execute()
}

export async function lockRunningCycles(tx: Tx) {
  const rows = await tables(tx)
    .selectFrom("jackpots.cycle")
    .select(["jackpot", "number", "terms", "since", "parts", "bets", "window"])
    .where("last", "is", null)
    .orderBy("jackpot")
    .forUpdate()
    .execute()
  return rows
}

/** Undefined before the first item. */
export async function findLastHead(from: Reads): Promise<{ number: number; head: string } | undefined> {
  const row = await tables(from)
    .selectFrom("jackpots.head")
    .select(["number", "head"])
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst()
  return row && { number: Number(row.number), head: row.head }
}

/** A bet of the chain that was not voided, with the rates at which it was shared. */
export type ChainBet = { provider: string; uuid: string; number: number; stake: bigint; rates: PoolRates }

const chainBets = sql`
  select i.provider, i.uuid, i.number, i.stake, (
    select jsonb_object_agg(p.jackpot, (
      select (c.terms ->> 'ratePpm')::integer from jackpots.cycle c
      where c.jackpot = p.jackpot and c.since < i.number order by c.since desc limit 1))
    from jackpots.source p) as rates
  from jackpots.item i`
const isStandingBet = sql`i.kind = 'bet' and not exists (
  select from jackpots.item v where v.kind = 'void' and v.bet = i.number)`
type ChainBetColumns = Omit<ChainBet, "number"> & { number: bigint }
const toChainBets = (rows: readonly ChainBetColumns[]): ChainBet[] =>
  rows.map((row) => ({ ...row, number: Number(row.number) }))

/** Only a player's last items are searched: a bet comes after every cycle begun a minute before its acceptance. */
export async function listBets(
  from: Reads,
  bets: readonly (BetRef & { acceptedFrom: Date })[],
): Promise<ChainBet[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<ChainBetColumns>`
    with given as materialized (
      select b.player_id, b.provider, b.uuid, coalesce((select max(c.since) from jackpots.cycle c
        where c.began_at < b.accepted_from - interval '1 minute'), 0) as since
      from unnest(${bets.map(({ playerId }) => playerId)}::bigint[], ${bets.map(({ provider }) => provider)}::text[],
        ${bets.map(({ uuid }) => uuid)}::text[], ${bets.map(({ acceptedFrom }) => acceptedFrom)}::timestamptz[])
        as b (player_id, provider, uuid, accepted_from)
    )
    ${chainBets} join given b on i.player_id = b.player_id and i.number > b.since
      and (i.provider, i.uuid) = (b.provider, b.uuid)
    where ${isStandingBet} order by i.number`.execute(from.db)
  return toChainBets(rows)
}

export async function insertItems(tx: Tx, entries: readonly NumberedEntry[]): Promise<void> {
  const rows = entries.map(({ number, at, item, of }) => ({
    number,
    kind: item.kind,
    ref: "ref" in item ? item.ref : null,
    player_id: of && String(of.playerId),
    provider: of?.provider,
    round_ref: of?.roundRef,
    uuid: of?.uuid,
    game_id: of?.gameId,
    stake: "stakeUnits" in item ? String(item.stakeUnits) : null,
    win: item.kind === "win" ? String(item.winUnits) : null,
    at: at.toISOString(),
    bet: item.kind === "void" ? item.bet : null,
    ends_at: item.kind === "window" ? new Date(item.endMs).toISOString() : null,
    expected: item.kind === "window" ? String(item.expectedUnits) : null,
    is_eligible: item.kind !== "bet" || item.isEligible !== false,
  }))
  await sql`insert into jackpots.item
    select * from jsonb_populate_recordset(null::jackpots.item, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx.db,
  )
}

export async function insertHead(tx: Tx, { number, head }: { number: number; head: string }): Promise<void> {
  await tables(tx)
    .insertInto("jackpots.head")
    .values({ number: BigInt(number), head, published_at: tx.now })
    .execute()
}

export async function insertSeals(
  tx: Tx,
  seals: readonly { jackpot: Jackpot; cycle: number; seal: string }[],
): Promise<void> {
  if (seals.length === 0) return
  await tables(tx)
    .insertInto("jackpots.seal")
    .values(seals.map((seal) => ({ ...seal, published_at: tx.now })))
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function setCycleRuns(tx: Tx, runs: readonly CycleRun[]): Promise<void> {
  // Updates first: only one cycle of a pool may run.
  await updateRuns(
    tx,
    runs.filter(({ beginning }) => !beginning),
  )
  for (const run of runs) if (run.beginning) await insertRun(tx, run, run.beginning)
}

const endColumns = ({ over, cycle }: CycleRun) =>
  over ? { last: BigInt(over.last), ended_at: over.at, seed: cycle.seed } : {}

async function insertRun(
  tx: Tx,
  run: CycleRun,
  beginning: NonNullable<CycleRun["beginning"]>,
): Promise<void> {
  const { began, cycle } = run
  const [beganWindow, window] = [cycleWindow(began), cycleWindow(cycle)]
  await tables(tx)
    .insertInto("jackpots.cycle")
    .values({
      jackpot: cycle.jackpot,
      number: cycle.cycle,
      terms: JSON.stringify(toTermsJson(cycle.terms)),
      since: BigInt(cycle.since),
      began_head: beginning.head,
      began_at: tx.now,
      began_window: beganWindow && JSON.stringify(toWindowJson(beganWindow)),
      seeded: beginning.seededUnits,
      carried_parts: beginning.carriedParts,
      bets: cycle.bets,
      shared_parts: run.sharedParts,
      returned_parts: run.returnedParts,
      dropped_parts: run.droppedParts,
      window: window && JSON.stringify(toWindowJson(window)),
      ...endColumns(run),
    })
    .execute()
}

async function updateRuns(tx: Tx, runs: readonly CycleRun[]): Promise<void> {
  const rows = runs.map((run) => {
    const window = cycleWindow(run.cycle)
    return {
      jackpot: run.cycle.jackpot,
      number: run.cycle.cycle,
      bets: run.cycle.bets,
      shared_parts: String(run.sharedParts),
      returned_parts: String(run.returnedParts),
      dropped_parts: String(run.droppedParts),
      window: window && toWindowJson(window),
      last: run.over?.last ?? null,
      ended_at: run.over?.at.toISOString() ?? null,
      seed: run.over ? run.cycle.seed : null,
    }
  })
  await sql`
    update jackpots.cycle c set bets = r.bets, shared_parts = c.shared_parts + r.shared_parts,
      returned_parts = c.returned_parts + r.returned_parts, dropped_parts = c.dropped_parts + r.dropped_parts,
      "window" = r."window", last = r.last, ended_at = r.ended_at, seed = r.seed
    from jsonb_populate_recordset(null::jackpots.cycle, ${JSON.stringify(rows)}::jsonb) r
    where (c.jackpot, c.number) = (r.jackpot, r.number)`.execute(tx.db)
}

export async function insertBookings(
  tx: Tx,
  {
    number,
    bookings,
    restoredParts,
  }: Pick<BatchResult, "number" | "bookings"> & Partial<Pick<BatchResult, "restoredParts">>,
): Promise<void> {
  const isAny = ({ seeded, shared, returned, restored }: PoolBooking) =>
    seeded + shared + returned + restored > 0n
  const rows = jackpots.filter((jackpot) => isAny(bookings[jackpot]))
  if (rows.length > 0)
    await tables(tx)
      .insertInto("jackpots.booking")
      .values(rows.map((jackpot) => ({ jackpot, until: BigInt(number), ...bookings[jackpot] })))
      .execute()
  if (!restoredParts) return
  await sql`
    update jackpots.source s set restored_parts = r.parts
    from unnest(${[...jackpots]}::jackpots.jackpot[], ${jackpots.map((jackpot) => restoredParts[jackpot])}::bigint[]) r (jackpot, parts)
    where s.jackpot = r.jackpot and s.restored_parts <> r.parts`.execute(tx.db)
}

/** Answers the ids, in the order of the drops. */
export async function insertWins(tx: Tx, { drawn }: Pick<BatchResult, "drawn">): Promise<bigint[]> {
  const ids: bigint[] = []
  for (const drop of drawn) {
    const { rows } = await sql<{ id: bigint }>`
      insert into jackpots.win (cycle_id, item, player_id, parts, from_pool, paid, won_at)
      select id, ${drop.item}, ${drop.playerId}, ${drop.parts}, ${drop.fromPoolUnits}, ${drop.paidUnits}, ${drop.at}
      from jackpots.cycle where jackpot = ${drop.jackpot} and number = ${drop.cycle} returning id`.execute(
      tx.db,
    )
    ids.push(rows[0]!.id)
  }
  return ids
}

/** The wins of these bets, or of the rounds that they belong to. */
export async function listWinsOfBets(from: Reads, bets: readonly number[]): Promise<bigint[]> {
  if (bets.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select distinct w.id from jackpots.item b join jackpots.win w using (player_id)
      join jackpots.item i on i.number = w.item and (i.provider, i.round_ref) = (b.provider, b.round_ref)
    where b.number = any(${bets}::bigint[]) and b.kind = 'bet' and (i.number = b.number or i.kind = 'win')
    order by 1`.execute(from.db)
  return rows.map(({ id }) => id)
}

/** `staked`: units by the end of the window in ms. */
export async function updateStakedInWindows(tx: Tx, staked: ReadonlyMap<number, bigint>): Promise<void> {
  for (const [endMs, units] of staked)
    await tables(tx)
      .updateTable("jackpots.window")
      .set(({ eb }) => ({ staked: eb("staked", "+", units) }))
      .where("ends_at", "=", new Date(endMs))
      .execute()
}

export async function insertWindow(tx: Tx, endsAt: Date, expected: bigint): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tables(tx)
    .insertInto("jackpots.window")
    .values({ ends_at: endsAt, expected })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow()
  return count === 1n
}

/** Of those windows that were opened. */
export async function listStakesOfWindows(from: Reads, ends: readonly Date[]): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("jackpots.window")
    .select("staked")
    .where(({ eb, fn, val }) => eb("ends_at", "=", fn.any(val(ends))))
    .execute()
  return rows.map(({ staked }) => staked)
}

export async function listRunningCycles(from: Reads) {
  return tables(from)
    .selectFrom("jackpots.cycle as c")
    .innerJoin("jackpots.seal as s", (on) =>
      on.onRef("s.jackpot", "=", "c.jackpot").onRef("s.cycle", "=", "c.number"),
    )
    .select(["c.id", "c.jackpot", "c.number", "c.terms", "c.window", "c.since", "c.parts", "s.seal"])
    .select("s.published_at")
    .where("c.last", "is", null)
    .execute()
}
