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

export type Fleet = ApiProcesses & {
  readonly databaseUrl: string
  readonly applicationUrl: string
  readonly sandboxUrl: string
  /** Owner connections, for reads and set-up that bypass the API. */
  readonly db: pg.Pool
  readonly hub: Hub88
  player(euros?: number): Promise<SeededPlayer>
  /** Without a cookie: an empty cookie jar. */
  browser(process: number, cookie?: string): Client
  audit(): Promise<string[]>
  /** Simulates a power failure; needs a cluster of its own. */
  restartDatabase(): Promise<void>
}

/** In this process; notifications of the gateway go to the process that called it. */
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

/** No transaction of another test holds up its event log. The first process migrates it. */
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

async function sharedDatabase() {
  const restart = () => Promise.reject(new Error("All tests share this cluster."))
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
      const client = createClient(running.urls[process]!)
      if (cookie !== undefined) client.cookies.set(sessionCookie, cookie)
      return client
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

export function fleetForFile(options: FleetOptions = {}): () => Fleet {
  let fleet: Fleet | undefined
  beforeAll(async () => {
    fleet = await startFleet(options)
  }, 240_000)
  afterEach(async () => {
    const broken = (await fleet?.audit()) ?? []
    if (broken.length > 0) throw new Error(`The audit found:\n${broken.join("\n")}`)
  })
  afterAll(() => fleet?.stop())
  return () => fleet!
}
