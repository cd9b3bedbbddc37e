import { floorPlan, thirdParties } from "./app.ts"
import { auditJob, collectInvariants } from "./audit.ts"
import type { Config } from "./config.ts"
import { startOwnDispatcher, startOwnSockets } from "./connections.ts"
import { serveDocuments } from "./documents/index.ts"
import { sentences } from "./errorSentences.ts"
import { mailOptions, openBounceServer } from "./mail.ts"
import { ensureDefaults, type PolicyInForce } from "./modules/content/index.ts"
import { alarmJobs } from "./platform/alarms/alarms.ts"
import { type Database, openDatabase, waitForDatabase } from "./platform/db/database.ts"
import { assertOwnCluster } from "./platform/db/databaseIdentity.ts"
import { guardEnvironment } from "./platform/db/environmentGuard.ts"
import { assertUpToDate, migrate, type SqlFolder } from "./platform/db/migrate.ts"
import { createTransact, type Push } from "./platform/db/transaction.ts"
import type { Dispatcher } from "./platform/events/dispatcher.ts"
import { deleteOldAttempts } from "./platform/http/attemptLimit.ts"
import { connectionDrainer } from "./platform/http/connectionDraining.ts"
import { healthRoutes } from "./platform/http/health.ts"
import { createHttpServer, type HttpServer } from "./platform/http/server.ts"
import type { Jobs, Timetable } from "./platform/jobs/queue.ts"
import { type Clock, systemClock } from "./platform/lib/clock.ts"
import { type Encryption, encryptionFor } from "./platform/lib/encryption.ts"
import { folderFileStore } from "./platform/lib/fileStore.ts"
import { jsonLog, type Log } from "./platform/lib/log.ts"
import { mediaUrls } from "./platform/lib/mediaUrl.ts"
import { createMetrics } from "./platform/lib/metrics.ts"
import { deleteOldDispatches } from "./platform/mail/bounces.ts"
import { mailJobs } from "./platform/mail/outbox.ts"
import type { Module } from "./platform/module.ts"
import type { Platform } from "./platform/platform.ts"
import type { SocketServer } from "./platform/realtime/socketServer.ts"
import { migrateJobs, runDueJobs, startWorker, type Worker } from "./platform/worker/worker.ts"

export type Casino = {
  readonly http: HttpServer
  readonly platform: Platform
  readonly modules: readonly Module[]
  /**
   * Listens on the configured port and starts working on events and jobs, as the configured role asks. Answers the
   * policies that are not off: a Belgian compliance officer would have to clear each.
   */
  start(): Promise<PolicyInForce[]>
  /** Reads events and works jobs off until nothing is left; for tests. */
  drain(): Promise<void>
  close(): Promise<void>
}

const platformSql: SqlFolder = { noun: "kernel", url: new URL("platform/sql/", import.meta.url) }

/** Every SQL folder in floor order; functions come after the tables they speak of because each folder's files sort so. */
export const sqlFolders = (modules: readonly Module[]): SqlFolder[] => [
  platformSql,
  ...modules.flatMap(({ sql }) => (sql ? [sql] : [])),
]

const isWorkerRole = ({ role }: Config) => role === "all" || role === "worker"
/** Of what one process of all does at a time, this one does its share, where its role lets it. */
function startLeaders({ role }: Config, modules: readonly Module[]): { stop(): Promise<unknown> } {
  const mayLead = role === "all" || role === "crash"
  const leading = mayLead ? modules.flatMap((module) => module.leading?.() ?? []) : []
  return { stop: () => Promise.all(leading.map((led) => led.stop())) }
}

