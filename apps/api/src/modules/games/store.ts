import type { ByLanguage, JackpotType } from "@elite/contract"
import { type Generated, type Selectable, sql } from "kysely"
import type { JsonColumn, WithColumnTypes } from "../../platform/db/tableTypes.ts"
import type { Reads, Tx } from "../../platform/db/transaction.ts"
import type { TournamentGames } from "./participation/store.ts"
import type { CatalogueGame, CategoryCode, SubCategoryCode } from "./ports.ts"
import type { Tables } from "./sql/tables.ts"

type TypedTables = WithColumnTypes<
  Tables,
  {
    "games.category": { code: CategoryCode; name: JsonColumn<ByLanguage>; slug: JsonColumn<ByLanguage> }
    "games.sub_category": { code: SubCategoryCode; name: JsonColumn<ByLanguage> }
    "games.theme": { name: JsonColumn<ByLanguage> }
    "games.version": { jackpots: Generated<JackpotType[]>; tournaments: JsonColumn<TournamentGames[]> }
  }
>
const tables = ({ db }: Reads) => db.withTables<TypedTables>()

export type Version = Pick<
  Selectable<TypedTables["games.version"]>,
  "catalogue" | "figures" | "jackpots" | "tournaments"
>

export const getVersion = (from: Reads): Promise<Version> =>
  tables(from)
    .selectFrom("games.version")
    .select(["catalogue", "figures", "jackpots", "tournaments"])
    .executeTakeFirstOrThrow()

/** Processes compare the version and read again. */
export async function updateVersion(tx: Tx, column: "catalogue" | "figures"): Promise<void> {
  await tables(tx)
    .updateTable("games.version")
    .set(column, (eb) => eb(column, "+", 1n))
    .execute()
}

export async function listUnknownGames(from: Reads, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) as requested (id)
    where not exists (select from games.game g where g.id = requested.id)`.execute(from.db)
  return rows.map(({ id }) => id)
}

export async function getCatalogueRows(from: Reads) {
  const [categories, subCategories, studios, themes, games] = await Promise.all([
    tables(from)
      .selectFrom("games.category")
      .select(["id", "code", "name", "slug"])
      .orderBy("position")
      .execute(),
    tables(from)
      .selectFrom("games.sub_category")
      .select(["id", "category_id", "code", "name"])
      .orderBy("position")
      .execute(),
    tables(from)
      .selectFrom("games.studio")
      .selectAll()
      .orderBy(({ fn }) => fn("lower", ["name"]))
      .orderBy("id")
      .execute(),
    tables(from).selectFrom("games.theme").select(["slug", "name"]).execute(),
    listGameRows(from),
  ])
  return { categories, subCategories, studios, themes, games }
}

const listGameRows = (from: Reads) =>
  tables(from)
    .selectFrom("games.game")
    .select(["id", "code", "slug", "name", "studio_id", "sub_category_id", "themes", "volatility"])
    .select([
      "has_demo",
      "offered",
      "visible",
      "licence_classes",
      "position",
      "motif",
      "palette",
      "art",
      "artwork",
    ])
    .select(({ cast }) => [
      cast<number | null>("return_percent", "float8").as("return_percent"),
      cast<number | null>("min_bet_cents", "float8").as("min_bet_cents"),
      cast<number | null>("max_bet_cents", "float8").as("max_bet_cents"),
      sql<Date>`greatest(first_seen_at, released_on::timestamp at time zone 'UTC')`.as("new_since"),
    ])
    .orderBy("id")
    .execute()
export type GameRow = Awaited<ReturnType<typeof listGameRows>>[number]

export const listOfferedGames = (from: Reads) =>
  tables(from)
    .selectFrom("games.game as g")
    .innerJoin("games.studio as s", "s.id", "g.studio_id")
    .innerJoin("games.sub_category as u", "u.id", "g.sub_category_id")
    .innerJoin("games.category as c", "c.id", "u.category_id")
    .select(["g.id", "s.name as studio", "c.code as category", "g.licence_classes", "g.offered", "g.visible"])
    .execute()

export async function sumStakesByGame(from: Reads, fromDay: string): Promise<Map<number, bigint>> {
  const rows = await tables(from)
    .selectFrom("games.popularity")
    .select(["game_id", sql<bigint>`sum(stake_units)::bigint`.as("stake_units")])
    .where("day", ">=", fromDay)
    .groupBy("game_id")
    .having(({ fn }) => fn.sum("stake_units"), ">", 0)
    .execute()
  return new Map(rows.map((row) => [row.game_id, row.stake_units]))
}

export const listWinners = (from: Reads, limit: number) =>
  tables(from)
    .selectFrom("games.winner")
    .select(["game_id", "masked_name", "won_at"])
    .select(({ cast }) => [
      cast<number>("win_cents", "float8").as("win_cents"),
      cast<number>("multiplier", "float8").as("multiplier"),
    ])
    .orderBy("won_at", "desc")
    .orderBy("event_id", "desc")
    .limit(limit)
    .execute()
export type WinnerRow = Awaited<ReturnType<typeof listWinners>>[number]

export type OwnGames = { favourites: number[]; recent: number[] }

export async function getOwnGames(from: Reads, playerId: bigint): Promise<OwnGames> {
  const { rows } = await sql<OwnGames>`
    select
      array(select game_id from games.favourite where player_id = ${playerId} order by marked_at desc, game_id) as favourites,
      array(select game_id from games.recent where player_id = ${playerId} order by launched_at desc, game_id) as recent
  `.execute(from.db)
  return rows[0]!
}

export async function insertFavourite(tx: Tx, playerId: bigint, gameId: number): Promise<void> {
  await tables(tx)
    .insertInto("games.favourite")
    .values({ player_id: playerId, game_id: gameId, marked_at: tx.now })
    .onConflict((c) => c.doNothing())
    .execute()
}

export async function deleteFavourite(tx: Tx, playerId: bigint, gameId: number): Promise<void> {
  await tables(tx)
    .deleteFrom("games.favourite")
    .where("player_id", "=", playerId)
    .where("game_id", "=", gameId)
    .execute()
}

export type GameLaunch = { playerId: bigint; gameId: number; at: Date }

export async function setRecentGames(tx: Tx, opened: readonly GameLaunch[]): Promise<void> {
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

export type PopularitySum = {
  gameId: number
  day: string
  rounds: number
  stakeUnits: bigint
  winUnits: bigint
}

/** Each game and day may occur once. */
export async function updatePopularity(tx: Tx, played: readonly PopularitySum[]): Promise<void> {
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

export type RecentWin = {
  eventId: bigint
  roundKey: string
  gameId: number
  maskedName: string
  winCents: number
  multiplier: number
  wonAt: Date
}

export async function insertWinners(tx: Tx, wins: readonly RecentWin[], maxRows: number): Promise<void> {
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
      (select event_id from games.winner order by won_at desc, event_id desc offset ${maxRows})`.execute(
    tx.db,
  )
}

