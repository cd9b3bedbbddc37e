import { type Client, client } from "@elite/client/visitor"
import pg from "pg"
import { afterAll, afterEach, beforeAll, inject } from "vitest"
import { sandboxOptions } from "../../../product/local.ts"
import { startSandbox } from "../../sandbox/src/server.ts"
import { sessionCookie } from "../src/kernel/http.ts"
import { type Auditor, openAuditor } from "./audit.ts"
import { testDatabase } from "./casino.ts"
import type {} from "./global.ts"
import { type Hub88, hub88 } from "./hub88.ts"
import { freePort } from "./ports.ts"
import { type ApiProcesses, apiProcesses, type ProcessOptions } from "./processes.ts"
import { type SeededPlayer, seedGames, seedPlayer } from "./seeded.ts"

/** Two real API processes on one database of their own, for the tests of one file. */
export type Fleet = ApiProcesses & {
  /** The owner's address. */
  readonly databaseUrl: string
  readonly applicationUrl: string
  /** The third parties; a place where nobody listens, without `sandbox`. */
  readonly sandboxUrl: string
  /** The owner's connections, for what a test looks up or arranges behind the API's back. */
  readonly db: pg.Pool
  /** The aggregator, asking the processes in turn. */
  readonly hub: Hub88
  player(euros?: number): Promise<SeededPlayer>
  /** A browser with this session cookie, at one of the processes; a foreign cookie jar without one. */
  browser(process: number, cookie?: string): Client
  /** Every invariant; the names and rows of those that do not hold. */
  audit(): Promise<string[]>
}

/** Sandboxes for the third parties, in this process; the gateway's notifications reach the process that asked. */
async function withSandbox() {
  const places = {
    publicUrl: "http://localhost:1",
    host: "127.0.0.1",
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
  }
  const sandboxUrl = `http://localhost:${places.sandboxPort}`
  const sandbox = await startSandbox(sandboxOptions(inject("secrets"), { ...places, sandboxUrl }))
  return { sandbox, places: { sandboxUrl, smtpPort: places.smtpPort } }
}

export type FleetOptions = Partial<Omit<ProcessOptions, "places">> & { sandbox?: boolean }

export async function startFleet({ sandbox, ...options }: FleetOptions = {}): Promise<Fleet> {
  const database = await testDatabase()
  const thirdParties = sandbox ? await withSandbox() : undefined
  const db = new pg.Pool({ connectionString: database.url, max: 4 })
  db.on("error", () => {})
  await seedGames(db)
  const running = await apiProcesses({
    databaseUrl: database.applicationUrl,
    secrets: inject("secrets"),
    count: 2,
    ...(thirdParties ? { places: thirdParties.places } : {}),
    ...options,
  })
  let auditor: Promise<Auditor> | undefined
  return {
    ...running,
    databaseUrl: database.url,
    applicationUrl: database.applicationUrl,
    sandboxUrl: thirdParties?.places.sandboxUrl ?? "http://localhost:1",
    db,
    hub: hub88(running.urls),
    player: (euros) => seedPlayer(db, euros),
    browser(process, cookie) {
      const made = client(running.urls[process]!)
      if (cookie !== undefined) made.cookies.set(sessionCookie, cookie)
      return made
    },
    async audit() {
      auditor ??= openAuditor(database.url)
      return (await auditor).audit()
    },
    async stop() {
      await running.stop()
      await thirdParties?.sandbox.close()
      await (await auditor)?.close()
      await db.end()
      await database.drop()
    },
  }
}

/** One fleet for all tests of a file, each with players of its own; audited after each test. */
export function fleetForFile(options: FleetOptions = {}): () => Fleet {
  let fleet: Fleet | undefined
  beforeAll(async () => {
    fleet = await startFleet(options)
  }, 90_000)
  afterEach(async () => {
    const broken = (await fleet?.audit()) ?? []
    if (broken.length > 0) throw new Error(`The audit found:\n${broken.join("\n")}`)
  })
  afterAll(() => fleet?.stop())
  return () => fleet!
}
