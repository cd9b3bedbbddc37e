import pg from "pg"
import { inject } from "vitest"
import { audit } from "./audit.ts"
import { testDatabase } from "./casino.ts"
import { type Hub88, hub88 } from "./hub88.ts"
import { type ApiProcesses, apiProcesses, type ProcessOptions } from "./processes.ts"
import { type SeededPlayer, seedGames, seedPlayer } from "./seeded.ts"

/** Two real API processes on one database of their own, for the tests of one file. */
export type Fleet = ApiProcesses & {
  readonly databaseUrl: string
  /** The owner's connections, for what a test looks up or arranges behind the API's back. */
  readonly db: pg.Pool
  /** The aggregator, asking the processes in turn. */
  readonly hub: Hub88
  player(euros?: number): Promise<SeededPlayer>
  /** Every invariant; the names and rows of those that do not hold. */
  audit(): Promise<string[]>
}

export async function startFleet(more: Partial<ProcessOptions> = {}): Promise<Fleet> {
  const database = await testDatabase()
  const db = new pg.Pool({ connectionString: database.url, max: 4 })
  db.on("error", () => {})
  await seedGames(db)
  const running = await apiProcesses({
    databaseUrl: database.url,
    secrets: inject("secrets"),
    count: 2,
    ...more,
  })
  return {
    ...running,
    databaseUrl: database.url,
    db,
    hub: hub88(running.urls),
    player: (euros) => seedPlayer(db, euros),
    audit: () => audit(database.url),
    async stop() {
      await running.stop()
      await db.end()
      await database.drop()
    },
  }
}
