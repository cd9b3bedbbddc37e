import { sql } from "kysely"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { artLength } from "../rules.ts"
import type { Tables } from "../sql/tables.ts"

const tables = ({ db }: Reads) => db.withTables<Tables>()

export const listPosterSubjects = (from: Reads) =>
  tables(from)
    .selectFrom("games.game as g")
    .innerJoin("games.studio as s", "s.id", "g.studio_id")
    .innerJoin("games.sub_category as u", "u.id", "g.sub_category_id")
    .innerJoin("games.category as c", "c.id", "u.category_id")
    .select(["g.id as gameId", "g.code", "g.name", "s.name as studio", "c.code as category", "g.artwork"])
    .orderBy("g.id")
    .execute()

/** Games whose picture was not fetched yet or is elsewhere now, in the order of ids. */
export const listDueArtwork = (from: Reads, afterGameId: number, limit: number) =>
  tables(from)
    .selectFrom("games.game")
    .select(["id", "code", "artwork_url as url"])
    .where("id", ">", afterGameId)
    .where("offered", "=", true)
    .where("artwork_url", "is not", null)
    .where("artwork_url", "is distinct from", sql<string>`artwork_source`)
    .orderBy("id")
    .limit(limit)
    .$narrowType<{ url: string }>()
    .execute()

/** `artwork`: the SHA-256 of the picture, hexadecimal. */
export async function setArtwork(
  tx: Tx,
  { id, url, artwork }: { id: number; url: string; artwork: string },
): Promise<void> {
  await tables(tx)
    .updateTable("games.game")
    .set({ artwork, artwork_source: url, art: artwork.slice(0, artLength) })
    .where("id", "=", id)
    .execute()
}

export type AssignedPoster = { gameId: number; motif: string; palette: string; art: string }

export async function setPosters(tx: Tx, posters: readonly AssignedPoster[]): Promise<number> {
  const { rows } = await sql`
    update games.game g set motif = p.motif, palette = p.palette, art = p.art
    from jsonb_to_recordset(${JSON.stringify(posters)}::jsonb) as p ("gameId" integer, motif text, palette text, art text)
    where g.id = p."gameId" and (g.motif, g.palette, g.art) is distinct from (p.motif, p.palette, p.art)
    returning g.id`.execute(tx.db)
  return rows.length
}
