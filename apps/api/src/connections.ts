import type { Config } from "./config.ts"
import { raiseAlarm, resolveAlarm } from "./platform/alarms/alarms.ts"
import { type Database, openDatabase } from "./platform/db/database.ts"
import type { Transact } from "./platform/db/transaction.ts"
import { type Dispatcher, startDispatcher } from "./platform/events/dispatcher.ts"
import type { HttpServer } from "./platform/http/server.ts"
import { describeError, type Log } from "./platform/lib/log.ts"
import type { Module } from "./platform/module.ts"
import { type SocketServer, startSocketServer } from "./platform/realtime/socketServer.ts"

// Work with its own database connections, so that calls of players never wait for it.

export function startOwnDispatcher(
  modules: readonly Module[],
  { url, log, transactOver }: { url: string; log: Log; transactOver: (rows: Database) => Transact },
): Dispatcher {
  const database = openDatabase({ url, log, connections: 8 })
  const subscribers = modules.flatMap((module) => module.subscribers ?? [])
  const dispatcher = startDispatcher({ transact: transactOver(database), subscribers, log })
  const stop = async () => {
    await dispatcher.stop()
    await database.close()
  }
  return { ...dispatcher, stop }
}

/** PostgreSQL serialises NOTIFY until the commit is on disk, and messages must not wait behind players. */
export function startOwnSockets(
  config: Config,
  { url, log, transact }: { url: string; log: Log; transact: Transact },
  modules: readonly Module[],
  { app, authenticate }: HttpServer,
): SocketServer {
  const fleetDatabase =
    config.live === "postgres" ? openDatabase({ url, log, connections: 3, isFleeting: true }) : undefined
  const sockets = startSocketServer({
    server: app.server,
    publicUrl: config.publicUrl,
    authenticate,
    channels: modules.flatMap(({ channels: live }) => live ?? []),
    trustProxy: config.trustProxy,
    log,
    ...(fleetDatabase ? { pool: fleetDatabase.pool, ...silenceAlarm(transact, log) } : {}),
  })
  const close = async () => {
    await sockets.close()
    await fleetDatabase?.close()
  }
  return { ...sockets, close }
}

/** The alarm is open while this process does not receive the messages of others. */
function silenceAlarm(transact: Transact, log: Log) {
  const alarm = { kind: "live.silent", subject: "postgres" }
  const logFailure = (work: Promise<void>) => {
    work.catch((error) => log.warn("alarm.notRaised", { kind: alarm.kind, ...describeError(error) }))
  }
  return {
    onSilent: () => logFailure(raiseAlarm({ transact }, alarm)),
    onHearing: () => logFailure(transact((tx) => resolveAlarm(tx, alarm))),
  }
}
