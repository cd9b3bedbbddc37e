import pg from "pg"
import { runningCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import type { Visitor } from "./visitor.ts"

// A browser's casino has a clock that nobody may move: time that has gone by is written into its database.

async function written({ casino, person }: Visitor, change: string, player = "player_id"): Promise<void> {
  const client = new pg.Client({ connectionString: runningCluster(casino.dataDir)! })
  await client.connect()
  try {
    await client.query(`${change} where ${player} = (select id from players.player where email = $1)`, [
      person.email,
    ])
  } finally {
    await client.end()
  }
}

/** A quarter of an hour has gone by since somebody logged in, everywhere they did. */
export const longAfterLogIn = (visitor: Visitor): Promise<void> =>
  written(
    visitor,
    "update sessions.session set started_at = started_at - interval '15 minutes', proved_at = null",
  )

/** Somebody saved an account long ago: it waits for nothing. */
export const hasAccount = (visitor: Visitor, iban: string): Promise<void> =>
  written(
    visitor,
    `insert into payments.payout_account (id, player_id, iban, added_at, usable_from)
     select 'A-' || id, id, '${iban}', '2026-01-01', '2026-01-02' from players.player`,
    "id",
  )

/** A day has gone by since somebody saved their accounts, and what waits for it is looked for. */
export async function aDayAfterSaving(visitor: Visitor): Promise<void> {
  await written(
    visitor,
    `update payments.payout_account
     set added_at = added_at - interval '24 hours', usable_from = usable_from - interval '24 hours'`,
  )
  await written(
    visitor,
    `update payments.withdrawal
     set followed_at = followed_at - interval '24 hours', updated_at = updated_at - interval '24 hours'`,
  )
  await written(
    visitor,
    "select kernel.ask_job('payments.followPayouts', '{}'::json, null, 0, 25, null) from players.player",
    "id",
  )
}

/** Half an hour of somebody's reality check has gone by. */
export const halfAnHourAfterCheck = (visitor: Visitor): Promise<void> =>
  written(visitor, "update limits.player set check_due_at = check_due_at - interval '30 minutes'")

/** Somebody's reality check is due now. */
export const checkIsDue = (visitor: Visitor): Promise<void> =>
  written(visitor, "update limits.player set check_due_at = now() - interval '1 second'")

/** An hour of somebody's session has gone by. */
export const anHourIntoSession = (visitor: Visitor): Promise<void> =>
  written(
    visitor,
    `update limits.player set session_began_at = session_began_at - interval '1 hour',
       session_ends_at = session_ends_at - interval '1 hour', session_rests_until = session_rests_until - interval '1 hour'`,
  )

/** The half year has gone by for which somebody excluded themselves. */
export const halfAYearLater = (visitor: Visitor): Promise<void> =>
  written(visitor, "update limits.player set excluded_until = excluded_until - interval '180 days'")

/** Somebody accepted the terms when they read otherwise than now. */
export const acceptedEarlierTerms = (visitor: Visitor): Promise<void> =>
  written(visitor, "update players.player set terms_version = '2025-01'", "id")

/** Three days have gone by since somebody asked for more than the legal limit, and the authority has agreed to this much. */
export async function raiseHolds(visitor: Visitor, euros: number): Promise<void> {
  await written(
    visitor,
    `update limits.request set status = case status when 0 then 1 else status end,
       effective_at = case status when 0 then requested_at else effective_at end`,
  )
  // Three days in which the authority's monthly check was asked about every hour: it is not silent.
  await written(
    visitor,
    `with heard as (insert into limits.recheck (heard_at) values (now()) on conflict (one) do update set heard_at = now())
     update limits.player set weekly_deposit_cents = ${euros * 100}`,
  )
}

/** Two days have gone by since somebody who was invited had done everything, and the house looks at it. */
export async function twoDaysAfterQualifying(visitor: Visitor): Promise<void> {
  await written(
    visitor,
    "update referrals.referral set qualified_at = qualified_at - interval '48 hours', pay_from = pay_from - interval '48 hours'",
    "friend_id",
  )
  await written(
    visitor,
    "select kernel.ask_job('referrals.decideDue', '{}'::json, null, 0, 25, null) from players.player",
    "id",
  )
}

/** Half an hour has gone by since somebody's open orders were made: their time is up. */
export async function orderRunsOut(visitor: Visitor): Promise<void> {
  await written(visitor, "update payments.deposit set created_at = created_at - interval '31 minutes'")
  await written(
    visitor,
    "select kernel.ask_job('payments.expireOrders', '{}'::json, null, 0, 25, null) from players.player",
    "id",
  )
}
