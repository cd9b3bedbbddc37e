import type { ByLanguage } from "@elite/contract"
import { sql } from "kysely"
import type { Tx } from "../../kernel/transaction.ts"
import type { CatalogueGame, CategoryCode, SubCategoryCode } from "./ports.ts"

type Reads = Pick<Tx, "db">

export type Version = { catalogue: bigint; figures: bigint }

export async function readVersion({ db }: Reads): Promise<Version> {
  const { rows } = await sql<Version>`select catalogue, figures from games.version`.execute(db)
  return rows[0]!
}

/** Tells every process to read the catalogue, or only its figures, again. */
export async function bump({ db }: Tx, what: "catalogue" | "figures"): Promise<void> {
  await sql`update games.version set ${sql.ref(what)} = ${sql.ref(what)} + 1`.execute(db)
}

export type CategoryRow = { id: number; code: CategoryCode; name: ByLanguage; slug: ByLanguage }
export type SubCategoryRow = { id: number; category_id: number; code: SubCategoryCode; name: ByLanguage }
export type StudioRow = { id: number; name: string; slug: string }
export type GameRow = {
  id: number
  code: string
  slug: string
  name: string
  studio_id: number
  sub_category_id: number
  themes: string[]
  return_percent: number | null
  volatility: number | null
  min_bet_cents: number | null
  max_bet_cents: number | null
  has_demo: boolean
  new_since: Date
  offered: boolean
  visible: boolean
  licence_classes: string[]
  position: number
  motif: string | null
  palette: string | null
  art: string | null
}

export async function readShelf({ db }: Reads): Promise<{
  categories: CategoryRow[]
  subCategories: SubCategoryRow[]
  studios: StudioRow[]
  games: GameRow[]
}> {
  const [categories, subCategories, studios, games] = await Promise.all([
    sql<CategoryRow>`select id, code, name, slug from games.category order by position`.execute(db),
    sql<SubCategoryRow>`select id, category_id, code, name from games.sub_category order by position`.execute(
      db,
    ),
    sql<StudioRow>`select id, name, slug from games.studio order by lower(name), id`.execute(db),
    sql<GameRow>`
      select id, code, slug, name, studio_id, sub_category_id, themes, return_percent::float8 as return_percent,
        volatility, min_bet_cents::float8 as min_bet_cents, max_bet_cents::float8 as max_bet_cents, has_demo,
        greatest(first_seen_at, released_on::timestamp at time zone 'UTC') as new_since,
        offered, visible, licence_classes, position, motif, palette, art
      from games.game order by id`.execute(db),
  ])
  return {
    categories: categories.rows,
    subCategories: subCategories.rows,
    studios: studios.rows,
    games: games.rows,
  }
}

/** Stakes in units by game, from a day (YYYY-MM-DD) on. */
export async function readStakes({ db }: Reads, fromDay: string): Promise<Map<number, bigint>> {
  const { rows } = await sql<{ game_id: number; stake_units: bigint }>`
    select game_id, sum(stake_units)::bigint as stake_units from games.popularity
    where day >= ${fromDay}::date group by game_id having sum(stake_units) > 0`.execute(db)
  return new Map(rows.map((row) => [row.game_id, row.stake_units]))
}

export type WinnerRow = {
  game_id: number
  masked_name: string
  win_cents: number
  multiplier: number
  won_at: Date
}

export async function readWinners({ db }: Reads, limit: number): Promise<WinnerRow[]> {
  const { rows } = await sql<WinnerRow>`
    select game_id, masked_name, win_cents::float8 as win_cents, multiplier::float8 as multiplier, won_at
    from games.winner order by won_at desc, event_id desc limit ${limit}`.execute(db)
  return rows
}

export type PosterSubject = { gameId: number; code: string; name: string; studio: string; category: string }

/** Every game there has ever been, by id. */
export async function readPosterSubjects({ db }: Reads): Promise<PosterSubject[]> {
  const { rows } = await sql<PosterSubject>`
    select g.id as "gameId", g.code, g.name, s.name as studio, c.code as category
    from games.game g join games.studio s on s.id = g.studio_id
    join games.sub_category u on u.id = g.sub_category_id join games.category c on c.id = u.category_id
    order by g.id`.execute(db)
  return rows
}

/** Slug and name by id. */
export async function readNames({ db }: Reads, gameIds: readonly number[]) {
  const { rows } = await sql<{ id: number; slug: string; name: string }>`
    select id, slug, name from games.game where id = any(${gameIds}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

// What a player marked and opened.

/** Ids, latest first. */
export async function readFavourites({ db }: Reads, playerId: bigint): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select game_id from games.favourite where player_id = ${playerId} order by marked_at desc, game_id`.execute(
    db,
  )
  return rows.map((row) => row.game_id)
}

export async function addFavourite(tx: Tx, playerId: bigint, gameId: number): Promise<void> {
  await sql`insert into games.favourite (player_id, game_id, marked_at) values (${playerId}, ${gameId}, ${tx.now})
            on conflict do nothing`.execute(tx.db)
}

export async function removeFavourite(tx: Tx, playerId: bigint, gameId: number): Promise<void> {
  await sql`delete from games.favourite where player_id = ${playerId} and game_id = ${gameId}`.execute(tx.db)
}

