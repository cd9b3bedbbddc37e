import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "@elite/testkit/ports"
import pg from "pg"
import { type Cluster, clusterFolder, startCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { audit } from "../../apps/api/testing/audit.ts"
import { hub88 } from "../../apps/api/testing/hub88.ts"
import { type ApiProcesses, apiProcesses } from "../../apps/api/testing/processes.ts"
import { seedGames } from "../../apps/api/testing/seeded.ts"
import { makeSecrets } from "../../apps/sandbox/src/local/environment.ts"
import { choices, type Load, startLoad } from "./load.ts"

export type Cycle = {
  what: "kill" | "databaseRestart"
  /** What was not as it must be; empty where the cycle passed. */
  findings: string[]
  /** From the start of the killed process, or from the database being up again, until everybody answers. */
  backAfterMs: number
}
export type Course = {
  seed: number
  cycles: Cycle[]
  acknowledged: number
  retried: number
  postgres: string
}
export type CourseOptions = {
  seed: number
  kills: number
  databaseRestarts: number
  /** The program of the API processes; default the real one. */
  program?: readonly string[]
  /** Ends with the first cycle of which this is true. */
  until?: (cycle: Cycle) => boolean
  onCycle?: (cycle: Cycle, at: number) => void
}

/** The API must answer again this soon after its database is back. */
const databaseBackWithinMs = 2_000

type Stage = { cluster: Cluster; dataDir: string; port: number; api: ApiProcesses; db: pg.Pool; load: Load }

/**
 * Kills API processes and the database under signed load, and checks after each time that nothing acknowledged
 * was lost, nothing was booked twice, and every invariant holds. The database is a
 * durable one of its own.
 */
export async function runCourse(options: CourseOptions): Promise<Course> {
  const stage = await setUp(options)
  try {
    const choose = choices(options.seed)
    const cycles: Cycle[] = []
    for (const what of schedule(options)) {
      await sleep(60 + choose(250))
      const done = what === "kill" ? await kill(stage, choose(2)) : await restartDatabase(stage)
      cycles.push({ what, ...done, findings: [...done.findings, ...(await check(stage))] })
      options.onCycle?.(cycles.at(-1)!, cycles.length)
      if (options.until?.(cycles.at(-1)!)) break
    }
    await stage.load.pause()
    cycles.at(-1)?.findings.push(...(await missedEvents(stage.db)))
    const { rows } = await stage.db.query<{ version: string }>("select version()")
    const { acknowledged, retried } = stage.load
    return { seed: options.seed, cycles, acknowledged, retried, postgres: rows[0]?.version ?? "" }
  } finally {
    await tearDown(stage)
  }
}

async function setUp({ seed, program }: CourseOptions): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-kills-"))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const cluster = await startCluster({ dataDir, port })
  const secrets = makeSecrets()
  const api = await apiProcesses({
    databaseUrl: cluster.applicationUrl,
    ownerUrl: cluster.url,
    secrets,
    count: 2,
    ...(program ? { program } : {}),
  })
  const db = new pg.Pool({ connectionString: cluster.url, max: 2 })
  db.on("error", () => {})
  await seedGames(db)
  const hub = hub88(api.urls, secrets.hub88.aggregatorPrivateKey)
  const load = await startLoad({ db, hub, seed, players: 6, hands: 2 })
  return { cluster, dataDir, port, api, db, load }
}

async function tearDown({ load, api, db, cluster, dataDir }: Stage): Promise<void> {
  await load.stop()
  await api.stop()
  await db.end()
  await cluster.stop("immediate")
  rmSync(clusterFolder(dataDir), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

/** The restarts of the database evenly among the kills. */
function schedule({ kills, databaseRestarts }: CourseOptions): Cycle["what"][] {
  const all = kills + databaseRestarts
  return Array.from({ length: all }, (_, i) =>
    Math.floor(((i + 1) * databaseRestarts) / all) > Math.floor((i * databaseRestarts) / all)
      ? "databaseRestart"
      : "kill",
  )
}

type Done = Omit<Cycle, "what">

async function kill({ api }: Stage, which: number): Promise<Done> {
  const victim = api.all[which]!
  await victim.kill()
  return { findings: [], backAfterMs: await victim.start() }
}

async function restartDatabase(stage: Stage): Promise<Done> {
  const { api } = stage
  const crashesBefore = api.all.map(({ crashes }) => crashes)
  await stage.cluster.stop("immediate")
  stage.cluster = await startCluster({ dataDir: stage.dataDir, port: stage.port })
  const began = performance.now()
  const backAfterMs = Math.max(...(await Promise.all(api.urls.map((url) => answersAgain(url, began)))))
  const findings: string[] = []
  if (backAfterMs > databaseBackWithinMs)
    findings.push(`the API answered again after ${backAfterMs.toFixed()} ms only`)
  for (const [i, each] of api.all.entries()) {
    if (each.crashes === crashesBefore[i]) continue
    findings.push("a process did not outlive the restart of its database")
    await each.start()
  }
  return { findings, backAfterMs }
}

async function answersAgain(url: string, began: number): Promise<number> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.ok
      },
      () => false,
    )
    const ms = performance.now() - began
    if (isReady || ms > 20_000) return ms
    await sleep(20)
  }
}

async function check({ load, db, cluster }: Stage): Promise<string[]> {
  await load.pause()
  const found = [...(await load.differences(db)), ...(await audit(cluster.url))]
  load.resume()
  return found
}

/** Every settled round must have reached its listener once: points for what still stands of it. */
async function missedEvents(db: pg.Pool): Promise<string[]> {
  const missed = async () => {
    const { rows } = await db.query<{ count: string }>(
      `select count(*) from play.round r left join loyalty.earning e using (provider, player_id, round_ref)
       where r.closed_at is not null and coalesce(e.points, 0) <> r.stake / 100`,
    )
    return Number(rows[0]!.count)
  }
  for (let i = 0; i < 300 && (await missed()) > 0; i++) await sleep(100)
  const count = await missed()
  return count === 0 ? [] : [`${count} settled rounds earned other points than they should`]
}
