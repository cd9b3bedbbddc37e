import { floorPlan, thirdParties } from "./app.ts"
import { auditJob, invariantsOf } from "./audit.ts"
import type { Config } from "./config.ts"
import { sentences } from "./describe.ts"
import { serveDocuments } from "./documents/index.ts"
import { alarmJobs } from "./kernel/alarm.ts"
import { type Clock, systemClock } from "./kernel/clock.ts"
import { type Database, openDatabase } from "./kernel/database.ts"
import { draining } from "./kernel/draining.ts"
import { folderFiles } from "./kernel/files.ts"
import { health } from "./kernel/health.ts"
import { assertOwnCluster } from "./kernel/house.ts"
import { type Http, http } from "./kernel/http.ts"
import type { Jobs } from "./kernel/jobs.ts"
import { type Listening, listen } from "./kernel/listening.ts"
import { type Live, live } from "./kernel/live.ts"
import { jsonLog, type Log } from "./kernel/log.ts"
import { mailJobs } from "./kernel/mail.ts"
import { metrics } from "./kernel/metrics.ts"
import { assertUpToDate, migrate, type SqlFolder } from "./kernel/migrate.ts"
import type { Kernel, Module } from "./kernel/module.ts"
import { openPlace } from "./kernel/place.ts"
import { sealing } from "./kernel/sealing.ts"
import { forgetOldAttempts } from "./kernel/throttle.ts"
import { type Tell, transactions } from "./kernel/transaction.ts"
import { migrateJobs, type Working, work, workOff } from "./kernel/working.ts"
import { openWith } from "./modules/content/index.ts"

export type Casino = {
  readonly http: Http
  readonly kernel: Kernel
  readonly modules: readonly Module[]
  /** Listens on the configured port and starts working on events and jobs, as the configured role asks. */
  start(): Promise<void>
  /** Reads events and works jobs off until nothing is left; for tests. */
  drain(): Promise<void>
  close(): Promise<void>
}

const kernelSql: SqlFolder = { noun: "kernel", url: new URL("kernel/sql/", import.meta.url) }

/** Every SQL folder in floor order; functions come after the tables they speak of because each folder's files sort so. */
export const sqlFolders = (modules: readonly Module[]): SqlFolder[] => [
  kernelSql,
  ...modules.flatMap(({ sql }) => (sql ? [sql] : [])),
]

const worksHere = (config: Config) => config.role !== "api"

