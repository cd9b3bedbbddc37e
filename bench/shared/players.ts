import { createHash } from "node:crypto"
import pg from "pg"
import { todayAt } from "../../apps/api/src/modules/limits/index.ts"

/** Fixtures for measuring: players who are verified, logged in and in a game, written straight into the tables. */
export type Field = { first: bigint; count: number; gameCode: string; gameId: bigint }

/** The token of the n-th player's game session. */
export const tokenOf = (playerId: bigint): string => `gs_bench_${playerId}`

/** The token of the n-th player's log-in. */
export const sessionTokenOf = (playerId: bigint): string => `login_${playerId}`

const ownLimits = ["bet", "loss", "deposit"].flatMap((what) =>
  ["daily", "weekly", "monthly"].map((period) => `own_${period}_${what}_cents`),
)

const rows = (count: number) => `generate_series(1, ${count}) n`

/** The deposit that players from one on have their money by, where they have none yet; an older build, which gave them none, takes it too. */
export const depositsFrom = (first: bigint, euros: number): string => `
  insert into payments.deposit (id, player_id, amount_cents, method, status, reference, credited_at, balance_before_cents,
    balance_after_cents, created_at, updated_at)
  select 'bench' || id, id, ${euros * 100}, 'bancontact_qr', 'succeeded', 'bench' || id, current_timestamp, 0, ${euros * 100},
    current_timestamp, current_timestamp from players.player where id >= ${first} on conflict (id) do nothing`

/**
 * Adds players with money and all nine limits of their own. Everything is made by one statement a table; the money comes by a
 * deposit each and the ledger's own function, so that the audit still holds.
 */
export async function addPlayers(url: string, count: number, euros: number): Promise<Field> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const game = await client.query("select id, code from games.game where offered order by id limit 1")
    const before = await client.query("select coalesce(max(id), 0)::text as last from players.player")
    const first = BigInt(before.rows[0].last) + 1n
    const { id: gameId, code: gameCode } = game.rows[0] as { id: string; code: string }
    await client.query("begin")
    await client.query(`
      insert into players.player (email, email_key, username, username_key, password_hash, first_name, last_name, birth_date,
        name_key, language, newsletter, wallet_settings, email_verified_at, register_standing, register_checked_at,
        terms_version, terms_accepted_at, registered_at)
      select m, m, 'bench_' || id, 'bench_' || id, 'none', 'Bench', 'Player', '1990-01-01', int8send(id), 'en', false, '{}',
        current_timestamp, 'allowed', current_timestamp, '1', current_timestamp, current_timestamp
      from (select n + ${first} - 1 as id, 'bench' || (n + ${first} - 1) || '@example.test' as m from ${rows(count)}) new`)
    const ids = `(select id from players.player where id >= ${first}) p`
    await client.query(
      `insert into identity.standing (player_id, kyc_status, changed_at) select id, 'accepted', current_timestamp from ${ids}`,
    )
    await client.query(`
      insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every, ends_at,
        device_hash, device_type, device, address)
      select sha256(('login_' || id)::bytea), id, current_timestamp, current_timestamp, current_timestamp + interval '30 minutes',
        interval '30 minutes', interval '1 minute', current_timestamp + interval '12 hours', ''::bytea, 'web', 'bench', '127.0.0.1'
      from ${ids}`)
    await client.query(`
      insert into play.session (token_hash, player_id, login_session_id, game_id, game_code, launched_at, expires_at)
      select sha256(('gs_bench_' || s.player_id)::bytea), s.player_id, s.id, ${gameId}, '${gameCode}', current_timestamp,
        current_timestamp + interval '12 hours'
      from sessions.session s where s.player_id >= ${first}`)
    // Whoever plays by limits of their own must not wait longer: every one of them is set, and none is reached.
    await client.query(`insert into limits.player (player_id, ${ownLimits.join()})
      select id, ${ownLimits.map(() => 100_000_000)} from ${ids}`)
    await client.query(depositsFrom(first, euros))
    await client.query(`
      select count(wallet.move('deposit:bench' || id, 'deposit', 'EUR', wallet.psp('hipay'), wallet.cash(id), ${euros * 100_000}, current_timestamp))
      from ${ids}`)
    await client.query("commit")
    await client.query("analyze")
    return { first, count, gameCode, gameId: BigInt(gameId) }
  } finally {
    await client.end()
  }
}

/**
 * Fills the tables with settled one-cent bets, the same number for each player, as if the players had made
 * them in turns (`mark` tells one filling from another): movements, messages, rounds and what is used of limits, which agree with each other and with the balances.
 */
export async function addHistory(
  url: string,
  field: Field & { mark: string },
  movements: number,
): Promise<void> {
  const each = Math.ceil(movements / field.count)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const staked = each * 1000
  const { day, week, month } = todayAt(new Date())
  const players = `generate_series(${field.first}, ${field.first + BigInt(field.count) - 1n}) id`
  const bets = `
    select '${field.mark}-' || i || '-' || id as ref, id, i, wallet.cash(id) as cash
    from generate_series(1, ${each}) i, ${players}`
  try {
    await client.query("begin")
    await client.query(`
      insert into wallet.movement (id, kind, asset, from_account, to_account, amount, from_after, at)
      select 'bet:hub88:' || ref, 'stake', 'EUR', cash, wallet.games('hub88'), 1000, b.amount - i * 1000, current_timestamp
      from (${bets}) h join wallet.balance b on b.account = h.cash order by i, h.id`)
    await client.query(`
      insert into play.transaction (provider, uuid, kind, player_id, round_ref, game_code, amount, moved, moved_cash, status, balance_after, at, day)
      select 'hub88', ref, 'bet', id, ref, '${field.gameCode}', 1000, 1000, 1000, 'ok', b.amount - i * 1000, current_timestamp, '${day}'
      from (${bets}) h join wallet.balance b on b.account = h.cash`)
    await client.query(`
      insert into play.round (provider, round_ref, event_ref, game_code, player_id, game_id, stake, bets, opened_at, closed_at)
      select 'hub88', ref, ref, '${field.gameCode}', id, ${field.gameId}, 1000, 1, current_timestamp, current_timestamp from (${bets}) h`)
    await client.query(`
      update wallet.balance set amount = amount - ${staked} where account in (select wallet.cash(id) from ${players})`)
    await client.query(`
      insert into limits.running as r (player_id, day, week, month, day_stake, week_stake, month_stake)
      select id, '${day}', '${week}', '${month}', ${staked}, ${staked}, ${staked} from ${players}
      on conflict (player_id) do update set day_stake = r.day_stake + ${staked}, week_stake = r.week_stake + ${staked},
        month_stake = r.month_stake + ${staked}`)
    await client.query("commit")
    await client.query("vacuum analyze")
  } finally {
    await client.end()
  }
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest()