function databaseUrlOf({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error("DATABASE_URL is not set and no database was started.")
  return databaseUrl
}

/** Builds the casino over a database that it brings up to date first. Nothing listens yet. */
export async function casino(config: Config, around: { clock?: Clock; log?: Log } = {}): Promise<Casino> {
  const { clock = systemClock, log = jsonLog(config.logLevel) } = around
  const url = databaseUrlOf(config)
  const counters = createMetrics()
  const database = openDatabase({ url, log, connections: config.databaseConnections })

  const letters = encryptionFor(config.identityKeys, "letters")
  let sockets: SocketServer | undefined
  let listening: Dispatcher | undefined
  const tell: Push = (to, name, data) => sockets?.push(to, name, data)
  const wakeDispatcher = () => listening?.wake()
  const transactOver = (rows: Database) =>
    createTransact({ database: rows, clock, tell, onEvents: wakeDispatcher, letters })
  const platform: Platform = {
    transact: transactOver(database),
    reads: () => ({ db: database.db, now: clock.now() }),
    sharedReads: () => ({ db: database.sharedReads, now: clock.now() }),
    database,
    clock,
    log,
    metrics: counters,
    push: tell,
    wakeDispatcher,
    ...toLocations(config),
  }
  const modules = floorPlan(platform, thirdParties(config, platform)).flat()
  for (const counted of modules.flatMap((module) => module.counters ?? [])) counters.declare(counted)
  await prepare(database, { ownerUrl: config.databaseOwnerUrl, folders: sqlFolders(modules), log })

  let isEnding = false
  const isReady = async () => !isEnding && (sockets?.isConnected() ?? true) && (await canAnswer(platform))
  const server = createServer(config, platform, modules, isReady)
  const connections = connectionDrainer(server.app.server)

  const { jobs, timetable } = collectWork(config, platform, { url, modules, letters })
  let working: Worker | undefined
  let leading: ReturnType<typeof startLeaders> | undefined
  const listenToEvents = () => {
    listening ??= startOwnDispatcher(modules, { url, log, transactOver })
    return listening
  }

  return {
    http: server,
    platform,
    modules,
    async start() {
      await guardEnvironment(platform.transact, config.sandbox)
      for (const { check } of modules) await check?.()
      const inForce = await openSettings(platform, modules)
      await server.app.ready()
      sockets = startOwnSockets(config, { url, log, transact: platform.transact }, modules, server)
      if (isWorkerRole(config)) {
        listenToEvents()
        working = await startWorkerBeside(config, platform, { url, modules, letters, jobs, timetable })
        for (const { opening } of modules) await opening?.()
      }
      leading = startLeaders(config, modules)
      await server.app.listen({ host: config.host, port: config.port })
      log.info("casino.open", { port: config.port, role: config.role, pid: process.pid })
      return inForce
    },
    async drain() {
      // What a job announces may ask for another.
      for (let round = 0; round < 3; round++) {
        await listenToEvents().drain()
        if (!(await runDueJobs({ url, jobs, transact: platform.transact, log }))) return
      }
      await listenToEvents().drain()
    },
    async close() {
      isEnding = true
      await sockets?.close()
      await Promise.all([connections.drain(), working?.stop(), listening?.stop(), leading?.stop()])
      await server.app.close().catch(rethrowUnlessStopped)
      await database.close()
    },
  }
}

/** Where files lie, and where pages and pictures are reached. */
const toLocations = ({ dataDir, publicUrl, mediaHost }: Config) => ({
  files: folderFileStore(`${dataDir}/files`),
  publicUrl,
  mediaUrl: mediaUrls(mediaHost),
})

/** The server with every door: calls of the contract, third parties, health and the documents. Nothing listens yet. */
function createServer(
  config: Config,
  { clock, log, metrics }: Platform,
  modules: readonly Module[],
  isReady: () => Promise<boolean>,
): HttpServer {
  const server = createHttpServer({
    publicUrl: config.publicUrl,
    frameOrigins: config.frameOrigins,
    mediaHost: config.mediaHost,
    clock,
    log,
    metrics,
    sentences,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    lateMs: config.lateMs,
    checkReplies: config.checkReplies,
  })
  healthRoutes(server.app, { isReady, metrics, metricsToken: config.metricsToken })
  for (const { routes, thirdPartyRoutes } of modules) {
    routes?.(server)
    thirdPartyRoutes?.(server.app)
  }
  serveDocuments(server, config.publicUrl)
  return server
}

/** Gives what modules declare its rows. Answers the policies that are not off, and logs each with its reason. */
async function openSettings(
  { transact, log }: Platform,
  modules: readonly Module[],
): Promise<PolicyInForce[]> {
  const declared = modules.flatMap(({ settings }) => settings ?? [])
  const policies = await transact((tx) => ensureDefaults(tx, declared))
  const inForce = policies.filter(({ state }) => state !== "off")
  for (const { policy, state } of inForce)
    log
      .naming("feature")
      .info("policy.toClear", { feature: policy.feature, status: state, reason: policy.concern })
  return inForce
}

type WorkerParts = { url: string; modules: readonly Module[]; letters: Encryption }

/** Works on jobs, and listens for letters that come back: both, or where one cannot begin neither. */
async function startWorkerBeside(
  config: Config,
  platform: Platform,
  house: WorkerParts & { jobs: Jobs; timetable: Timetable },
): Promise<Worker> {
  const { transact, log } = platform
  const door = await openBounceServer(config, platform, mailOptions(config, house))
  try {
    const working = await startWorker({ ...house, transact, log, pace: config.pace })
    const stop = async () => {
      await Promise.all([working.stop(), door?.close()])
    }
    return { stop }
  } catch (error) {
    await door?.close()
    throw error
  }
}

/** The jobs of the house and of its nouns, and when each is due. */
function collectWork(
  config: Config,
  platform: Platform,
  house: WorkerParts,
): { jobs: Jobs; timetable: Timetable } {
  const { url, modules } = house
  const jobs: Jobs = Object.assign(
    {
      audit: { lane: "audit" as const, run: auditJob(platform, url, collectInvariants(modules)) },
      "throttle.forget": () => deleteOldAttempts(platform.transact),
      "mail.forget": () => deleteOldDispatches(platform.transact),
    },
    mailJobs({ ...config.mail, platform, ...mailOptions(config, house) }),
    alarmJobs(platform, config.mail.operators),
    ...modules.map((module) => module.jobs ?? {}),
  )
  const timetable = [
    { job: "audit", cron: "37 * * * *" },
    { job: "throttle.forget", cron: "41 * * * *" },
    { job: "mail.forget", cron: "43 * * * *" },
    ...modules.flatMap((module) => module.timetable ?? []),
  ]
  return { jobs, timetable }
}

/**
 * Brings the database up to date where this process was given the owner's address, and makes sure of it where it was
 * not. Throws where the rows come from another PostgreSQL.
 */
async function prepare(
  database: Database,
  { ownerUrl, folders, log }: { ownerUrl: string | undefined; folders: SqlFolder[]; log: Log },
): Promise<void> {
  try {
    // Before it the application may not exist there yet.
    if (ownerUrl !== undefined) await migrateDatabase(ownerUrl, folders, log)
    await waitForDatabase(database.pool)
    if (ownerUrl === undefined) await assertUpToDate(database.pool, folders)
    await assertOwnCluster(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Brings the worker's tables and ours up to date, as their owner. */
export async function migrateDatabase(ownerUrl: string, folders: SqlFolder[], log: Log): Promise<string[]> {
  await migrateJobs(ownerUrl, log)
  const ran = await migrate(ownerUrl, folders)
  if (ran.length > 0) log.info("database.migrated", { count: ran.length })
  return ran
}

/** Whoever drained the server has stopped it: Fastify finds that out when it closes. */
function rethrowUnlessStopped(error: { code?: string }): void {
  if (error.code !== "ERR_SERVER_NOT_RUNNING") throw error
}

async function canAnswer({ database }: Platform): Promise<boolean> {
  try {
    await database.once("ready", "select 1", [])
    return true
  } catch {
    return false
  }
}
