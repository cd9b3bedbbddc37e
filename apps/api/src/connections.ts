import type { Config } from "./config.ts"
import { raiseAlarm, resolveAlarm } from "./platform/alarms/alarms.ts"
import { type Database, openDatabase } from "./platform/db/database.ts"
import type { Transact } from "./platform/db/transaction.ts"
import { type Dispatcher, startDispatcher } from "./platform/events/dispatcher.ts"
import type { HttpServer } from "./platform/http/server.ts"
import { describeError, type Log } from "./platform/lib/log.ts"
import type { Module } from "./platform/module.ts"
import { type SocketServer, startSocketServer } from "./platform/realtime/socketServer.ts"

// What a process does over connections to the database of its own, so that players do not wait for it.

/** Listens to events over connections of its own: neither do listeners wait for players nor players for listeners. */
export function startOwnDispatcher(
  modules: readonly Module[],
  { url, log, transactOver }: { url: string; log: Log; transactOver: (rows: Database) => Transact },
): Dispatcher {
  const database = openDatabase({ url, log, connections: 8 })
  const subscribers = modules.flatMap((module) => module.subscribers ?? [])
  const listening = startDispatcher({ transact: transactOver(database), subscribers, log })
  const stop = async () => {
    await listening.stop()
    await database.close()
  }
  return { ...listening, stop }
}

/**
 * The live sockets on a server, with the rooms that modules declare. Where several processes share a database, what they tell each
 * other travels over connections of its own: PostgreSQL lets one after the other notify, each until its commit is on the disk, and
 * a message waits neither for that nor behind players.
 */
export function startOwnSockets(
  config: Config,
  { url, log, transact }: { url: string; log: Log; transact: Transact },
  modules: readonly Module[],
  { app, authenticate }: HttpServer,
): SocketServer {
  const between =
    config.live === "postgres" ? openDatabase({ url, log, connections: 3, isFleeting: true }) : undefined
  const sockets = startSocketServer({
    server: app.server,
    publicUrl: config.publicUrl,
    authenticate,
    channels: modules.flatMap(({ channels: live }) => live ?? []),
    trustProxy: config.trustProxy,
    log,
    ...(between ? { pool: between.pool, ...silenceAlarm(transact, log) } : {}),
  })
  const close = async () => {
    await sockets.close()
    await between?.close()
  }
  return { ...sockets, close }
}

/** Keeps an alarm open while this process does not hear what others tell, as soon as the database can take it. */
function silenceAlarm(transact: Transact, log: Log) {
  const alarm = { kind: "live.silent", subject: "postgres" }
  const noted = (noting: Promise<void>) => {
    noting.catch((error) => log.warn("alarm.notRaised", { kind: alarm.kind, ...describeError(error) }))
  }
  return {
    onSilent: () => noted(raiseAlarm({ transact }, alarm)),
    onHearing: () => noted(transact((tx) => resolveAlarm(tx, alarm))),
  }
}
