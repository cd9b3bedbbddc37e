import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Client, createClient } from "@elite/client/visitor"
import { freePort } from "@elite/testkit/ports"
import pg from "pg"
import { afterAll, afterEach, beforeAll, inject } from "vitest"
import { sandboxOptions } from "../../sandbox/src/local/environment.ts"
import { startSandbox } from "../../sandbox/src/server.ts"
import { clusterFolder, startCluster } from "../src/platform/db/embeddedPostgres.ts"
import { sessionCookie } from "../src/platform/http/server.ts"
import { type Auditor, openAuditor } from "./audit.ts"
import { testDatabase } from "./casino.ts"
import type {} from "./global.ts"
import { type Hub88, hub88 } from "./hub88.ts"
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
  /** Stops the database as if its machine had lost its power, and starts it again; with a cluster of its own. */
  restartDatabase(): Promise<void>
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

/** A PostgreSQL of its own, where no other test's transactions hold up the log; whoever comes first has to make its tables. */
async function ownDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-cluster-"))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  let cluster = await startCluster({ dataDir, port })
  return {
    url: cluster.url,
    applicationUrl: cluster.applicationUrl,
    async drop() {
      await cluster.stop("immediate")
      rmSync(clusterFolder(dataDir), { recursive: true, force: true })
      rmSync(dataDir, { recursive: true, force: true })
    },
    async restart() {
      await cluster.stop("immediate")
      cluster = await startCluster({ dataDir, port })
    },
  }
}

/** A database of the cluster that all tests share; it cannot be restarted. */
async function sharedDatabase() {
  const restart = () => Promise.reject(new Error("This cluster is every test's."))
  return { ...(await testDatabase()), restart }
}

export type FleetOptions = Partial<Omit<ProcessOptions, "places">> & {
  sandbox?: boolean
  ownCluster?: boolean
}

export async function startFleet({ sandbox, ownCluster, ...options }: FleetOptions = {}): Promise<Fleet> {
  const database = ownCluster ? await ownDatabase() : await sharedDatabase()
  const thirdParties = sandbox ? await withSandbox() : undefined
  const db = new pg.Pool({ connectionString: database.url, max: 4 })
  db.on("error", () => {})
  if (!ownCluster) await seedGames(db)
  const running = await apiProcesses({
    databaseUrl: database.applicationUrl,
    ...(ownCluster ? { ownerUrl: database.url } : {}),
    secrets: inject("secrets"),
    count: 2,
    ...(thirdParties ? { places: thirdParties.places } : {}),
    ...options,
  })
  let auditor: Promise<Auditor> | undefined
  if (ownCluster) await seedGames(db)
  return {
    ...running,
    databaseUrl: database.url,
    applicationUrl: database.applicationUrl,
    sandboxUrl: thirdParties?.places.sandboxUrl ?? "http://localhost:1",
    db,
    hub: hub88(running.urls),
    player: (euros) => seedPlayer(db, euros),
    browser(process, cookie) {
      const made = createClient(running.urls[process]!)
      if (cookie !== undefined) made.cookies.set(sessionCookie, cookie)
      return made
    },
    async audit() {
      auditor ??= openAuditor(database.url)
      return (await auditor).audit()
    },
    async restartDatabase() {
      await (await auditor)?.close()
      auditor = undefined
      await database.restart()
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
