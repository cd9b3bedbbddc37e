import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { Referral } from "../friends/store.ts"
import type { IdentityMark, RewardCounts, SharedMark } from "../rules.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()
const referrals = (tx: Tx) => tables(tx).selectFrom("referrals.referral").selectAll()

/** Oldest first, locked; concurrent runs skip locked rows. */
export async function takeDueReferrals(tx: Tx, atMost: number): Promise<Referral[]> {
  return referrals(tx)
    .where("pay_from", "is not", null)
    .where("pay_from", "<=", tx.now)
    .where("rewarded_at", "is", null)
    .where("rejected_at", "is", null)
    .orderBy("pay_from")
    .orderBy("id")
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function setLateRejected(tx: Tx, before: Date): Promise<void> {
  await tables(tx)
    .updateTable("referrals.referral")
    .set({ rejected_at: tx.now, reason: "tooLate" })
    .where("qualified_at", "is", null)
    .where("rejected_at", "is", null)
    .where("ends_at", "<=", before)
    .execute()
}

/** Advisory locks, in order: concurrent decisions about one referrer cannot exceed the caps. */
export async function lockReferrers(tx: Tx, referrers: readonly bigint[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('referrals:' || player_id, 0))
    from (select unnest(${[...referrers]}::bigint[]) as player_id order by 1) r`.execute(tx.db)
}

export async function countRewards(
  from: Reads,
  referrers: readonly bigint[],
  since: Date,
): Promise<Map<bigint, RewardCounts>> {
  const { rows } = await sql<{ referrer_id: bigint; in_month: number; ever: number }>`
    select referrer_id, count(*) filter (where rewarded_at >= ${since})::integer as in_month, count(*)::integer as ever
    from referrals.referral where referrer_id = any(${[...referrers]}::bigint[]) and rewarded_at is not null
    group by 1`.execute(from.db)
  return new Map(rows.map(({ referrer_id, in_month, ever }) => [referrer_id, { inMonth: in_month, ever }]))
}

/** By referral: marks shared with the referrer, all ancestors, the referrer's earlier friends and the friend's own. */
export async function listSharedMarks(
  from: Reads,
  ids: readonly bigint[],
  loginsSince: Date,
): Promise<Map<bigint, SharedMark[]>> {
  const { rows } = await sql<{ id: bigint; mark: IdentityMark; is_referrer: boolean }>`
    with recursive requested as (
      select id, referrer_id, friend_id from referrals.referral where id = any(${[...ids]}::bigint[])
    ), above as (
      select id, referrer_id as kin from requested
      union
      select a.id, r.referrer_id from above a join referrals.referral r on r.friend_id = a.kin
    ), kin as (
      select a.id, v.kin, v.kin = a.referrer_id as is_referrer from above v join requested a using (id)
      union
      select a.id, r.friend_id, false from requested a
        join referrals.referral r on r.referrer_id = a.referrer_id and r.id < a.id
      union
      select a.id, r.friend_id, false from requested a join referrals.referral r on r.referrer_id = a.friend_id
    ), people as (
      select array_agg(player_id) as ids from (select friend_id as player_id from requested union select kin from kin) p
    ), marks as (
      select m.* from people cross join lateral players.marks_of(people.ids) m
      union
      select m.* from people cross join lateral payments.marks_of(people.ids) m
      union
      select m.* from people cross join lateral sessions.marks_of(people.ids, ${loginsSince}) m
      union
      select m.* from people cross join lateral consent.marks_of(people.ids) m
    )
    select distinct a.id, f.mark, k.is_referrer
    from requested a join kin k using (id)
      join marks f on f.player_id = a.friend_id
      join marks o on o.player_id = k.kin and o.mark = f.mark and o.value = f.value`.execute(from.db)
  const shared = new Map<bigint, SharedMark[]>()
  for (const { id, mark, is_referrer: isReferrer } of rows)
    shared.set(id, [...(shared.get(id) ?? []), { mark, isReferrer }])
  return shared
}

const set = (tx: Tx, id: bigint, change: Partial<Referral>) =>
  tables(tx).updateTable("referrals.referral").set(change).where("id", "=", id).execute()

export const setRejected = (tx: Tx, id: bigint, reason: NonNullable<Referral["reason"]>) =>
  set(tx, id, { rejected_at: tx.now, reason })
export const setRewarded = (tx: Tx, id: bigint, until: Date) =>
  set(tx, id, { rewarded_at: tx.now, claim_until: until })
export const setPostponed = (tx: Tx, id: bigint, until: Date) => set(tx, id, { pay_from: until })
export const setAllowed = (tx: Tx, { id, qualified_at }: Referral) =>
  set(tx, id, {
    allowed_at: tx.now,
    rejected_at: null,
    reason: null,
    qualified_at: qualified_at ?? tx.now,
    pay_from: tx.now,
  })

export const lockReferral = (tx: Tx, id: bigint): Promise<Referral | undefined> =>
  referrals(tx).where("id", "=", id).forUpdate().executeTakeFirst()

type Act = "rejected" | "proposed" | "allowed"

export async function insertAct(
  tx: Tx,
  act: { referral_id: bigint; act: Act; by: string; why: string },
): Promise<void> {
  await tables(tx)
    .insertInto("referrals.act")
    .values({ ...act, at: tx.now })
    .execute()
}

/** The proposal must be later than the rejection. */
export async function findProposer(from: Reads, id: bigint, since: Date): Promise<string | undefined> {
  const row = await tables(from)
    .selectFrom("referrals.act")
    .select("by")
    .where("referral_id", "=", id)
    .where("act", "=", "proposed")
    .where("at", ">=", since)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  return row?.by
}

export type ReferralWithActs = Referral & { acts: { act: Act; by: string; why: string; at: string }[] | null }

export async function listLatestReferrals(from: Reads, atMost: number): Promise<ReferralWithActs[]> {
  const { rows } = await sql<ReferralWithActs>`
    select r.*, a.acts from referrals.referral r
    left join lateral (
      select jsonb_agg(jsonb_build_object('act', a.act, 'by', a.by, 'why', a.why, 'at', a.at) order by a.id) as acts
      from referrals.act a where a.referral_id = r.id) a on true
    order by r.id desc limit ${atMost}`.execute(from.db)
  return rows
}