/** Builds the casino over a database that it brings up to date first. Nothing listens yet. */
export async function casino(config: Config, more: { clock?: Clock; log?: Log } = {}): Promise<Casino> {
  const { clock = systemClock, log = jsonLog(config.logLevel) } = more
  if (config.databaseUrl === undefined)
    throw new Error("DATABASE_URL is not set and no database was started.")
  const url = config.databaseUrl
  const counters = metrics()
  const database = openDatabase({ url, log, connections: config.databaseConnections })

  const letters = sealing(config.identityKeys, "letters")
  let sockets: Live | undefined
  let listening: Listening | undefined
  const tell: Tell = (to, name, data) => sockets?.tell(to, name, data)
  const eventsAnnounced = () => listening?.wake()
  const kernel: Kernel = {
    transact: transactions({ database, clock, tell, onEvents: eventsAnnounced, letters }),
    database,
    clock,
    log,
    metrics: counters,
    files: folderFiles(`${config.dataDir}/files`),
    tell,
    eventsAnnounced,
    publicUrl: config.publicUrl,
  }
  const modules = floorPlan(kernel, thirdParties(config, kernel)).flat()
  await prepare(database, { ownerUrl: config.databaseOwnerUrl, folders: sqlFolders(modules), log })

  const server = http({
    publicUrl: config.publicUrl,
    frameOrigins: config.gameOrigins,
    clock,
    log,
    metrics: counters,
    sentences,
    trustProxy: config.trustProxy,
    requestsPerMinute: config.requestsPerMinute,
    checkReplies: config.checkReplies,
  })
  const connections = draining(server.app.server)
  let isEnding = false
  health(server.app, {
    isReady: async () => !isEnding && (await canAnswer(kernel)),
    metrics: counters,
    metricsToken: config.metricsToken,
  })
  for (const { routes, thirdPartyRoutes } of modules) {
    routes?.(server)
    thirdPartyRoutes?.(server.app)
  }
  serveDocuments(server, config.publicUrl)

  const jobs: Jobs = Object.assign(
    {
      audit: { lane: "audit" as const, run: auditJob(kernel, url, invariantsOf(modules)) },
      "throttle.forget": () => forgetOldAttempts(kernel.transact),
    },
    mailJobs({ ...config.mail, kernel, letters }),
    alarmJobs(kernel, config.mail.operators),
    ...modules.map((module) => module.jobs ?? {}),
  )
  const timetable = [
    { job: "audit", cron: "37 * * * *" },
    { job: "throttle.forget", cron: "41 * * * *" },
    ...modules.flatMap((module) => module.timetable ?? []),
  ]
  const reactions = modules.flatMap((module) => module.reactions ?? [])
  let working: Working | undefined
  let listeners: Database | undefined
  const listenToEvents = () => {
    // Connections of their own: neither do listeners wait for players nor players for listeners.
    listeners ??= openDatabase({ url, log, connections: 8 })
    const transact = transactions({ database: listeners, clock, tell, onEvents: eventsAnnounced, letters })
    listening ??= listen({ transact, reactions, log })
    return listening
  }

  return {
    http: server,
    kernel,
    modules,
    async start() {
      await openPlace(kernel.transact, config.sandbox)
      for (const { check } of modules) await check?.()
      await openSettings(kernel, modules)
      await server.app.ready()
      sockets = live({
        server: server.app.server,
        publicUrl: config.publicUrl,
        recognise: server.recognise,
        trustProxy: config.trustProxy,
        log,
        ...(config.live === "postgres" ? { pool: database.pool } : {}),
      })
      if (worksHere(config)) {
        listenToEvents()
        working = await work({ url, jobs, timetable, transact: kernel.transact, log, pace: config.pace })
        for (const { opening } of modules) await opening?.()
      }
      await server.app.listen({ host: config.host, port: config.port })
      log.info("casino.open", { port: config.port, role: config.role, pid: process.pid })
    },
    async drain() {
      for (let round = 0; round < 3; round++) {
        await listenToEvents().drain()
        await workOff({ url, jobs, transact: kernel.transact, log })
      }
      await listenToEvents().drain()
    },
    async close() {
      isEnding = true
      await sockets?.close()
      await Promise.all([connections.drain(), working?.stop(), listening?.stop()])
      await server.app.close().catch(unlessStopped)
      await listeners?.close()
      await database.close()
    },
  }
}

/**
 * Gives what modules declare its rows, and says which policies are on that a Belgian compliance officer would have to
 * clear, with the reason.
 */
async function openSettings({ transact, log }: Kernel, modules: readonly Module[]): Promise<void> {
  const declared = modules.flatMap(({ settings }) => settings ?? [])
  for (const { policy, state } of await transact((tx) => openWith(tx, declared)))
    if (state !== "off")
      log.info("policy.toClear", { feature: policy.feature, status: state, reason: policy.concern })
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
    if (ownerUrl !== undefined) await bringUpToDate(ownerUrl, folders, log)
    else await assertUpToDate(database.pool, folders)
    await assertOwnCluster(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Brings the worker's tables and ours up to date, as their owner. */
export async function bringUpToDate(ownerUrl: string, folders: SqlFolder[], log: Log): Promise<string[]> {
  await migrateJobs(ownerUrl, log)
  const ran = await migrate(ownerUrl, folders)
  if (ran.length > 0) log.info("database.migrated", { count: ran.length })
  return ran
}

/** Whoever drained the server has stopped it: Fastify finds that out when it closes. */
function unlessStopped(error: { code?: string }): void {
  if (error.code !== "ERR_SERVER_NOT_RUNNING") throw error
}

async function canAnswer({ database }: Kernel): Promise<boolean> {
  try {
    await database.once("ready", "select 1", [])
    return true
  } catch {
    return false
  }
}
