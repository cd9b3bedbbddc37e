import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { type Casino, casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import type { Subscriber } from "../../apps/api/src/platform/db/handlerType.ts"
import { startDispatcher } from "../../apps/api/src/platform/events/dispatcher.ts"
import { loadSecrets, sandboxEnvironment } from "../../apps/sandbox/src/local/environment.ts"
import type { Running } from "../shared/product.ts"
import { announceWaiting } from "./listeners.ts"

export type Alone = { listener: string; perSecond: number }
const lookEveryMs = 50
const warmUp = 5_000

/**
 * How many events a second each listener that hears settled rounds works off while no other works: all of them read the same
 * events, one after the other. The product has been stopped; its casino is built here, and nothing of it but one listener runs.
 * `only`: the names of those to be measured, all where it is empty.
 */
export async function eachAlone(options: {
  ownerUrl: string
  databaseUrl: string
  product: Pick<Running, "dataDir" | "url">
  events: number
  only: readonly string[]
  onEach(one: Alone): void
}): Promise<Alone[]> {
  const { ownerUrl, databaseUrl, product, events, only, onEach } = options
  const built = await casinoOver(databaseUrl, product)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const subscribers = built.modules
      .flatMap((module) => module.subscribers ?? [])
      .filter(({ kinds }) => kinds.includes("round.settled"))
      .filter(({ listener }) => only.length === 0 || only.includes(listener))
    // The planner of an empty table knows nothing, and keeps its plans: no house that has events to catch up with is new.
    await announceWaiting(client, warmUp)
    for (const reaction of subscribers) await workOff(built, client, reaction)
    await announceWaiting(client, events)
    await client.query("analyze")
    const measured: Alone[] = []
    for (const reaction of subscribers) {
      const ms = await workOff(built, client, reaction)
      measured.push({ listener: reaction.listener, perSecond: (events * 1000) / ms })
      onEach(measured.at(-1)!)
    }
    return measured
  } finally {
    await client.end()
    await built.close()
  }
}

function casinoOver(databaseUrl: string, { dataDir, url }: Pick<Running, "dataDir" | "url">) {
  const places = { publicUrl: url, host: "127.0.0.1", sandboxPort: 0, smtpPort: 0, sandboxUrl: url }
  return casino(
    readConfig({
      ...sandboxEnvironment(loadSecrets(dataDir), places),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      LIVE: "here",
    }),
  )
}

/** Lets one listener read until it has nothing before it: how long that took, ms. */
async function workOff({ platform }: Casino, client: pg.Client, reaction: Subscriber): Promise<number> {
  const beganMs = performance.now()
  const listening = startDispatcher({ ...platform, subscribers: [reaction] })
  listening.wake()
  while (await isBehind(client, reaction.listener)) await sleep(lookEveryMs)
  const ms = performance.now() - beganMs
  await listening.stop()
  return ms
}

async function isBehind(client: pg.Client, listener: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from kernel.cursor c, (select xid, id from kernel.event order by xid desc, id desc limit 1) last
     where c.listener = $1 and (c.xid, c.id) < (last.xid, last.id)`,
    [listener],
  )
  return rows.length > 0
}
