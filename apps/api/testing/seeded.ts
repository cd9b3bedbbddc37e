import { randomBytes, randomUUID } from "node:crypto"
import type { Client } from "@elite/client/visitor"
import pg from "pg"
import { toProviderPlayerName } from "../src/modules/play/rules.ts"
import { sessionCookie } from "../src/platform/http/server.ts"
import { hashToken } from "../src/platform/lib/random.ts"

/** Players, sessions and money written straight into the tables, for tests that need hundreds of them. */
export type SeededPlayer = {
  playerId: bigint
  user: string
  token: string
  cookie: string
  email: string
}
/** The name on the document, Jan Peeters by default, and the time of registration. */
export type SeededAs = { firstName?: string; lastName?: string; now?: Date }

/** Two playable games, and one that is switched off. */
export const seededGames = { slot: "seed_reels", roulette: "seed_wheel", gone: "seed_gone" } as const
export const liveGames = {
  roulette: "seed_live_wheel",
  blackjack: "seed_live_cards",
  elsewhere: "other_live",
} as const

type Owner = pg.Client | pg.Pool

export async function seedGames(db: Owner): Promise<void> {
  await db.query("insert into games.studio (name, slug) values ('Seed', 'seed')")
  await db.query(
    `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
       first_seen_at, offered, licence_classes, position, return_percent)
     select g.code, replace(g.code, '_', '-'), g.code, s.id, c.id, c.id, '{}', true, $4, g.offered, '{A+}', g.position, 96
     from (values ($1, 'video-slots', true, 1), ($2, 'european-roulette', true, 2), ($3, 'video-slots', false, 3))
       as g (code, kind, offered, position)
     join games.sub_category c on c.code = g.kind cross join (select id from games.studio where slug = 'seed') s`,
    [seededGames.slot, seededGames.roulette, seededGames.gone, new Date()],
  )
}

export async function seedLiveGames(db: Owner): Promise<void> {
  await db.query("insert into games.studio (name, slug) values ('Other', 'other')")
  await db.query(
    `insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
       first_seen_at, offered, licence_classes, position, return_percent)
     select g.code, replace(g.code, '_', '-'), g.code, s.id, c.id, c.id, '{}', false, $4, true, '{A+}', 9, 96
     from (values ($1, 'seed', 'live-roulette'), ($2, 'seed', 'live-blackjack'), ($3, 'other', 'live-roulette'))
       as g (code, studio, kind)
     join games.sub_category c on c.code = g.kind join games.studio s on s.slug = g.studio`,
    [liveGames.roulette, liveGames.blackjack, liveGames.elsewhere, new Date()],
  )
  await db.query("update games.version set catalogue = catalogue + 1")
}

export async function seedGamesOnce(db: Owner): Promise<void> {
  const known = await db.query("select from games.studio where slug = 'seed'")
  if (known.rowCount === 0) await seedGames(db)
}

/** Belongs to Jan Peeters at the bank sandbox. */
export const seededIban = "BE68539007547034"

export async function seedAccount(db: Owner, playerId: bigint, iban = seededIban): Promise<void> {
  await db.query(
    `insert into payments.payout_account (id, player_id, iban, added_at, usable_from)
     values ($1, $2, $3, '2026-01-01', '2026-01-02')`,
    [`A-${randomUUID().replaceAll("-", "")}`, playerId, iban],
  )
}

/** With a login session, a game session, a payout account, and cash from one credited deposit. */
export async function seedPlayer(
  db: Owner,
  euros = 0,
  { firstName = "Jan", lastName = "Peeters", now = new Date() }: SeededAs = {},
): Promise<SeededPlayer> {
  const mark = randomUUID().replaceAll("-", "")
  const email = `${mark}@example.test`
  const { rows } = await db.query<{ id: string }>(
    `insert into players.player (email, email_key, username, username_key, password_hash, first_name, last_name,
       birth_date, name_key, language, newsletter, wallet_settings, email_verified_at, register_standing,
       register_checked_at, terms_version, terms_accepted_at, registered_at)
     values ($1, $1, $2, $2, '', $5, $6, '1980-01-01', $3, 'nl', false,
       '{"hideZeroCurrency": false, "displayFiatCurrency": false, "selectedFiat": "USD"}', $4, 'allowed', $4, '1', $4, $4)
     returning id`,
    [email, mark, Buffer.from(mark), now, firstName, lastName],
  )
  const playerId = BigInt(rows[0]!.id)
  await db.query(
    `insert into identity.standing (player_id, kyc_status, verified_first_name, verified_last_name, changed_at)
     values ($1, 'accepted', $3, $4, $2)`,
    [playerId, now, firstName, lastName],
  )
  const { cookie, sessionId } = await seedLogin(db, playerId, now)
  const token = await insertGameSession(db, { playerId, sessionId, now })
  await seedAccount(db, playerId)
  if (euros > 0) await seedMoney(db, playerId, euros)
  return { playerId, user: toProviderPlayerName(playerId), token, cookie, email }
}