/** Ids, latest first. */
export async function readRecent({ db }: Reads, playerId: bigint): Promise<number[]> {
  const { rows } = await sql<{ game_id: number }>`
    select game_id from games.recent where player_id = ${playerId} order by launched_at desc, game_id`.execute(
    db,
  )
  return rows.map((row) => row.game_id)
}

export type Opened = { playerId: bigint; gameId: number; at: Date }

/** Expects each player and game once. */
export async function keepRecent(tx: Tx, opened: readonly Opened[]): Promise<void> {
  const rows = opened.map(({ playerId, gameId, at }) => ({
    player_id: String(playerId),
    game_id: gameId,
    at,
  }))
  await sql`
    insert into games.recent as r (player_id, game_id, launched_at)
    select player_id, game_id, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (player_id bigint, game_id integer, at timestamptz)
    on conflict (player_id, game_id) do update set launched_at = greatest(r.launched_at, excluded.launched_at)`.execute(
    tx.db,
  )
}

// What settled rounds add up to.

export type Played = { gameId: number; day: string; rounds: number; stakeUnits: bigint; winUnits: bigint }

/** Expects each game and day once. */
export async function addPlayed(tx: Tx, played: readonly Played[]): Promise<void> {
  const rows = played.map((sum) => ({
    game_id: sum.gameId,
    day: sum.day,
    rounds: sum.rounds,
    stake_units: String(sum.stakeUnits),
    win_units: String(sum.winUnits),
  }))
  await sql`
    insert into games.popularity as p (game_id, day, rounds, stake_units, win_units)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (game_id integer, day date, rounds bigint, stake_units bigint, win_units bigint)
    on conflict (game_id, day) do update set rounds = p.rounds + excluded.rounds,
      stake_units = p.stake_units + excluded.stake_units, win_units = p.win_units + excluded.win_units`.execute(
    tx.db,
  )
}

export type Win = {
  eventId: bigint
  roundKey: string
  gameId: number
  maskedName: string
  winCents: number
  multiplier: number
  wonAt: Date
}

/** Adds wins and forgets all but the latest `kept`. */
export async function addWinners(tx: Tx, wins: readonly Win[], kept: number): Promise<void> {
  const rows = wins.map((win) => ({
    event_id: String(win.eventId),
    round_key: win.roundKey,
    game_id: win.gameId,
    masked_name: win.maskedName,
    win_cents: win.winCents,
    multiplier: win.multiplier,
    won_at: win.wonAt,
  }))
  await sql`
    insert into games.winner (event_id, round_key, game_id, masked_name, win_cents, multiplier, won_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (event_id bigint, round_key text, game_id integer,
      masked_name text, win_cents bigint, multiplier numeric, won_at timestamptz)
    on conflict do nothing`.execute(tx.db)
  await sql`
    delete from games.winner where event_id in
      (select event_id from games.winner order by won_at desc, event_id desc offset ${kept})`.execute(tx.db)
}

/** Takes the wins of these rounds off the list. */
export async function removeWinners({ db }: Tx, roundKeys: readonly string[]): Promise<void> {
  await sql`delete from games.winner where round_key = any(${roundKeys}::text[])`.execute(db)
}

// The import.

/** One import at a time. */
export async function lockImport({ db }: Tx): Promise<void> {
  await sql`select one from games.version for update`.execute(db)
}

export async function readStudios({ db }: Reads): Promise<StudioRow[]> {
  return (await sql<StudioRow>`select id, name, slug from games.studio`.execute(db)).rows
}

export async function addStudios(
  { db }: Tx,
  studios: readonly { name: string; slug: string }[],
): Promise<void> {
  await sql`insert into games.studio (name, slug)
    select name, slug from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb) as s (name text, slug text)`.execute(
    db,
  )
}

export async function readSlugs({ db }: Reads): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; slug: string }>`select code, slug from games.game`.execute(db)
  return new Map(rows.map((row) => [row.code, row.slug]))
}

export type Incoming = CatalogueGame & { slug: string; position: number; firstSeenAt: Date }

/** Writes what the aggregator says of each game (sql/functions.sql); returns what was added and what was changed. */
export async function writeGames(
  { db }: Tx,
  games: readonly Incoming[],
): Promise<{ code: string; added: boolean }[]> {
  const { rows } = await sql<{ code: string; added: boolean }>`
    select code, added from games.write_games(${JSON.stringify(games)}::jsonb)`.execute(db)
  return rows
}

/** Switches off what the aggregator no longer lists; returns how many games that were. */
export async function switchOffAllBut({ db }: Tx, codes: readonly string[]): Promise<number> {
  const gone = await sql`update games.game set offered = false
    where offered and code <> all(${codes}::text[]) returning id`.execute(db)
  return gone.rows.length
}

export type Poster = { gameId: number; motif: string; palette: string; art: string }

/** Returns how many posters changed. */
export async function writePosters({ db }: Tx, posters: readonly Poster[]): Promise<number> {
  const { rows } = await sql`
    update games.game g set motif = p.motif, palette = p.palette, art = p.art
    from jsonb_to_recordset(${JSON.stringify(posters)}::jsonb) as p ("gameId" integer, motif text, palette text, art text)
    where g.id = p."gameId" and (g.motif, g.palette, g.art) is distinct from (p.motif, p.palette, p.art)
    returning g.id`.execute(db)
  return rows.length
}
