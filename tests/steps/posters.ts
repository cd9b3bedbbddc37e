import { eventually } from "@elite/testkit/eventually"
import { sql } from "kysely"
import { inHouse } from "./house.ts"

/**
 * Lets a product that runs paint only the posters that somebody looks at: those of its whole catalogue, painted ahead, keep a
 * processor busy for longer than a journey takes.
 */
export async function paintsWhenAsked(house: { dataDir: string }): Promise<void> {
  // A run that is under way asks for the next before it ends.
  const isOver = async () => {
    await inHouse(house, ({ db }) => sql`select graphile_worker.remove_job('games.drawPosters')`.execute(db))
    const { rows } = await inHouse(house, ({ db }) =>
      sql`select from kernel.job where name = 'games.drawPosters'`.execute(db),
    )
    return rows.length === 0
  }
  await eventually(isOver, { what: "the painting to end", withinMs: 60_000, everyMs: 200 })
}