export type SeededPurse = { kind: "bonus" | "credit"; id: bigint }

export async function insertGameSession(
  db: Owner,
  { playerId, sessionId, now }: { playerId: bigint; sessionId: bigint; now: Date },
  purse?: SeededPurse,
  gameCode: string = seededGames.slot,
): Promise<string> {
  const token = `gs_${randomBytes(32).toString("base64url")}`
  await db.query(
    `insert into play.session (token_hash, player_id, login_session_id, game_id, game_code, launched_at, expires_at, purse, purse_id)
     select $1, $2, $3, id, code, $4, $4::timestamptz + interval '12 hours', $6, $7 from games.game where code = $5`,
    [hashToken(token), playerId, sessionId, now, gameCode, purse?.kind ?? "cash", purse?.id ?? null],
  )
  return token
}

/** By default with cash at the first slot. Answers its token. */
export async function seedGameSession(
  db: Owner,
  { playerId }: Pick<SeededPlayer, "playerId">,
  purse?: SeededPurse,
  now = new Date(),
  gameCode?: string,
): Promise<string> {
  const { sessionId } = await seedLogin(db, playerId, now)
  return insertGameSession(db, { playerId, sessionId, now }, purse, gameCode)
}

/** Logged in by the clock of the casino. */
export async function seededVisitor(
  casino: { databaseUrl: string; visitor(): Client; clock?: { now(): Date } },
  euros = 0,
  as: SeededAs = {},
): Promise<SeededPlayer & { visitor: Client }> {
  const db = new pg.Client({ connectionString: casino.databaseUrl })
  await db.connect()
  try {
    await seedGamesOnce(db)
    const player = await seedPlayer(db, euros, {
      ...(casino.clock ? { now: casino.clock.now() } : {}),
      ...as,
    })
    const visitor = casino.visitor()
    visitor.cookies.set(sessionCookie, player.cookie)
    return { ...player, visitor }
  } finally {
    await db.end()
  }
}

export async function seedLogin(
  db: Owner,
  playerId: bigint,
  now = new Date(),
): Promise<{ cookie: string; sessionId: bigint }> {
  const cookie = randomBytes(32).toString("base64url")
  const { rows } = await db.query<{ id: string }>(
    `insert into sessions.session (token_hash, player_id, started_at, last_seen_at, idle_until, idle_for,
       touch_every, ends_at, device_hash, device_type, device, address)
     select $1, id, register_checked_at, $3, $3::timestamptz + interval '30 minutes', '30 minutes', '1 minute',
       $3::timestamptz + interval '12 hours', '\\x00', 'web', 'test', '127.0.0.1'
     from players.player where id = $2 returning id`,
    [hashToken(cookie), playerId, now],
  )
  return { cookie, sessionId: BigInt(rows[0]!.id) }
}

/** Logged in once more, by the clock of the casino. */
export async function visitorAgain(
  casino: { databaseUrl: string; visitor(): Client; clock: { now(): Date } },
  playerId: bigint,
  visitor = casino.visitor(),
): Promise<Client> {
  const db = new pg.Client({ connectionString: casino.databaseUrl })
  await db.connect()
  try {
    const { cookie } = await seedLogin(db, playerId, casino.clock.now())
    visitor.cookies.set(sessionCookie, cookie)
    return visitor
  } finally {
    await db.end()
  }
}

/** With its order, as the invariants require. */
export async function seedMoney(
  db: Owner,
  playerId: bigint,
  euros: number,
  purse: "cash" | "sports" = "cash",
): Promise<void> {
  const id = `D-${randomUUID().replaceAll("-", "").slice(0, 28)}`
  const cents = Math.round(euros * 100)
  const now = new Date()
  await db.query(
    `with moved as (
       select * from wallet.move('deposit:' || $1::text, case $5 when 'sports' then 'sportsDeposit' else 'deposit' end, 'EUR',
         wallet.psp('hipay'), case $5 when 'sports' then wallet.sports($2) else wallet.cash($2) end, $3::bigint * 1000, $4)
     )
     insert into payments.deposit (id, player_id, purse, amount_cents, method, status, reference, credited_at,
       balance_before_cents, balance_after_cents, created_at, updated_at)
     select $1, $2, $5, $3, 'bancontact_qr', 'succeeded', 'seed-' || $1::text, $4,
       to_after / 1000 - $3, to_after / 1000, $4, $4 from moved`,
    [id, playerId, cents, now, purse],
  )
}

export async function cashCents(db: Owner, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ total: string }>("select wallet.total(wallet.cash($1)) as total", [
    playerId,
  ])
  return Number(rows[0]!.total) / 1000
}
