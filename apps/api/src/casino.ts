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
  /** Answers the policies that are not off, which a Belgian compliance officer has to clear. */
  start(): Promise<PolicyInForce[]>
  drain(): Promise<void>
  close(): Promise<void>
}

const platformSql: SqlFolder = { noun: "kernel", url: new URL("platform/sql/", import.meta.url) }

/** In floor order. Within a folder, functions sort after the tables they use. */
export const sqlFolders = (modules: readonly Module[]): SqlFolder[] => [
  platformSql,
  ...modules.flatMap(({ sql }) => (sql ? [sql] : [])),
]

const isWorkerRole = ({ role }: Config) => role === "all" || role === "worker"
function startLeaders({ role }: Config, modules: readonly Module[]): { stop(): Promise<unknown> } {
  const mayLead = role === "all" || role === "crash"
  const leaders = mayLead ? modules.flatMap((module) => module.leading?.() ?? []) : []
  return { stop: () => Promise.all(leaders.map((leader) => leader.stop())) }
}

function databaseUrlOf({ databaseUrl }: Config): string {
  if (databaseUrl === undefined) throw new Error("DATABASE_URL is not set and no database was started.")
  return databaseUrl
}

/** Migrates the database where it has the owner URL. Nothing listens yet. */
export async function casino(config: Config, overrides: { clock?: Clock; log?: Log } = {}): Promise<Casino> {
  const { clock = systemClock, log = jsonLog(config.logLevel) } = overrides
  const url = databaseUrlOf(config)
  const counters = createMetrics()
  const database = openDatabase({ url, log, connections: config.databaseConnections })

  const letters = encryptionFor(config.identityKeys, "letters")
  let sockets: SocketServer | undefined
  let dispatcher: Dispatcher | undefined
  const push: Push = (to, name, data) => sockets?.push(to, name, data)
  const wakeDispatcher = () => dispatcher?.wake()
  const transactOver = (rows: Database) =>
    createTransact({ database: rows, clock, tell: push, onEvents: wakeDispatcher, letters })
  const platform: Platform = {
    transact: transactOver(database),
    reads: () => ({ db: database.db, now: clock.now() }),
    sharedReads: () => ({ db: database.sharedReads, now: clock.now() }),
    database,
    clock,
    log,
    metrics: counters,
    push,
    wakeDispatcher,
    ...toLocations(config),
  }
  const modules = floorPlan(platform, thirdParties(config, platform)).flat()
  for (const counter of modules.flatMap((module) => module.counters ?? [])) counters.declare(counter)
  await prepare(database, { ownerUrl: config.databaseOwnerUrl, folders: sqlFolders(modules), log })

  let isEnding = false
  const isReady = async () => !isEnding && (sockets?.isConnected() ?? true) && (await canAnswer(platform))
  const server = createServer(config, platform, modules, isReady)
  const connections = connectionDrainer(server.app.server)

  const { jobs, timetable } = collectWork(config, platform, { url, modules, letters })
  let worker: Worker | undefined
  let leaders: ReturnType<typeof startLeaders> | undefined
  const ensureDispatcher = () => {
    dispatcher ??= startOwnDispatcher(modules, { url, log, transactOver })
    return dispatcher
  }

  return {
    http: server,
    platform,
    modules,
    async start() {
      await guardEnvironment(platform.transact, config.sandbox)
      for (const { check } of modules) await check?.()
      const activePolicies = await openSettings(platform, modules)
      await server.app.ready()
      sockets = startOwnSockets(config, { url, log, transact: platform.transact }, modules, server)
      if (isWorkerRole(config)) {
        ensureDispatcher()
        worker = await startWorkerBeside(config, platform, { url, modules, letters, jobs, timetable })
        for (const { opening } of modules) await opening?.()
      }
      leaders = startLeaders(config, modules)
      await server.app.listen({ host: config.host, port: config.port })
      log.info("casino.open", { port: config.port, role: config.role, pid: process.pid })
      return activePolicies
    },
    async drain() {
      for (let round = 0; round < 3; round++) {
        await ensureDispatcher().drain()
        if (!(await runDueJobs({ url, jobs, transact: platform.transact, log }))) return
      }
      await ensureDispatcher().drain()
    },
    async close() {
      isEnding = true
      await sockets?.close()
      await Promise.all([connections.drain(), worker?.stop(), dispatcher?.stop(), leaders?.stop()])
      await server.app.close().catch(rethrowUnlessStopped)
      await database.close()
    },
  }
}

const toLocations = ({ dataDir, publicUrl, mediaHost }: Config) => ({
  files: folderFileStore(`${dataDir}/files`),
  publicUrl,
  mediaUrl: mediaUrls(mediaHost),
})

/** All routes: contract, third parties, health, documents. Nothing listens yet. */
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

async function openSettings(
  { transact, log }: Platform,
  modules: readonly Module[],
): Promise<PolicyInForce[]> {
  const declared = modules.flatMap(({ settings }) => settings ?? [])
  const policies = await transact((tx) => ensureDefaults(tx, declared))
  const activePolicies = policies.filter(({ state }) => state !== "off")
  for (const { policy, state } of activePolicies)
    log
      .naming("feature")
      .info("policy.toClear", { feature: policy.feature, status: state, reason: policy.concern })
  return activePolicies
}

type WorkerParts = { url: string; modules: readonly Module[]; letters: Encryption }

/** Starts the worker and the bounce server; where one fails, neither runs. */
async function startWorkerBeside(
  config: Config,
  platform: Platform,
  parts: WorkerParts & { jobs: Jobs; timetable: Timetable },
): Promise<Worker> {
  const { transact, log } = platform
  const bounceServer = await openBounceServer(config, platform, mailOptions(config, parts))
  try {
    const worker = await startWorker({ ...parts, transact, log, pace: config.pace })
    const stop = async () => {
      await Promise.all([worker.stop(), bounceServer?.close()])
    }
    return { stop }
  } catch (error) {
    await bounceServer?.close()
    throw error
  }
}

function collectWork(
  config: Config,
  platform: Platform,
  parts: WorkerParts,
): { jobs: Jobs; timetable: Timetable } {
  const { url, modules } = parts
  const jobs: Jobs = Object.assign(
    {
      audit: { lane: "audit" as const, run: auditJob(platform, url, collectInvariants(modules)) },
      "throttle.forget": () => deleteOldAttempts(platform.transact),
      "mail.forget": () => deleteOldDispatches(platform.transact),
    },
    mailJobs({ ...config.mail, platform, ...mailOptions(config, parts) }),
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

/** Migrates with the owner URL, and checks the version without it. Throws where the rows come from another cluster. */
async function prepare(
  database: Database,
  { ownerUrl, folders, log }: { ownerUrl: string | undefined; folders: SqlFolder[]; log: Log },
): Promise<void> {
  try {
    // On a new database, the role of the application does not exist before the migration.
    if (ownerUrl !== undefined) await migrateDatabase(ownerUrl, folders, log)
    await waitForDatabase(database.pool)
    if (ownerUrl === undefined) await assertUpToDate(database.pool, folders)
    await assertOwnCluster(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
}

export async function migrateDatabase(ownerUrl: string, folders: SqlFolder[], log: Log): Promise<string[]> {
  await migrateJobs(ownerUrl, log)
  const ran = await migrate(ownerUrl, folders)
  if (ran.length > 0) log.info("database.migrated", { count: ran.length })
  return ran
}

/** The drained server is stopped already, which Fastify reports when it closes. */
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
