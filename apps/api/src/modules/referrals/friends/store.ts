import { type RawBuilder, type Selectable, sql } from "kysely"
import { type Page, type PageQuery, paginateSql } from "../../../platform/db/paginate.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import type { PrizeStateColumns } from "../../prizes/index.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export type Referral = Selectable<Tables["referrals.referral"]>

export async function findCode(from: Reads, playerId: bigint): Promise<string | undefined> {
  const row = await tables(from)
    .selectFrom("referrals.code")
    .select("code")
    .where("player_id", "=", playerId)
    .executeTakeFirst()
  return row?.code
}

export async function insertCode(tx: Tx, playerId: bigint, code: string): Promise<void> {
  await tables(tx)
    .insertInto("referrals.code")
    .values({ player_id: playerId, code, made_at: tx.now })
    .onConflict((conflict) => conflict.column("player_id").doNothing())
    .execute()
}

export async function findReferrer(from: Reads, code: string): Promise<bigint | undefined> {
  const row = await tables(from)
    .selectFrom("referrals.code")
    .select("player_id")
    .where("code", "=", code)
    .executeTakeFirst()
  return row?.player_id
}

export type Registration = { friendId: bigint; referrerId: bigint; at: Date }
type ReferralTerms = {
  leastDeposits: bigint
  leastStakes: bigint
  reward: bigint
  waitHours: number
  days: number
}

export async function insertReferrals(
  tx: Tx,
  registrations: readonly Registration[],
  terms: ReferralTerms,
): Promise<void> {
  const { leastDeposits, leastStakes, reward, waitHours, days } = terms
  await sql`
    insert into referrals.referral
      (referrer_id, friend_id, registered_at, least_deposits, least_stakes, reward, wait_hours, ends_at)
    select e.referrer_id, e.friend_id, e.at, ${leastDeposits}::bigint, ${leastStakes}::bigint, ${reward}::bigint,
      ${waitHours}::integer, e.at + make_interval(days => ${days}::integer)
    from unnest(${registrations.map(({ friendId }) => friendId)}::bigint[], ${registrations.map(({ referrerId }) => referrerId)}::bigint[],
      ${registrations.map(({ at }) => at)}::timestamptz[]) as e (friend_id, referrer_id, at)
    where e.referrer_id < e.friend_id
    on conflict (friend_id) do nothing`.execute(tx.db)
}

/** Amounts are 10⁻⁵ euro, negative for a reversal. */
export type FriendProgress = {
  friendId: bigint
  at: Date
  isVerified?: boolean
  deposits?: bigint
  stakes?: bigint
}

/** `r` qualifies with the progress `s`, or by the decision of two operators. */
const isQualified = sql`(r.allowed_at is not null
  or (s.verified_at is not null and s.deposits >= r.least_deposits and s.stakes >= r.least_stakes))`

/** Counts what happened before the deadline of an undecided referral, and sets or withdraws its qualification. */
export async function updateProgress(tx: Tx, steps: readonly FriendProgress[]): Promise<void> {
  if (steps.length === 0) return
  await sql`
    with progress as (
      select r.id, max(e.at) as at, coalesce(r.verified_at, min(e.at) filter (where e.is_verified)) as verified_at,
        r.deposits + sum(e.deposits) as deposits, r.stakes + sum(e.stakes) as stakes
      from unnest(${steps.map(({ friendId }) => friendId)}::bigint[], ${steps.map(({ at }) => at)}::timestamptz[],
        ${steps.map(({ isVerified = false }) => isVerified)}::boolean[],
        ${steps.map(({ deposits = 0n }) => deposits)}::bigint[], ${steps.map(({ stakes = 0n }) => stakes)}::bigint[])
        as e (friend_id, at, is_verified, deposits, stakes)
      join referrals.referral r on r.friend_id = e.friend_id
      where e.at <= r.ends_at
      group by r.id
    )
    update referrals.referral r
    set verified_at = s.verified_at, deposits = s.deposits, stakes = s.stakes,
      qualified_at = case when ${isQualified} then coalesce(r.qualified_at, s.at) end,
      pay_from = case when ${isQualified} then coalesce(r.pay_from, s.at + make_interval(hours => r.wait_hours)) end
    from progress s where r.id = s.id and r.rewarded_at is null and r.rejected_at is null`.execute(tx.db)
}

export type Disqualification = { playerId: bigint; reason: NonNullable<Referral["reason"]> }

export const setFriendsRejected = (tx: Tx, disqualifications: readonly Disqualification[]): Promise<void> =>
  setRejectedBy(tx, disqualifications, sql`r.friend_id = f.player_id`)
export const setReferrersRejected = (tx: Tx, disqualifications: readonly Disqualification[]): Promise<void> =>
  setRejectedBy(tx, disqualifications, sql`r.referrer_id = f.player_id`)

async function setRejectedBy(
  tx: Tx,
  disqualifications: readonly Disqualification[],
  condition: RawBuilder<unknown>,
): Promise<void> {
  if (disqualifications.length === 0) return
  await sql`
    update referrals.referral r set rejected_at = ${tx.now}, reason = f.reason
    from unnest(${disqualifications.map(({ playerId }) => playerId)}::bigint[], ${disqualifications.map(({ reason }) => reason)}::text[])
      as f (player_id, reason)
    where ${condition} and r.rewarded_at is null and r.rejected_at is null`.execute(tx.db)
}

export async function listRewarded(from: Reads, friends: readonly bigint[]): Promise<bigint[]> {
  const rows = await tables(from)
    .selectFrom("referrals.referral")
    .select("id")
    .where(({ eb, fn, val }) => eb("friend_id", "=", fn.any(val([...friends]))))
    .where("rewarded_at", "is not", null)
    .execute()
  return rows.map(({ id }) => id)
}

export type ReferralWithReward = Referral & PrizeStateColumns

export async function listReferrals(
  from: Reads,
  referrerId: bigint,
  { onlyRewarded, ...page }: PageQuery & { onlyRewarded: boolean },
): Promise<Page<ReferralWithReward>> {
  const condition = sql`r.referrer_id = ${referrerId} and (r.rewarded_at is not null or not ${onlyRewarded})`
  const counted = sql`referrals.referral r where ${condition}`
  const rows = sql<ReferralWithReward>`
    select r.*, g.settled_as, g.disputed_at, g.refused_at
    from referrals.referral r left join prizes.given_by('referrals') g on g.ref = r.id
    where ${condition} order by r.id desc`
  return paginateSql(from, { counted, rows }, page)
}

export async function getClaimUntil(from: Reads, id: bigint): Promise<Date> {
  const { claim_until } = await tables(from)
    .selectFrom("referrals.referral")
    .select("claim_until")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return claim_until!
}