export async function deleteWinners(tx: Tx, roundKeys: readonly string[]): Promise<void> {
  await tables(tx)
    .deleteFrom("games.winner")
    .where(({ eb, fn, val }) => eb("round_key", "=", fn.any(val(roundKeys))))
    .execute()
}

export async function lockImport(tx: Tx): Promise<void> {
  await tables(tx).selectFrom("games.version").select("one").forUpdate().execute()
}

export const listStudios = (from: Reads) =>
  tables(from).selectFrom("games.studio").select(["name", "slug"]).execute()

export async function insertStudios(
  tx: Tx,
  studios: readonly { name: string; slug: string }[],
): Promise<void> {
  await sql`insert into games.studio (name, slug)
    select name, slug from jsonb_to_recordset(${JSON.stringify(studios)}::jsonb) as s (name text, slug text)`.execute(
    tx.db,
  )
}

export async function listSlugs(from: Reads): Promise<Map<string, string>> {
  const rows = await tables(from).selectFrom("games.game").select(["code", "slug"]).execute()
  return new Map(rows.map((row) => [row.code, row.slug]))
}

/** Our own game has no licence class. */
export async function hasListedGames(from: Reads): Promise<boolean> {
  const found = await tables(from)
    .selectFrom("games.game")
    .select("id")
    .where((game) =>
      game.or([game("offered", "=", true), game("licence_classes", "<>", sql<string[]>`'{}'`)]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export type ImportedGame = CatalogueGame & { slug: string; position: number; firstSeenAt: Date }

export async function writeGames(
  tx: Tx,
  games: readonly ImportedGame[],
): Promise<{ code: string; added: boolean }[]> {
  const { rows } = await sql<{ code: string; added: boolean }>`
    select code, added from games.write_games(${JSON.stringify(games)}::jsonb)`.execute(tx.db)
  return rows
}

export async function setUnlisted(tx: Tx, codes: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("games.game")
    .set({ offered: false })
    .where("offered", "=", true)
    .where(({ eb, fn, val }) => eb("code", "<>", fn<string>("all", [val(codes)])))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
