import { createHash } from "node:crypto"
import pg from "pg"

/** Fixtures for measuring: players who are verified, logged in and in a game, written straight into the tables. */
export type Field = { first: bigint; count: number; gameCode: string; gameId: bigint }

/** The token of the n-th player's game session. */
export const tokenOf = (playerId: bigint): string => `gs_bench_${playerId}`

const rows = (count: number) => `generate_series(1, ${count}) n`

/**
 * Adds players with money. Everything is made by one statement a table; the money comes through the ledger's
 * own function, so that the audit still holds.
 */
export async function addPlayers(url: string, count: number, euros: number): Promise<Field> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const game = await client.query("select id, code from games.game order by id limit 1")
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
      `insert into identity.standing (player_id, kyc_status) select id, 'accepted' from ${ids}`,
    )
    await client.query(`
      insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for, touch_every, ends_at,
        device_hash, device_type, device, address)
      select sha256(('login ' || id)::bytea), id, current_timestamp, current_timestamp, current_timestamp + interval '30 minutes',
        interval '30 minutes', interval '1 minute', current_timestamp + interval '12 hours', ''::bytea, 'web', 'bench', '127.0.0.1'
      from ${ids}`)
    await client.query(`
      insert into play.session (token_hash, player_id, login_session_id, game_id, game_code, launched_at, expires_at)
      select sha256(('gs_bench_' || s.player_id)::bytea), s.player_id, s.id, ${gameId}, '${gameCode}', current_timestamp,
        current_timestamp + interval '12 hours'
      from sessions.session s where s.player_id >= ${first}`)
    await client.query(`
      select count(wallet.move('bench:' || id, 'deposit', 'EUR', 'psp:hipay', 'player:' || id || ':cash', ${euros * 100_000}, current_timestamp))
      from ${ids}`)
    await client.query("commit")
    await client.query("analyze")
    return { first, count, gameCode, gameId: BigInt(gameId) }
  } finally {
    await client.end()
  }
}

/** Fills the ledger with settled bets until it has this many movements more. */
export async function addHistory(url: string, field: Field, movements: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const step = 50_000
  try {
    for (let done = 0; done < movements; done += step) {
      await client.query(`
        select count(play.place_bet('hub88', 'history ' || ${done} || ' ' || n, sha256(('gs_bench_' || p)::bytea), p,
          'history ' || ${done} || ' ' || n, true, '${field.gameCode}', ${field.gameId}, 'EUR', 1000, false, null, current_timestamp))
        from (select n, ${field.first} + n % ${field.count} as p from generate_series(1, ${Math.min(step, movements - done)}) n) x`)
    }
    await client.query("analyze")
  } finally {
    await client.end()
  }
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest()
