import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import pg from "pg"
import { betProcessorUs } from "../bets/bets.ts"
import { pagesPerSecond } from "../pages/pages.ts"
import { depositsFrom } from "../shared/players.ts"
import { size } from "../shared/size.ts"

// One of the two builds that `against.ts` compares: runs in that checkout's folder, starts its product with its own
// bench, and measures each time it is told to: by itself, or at the same time as the other.

/** What both builds have, by name; the unit is in the name. */
export type Turn = Record<(typeof turnFigures)[number], number>
export const turnFigures = [
  "betsPerSecond",
  "betsP99Ms",
  "betsRatio",
  "betProcessorUs",
  "visitorSharedPerSecond",
  "visitorRenderedPerSecond",
  "visitorRenderedP99Ms",
  "playerPerSecond",
  "playerP99Ms",
  "accountPerSecond",
] as const
/** What each build is measured for while the other rests, and what both are measured for at the same time. */
export type Beside = Pick<Turn, "betProcessorUs">
export type Alone = Omit<Turn, keyof Beside>
export type Order = "alone" | "beside"
export type Started = { startupMs: number; memoryMb: number }

/** Where a build has what is taken of its own bench; older builds have it in one folder. */
export const benchFiles = {
  bets: ["bench/bets/bets.ts", "bench/bets.ts"],
  players: ["bench/shared/players.ts", "bench/players.ts"],
  product: ["bench/shared/product.ts", "bench/product.ts"],
} as const

/** Where a build has its embedded PostgreSQL and its search for free ports; older builds have other folders. */
const productFiles = {
  cluster: ["apps/api/src/platform/db/embeddedPostgres.ts", "apps/api/src/kernel/cluster.ts"],
  ports: ["packages/testkit/src/ports.ts", "apps/api/testing/ports.ts"],
} as const

/** The first of these files that the build in this folder has. */
async function here<T>(...paths: readonly string[]): Promise<T> {
  const found = paths.map((path) => join(process.cwd(), path)).find((path) => existsSync(path))
  if (!found) throw new Error(`This build has no ${paths.join(" or ")}.`)
  return import(pathToFileURL(found).href)
}
const betsMs = size(4_000, 1_000)
const pagesMs = size(3_000, 2_000)
/** Far below what a machine takes, for both builds run then. */
const pace = { ms: size(8_000, 2_000), perSecond: 350 }

/** What is to be stopped when this side ends, the last begun first. */
const running: (() => unknown)[] = []

async function end(code = 0): Promise<never> {
  for (const stop of running.toReversed()) await stop()
  process.exit(code)
}

async function run(): Promise<void> {
  const { startCluster } = await here<typeof import("../../apps/api/src/platform/db/embeddedPostgres.ts")>(
    ...productFiles.cluster,
  )
  const { freePort } = await here<typeof import("@elite/testkit/ports")>(...productFiles.ports)
  const { measureBets } = await here<typeof import("../bets/bets.ts")>(...benchFiles.bets)
  const { addHistory, addPlayers, sessionTokenOf } = await here<typeof import("../shared/players.ts")>(
    ...benchFiles.players,
  )
  const { startProduct } = await here<typeof import("../shared/product.ts")>(...benchFiles.product)

  const dataDir = mkdtempSync(join(tmpdir(), "casino-bench-"))
  running.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const cluster = await startCluster({ dataDir })
  running.push(() => cluster.stop("immediate"))
  // An older build logs in as the owner.
  const databaseUrl = cluster.applicationUrl ?? cluster.url
  // Four in a row, the last two for mail: those that are asked for apart may overlap.
  const port = await freePort()
  const ports = { port, sandboxPort: port + 1 }
  const place = { dataDir, databaseUrl, ownerUrl: cluster.url, ...ports }
  /** An older build takes its role from the environment alone. */
  const startedAs = (role: "all" | "api") => {
    process.env.ROLE = role
    return startProduct({ ...place, role })
  }
  const isDeaf = process.env.ROLE === "api"
  // What a house is prepared with on its first start is heard by listeners.
  if (isDeaf) await (await startedAs("all")).stop()
  const product = await startedAs(isDeaf ? "api" : "all")
  running.push(() => product.stop())
  process.once("disconnect", () => void end())
  // Told to stop while the product was starting.
  if (!process.connected) return end()
  const started: Started = { startupMs: product.startupMs, memoryMb: await product.memoryAtRestMb() }
  const field = await addPlayers(cluster.url, 1_000, 1_000)
  // An older bench gave no deposits: both draw the same list of them.
  const owner = new pg.Client({ connectionString: cluster.url })
  await owner.connect()
  await owner.query(depositsFrom(field.first, 1_000))
  await owner.end()
  await addHistory(cluster.url, { ...field, mark: "day" }, 20_000)

  // Older builds had no name for it.
  const tokenOf = sessionTokenOf ?? ((playerId: bigint) => `login ${playerId}`)
  const cookies = Array.from(
    { length: 16 },
    (_, lane) => `access_token=${tokenOf(field.first + BigInt(lane))}`,
  )

  const alone = async (): Promise<Alone> => {
    const bets = await measureBets({ databaseUrl, product, field, ms: betsMs })
    // Pages are drawn beside nothing: what listens to bets has worked them off, and builds differ in how many listen.
    await product.memoryAtRestMb()
    const shared = await pagesPerSecond(product.port, "/", pagesMs)
    const rendered = await pagesPerSecond(product.port, "/?from=bench", pagesMs)
    const players = await pagesPerSecond(product.port, "/", pagesMs, cookies)
    const accounts = await pagesPerSecond(product.port, "/account/balances", pagesMs, cookies)
    return {
      betsPerSecond: bets.http.perSecond,
      betsP99Ms: bets.http.p99Ms,
      betsRatio: bets.http.perSecond / bets.direct.perSecond,
      visitorSharedPerSecond: shared.perSecond,
      visitorRenderedPerSecond: rendered.perSecond,
      visitorRenderedP99Ms: rendered.p99Ms,
      playerPerSecond: players.perSecond,
      playerP99Ms: players.p99Ms,
      accountPerSecond: accounts.perSecond,
    }
  }
  const beside = async (): Promise<Beside> => ({
    betProcessorUs: await betProcessorUs({ product, field, ...pace }),
  })
  const measure = { alone, beside }
  process.on("message", async (order: Order) => process.send?.(await measure[order]()))
  process.send?.(started)
}

// `index.ts` reads its names, and has a parent that it can write to as well.
if (process.argv[1] === import.meta.filename)
  await run().catch((error: unknown) => {
    console.error(error)
    return end(1)
  })
