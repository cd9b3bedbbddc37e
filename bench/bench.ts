import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startCluster } from "../apps/api/src/kernel/cluster.ts"
import { freePort } from "../apps/api/testing/ports.ts"
import { measureBets } from "./bets.ts"
import { lighthouseScores } from "./lighthouse.ts"
import { homeJavaScriptKb, measurePages } from "./pages.ts"
import { addHistory, addPlayers } from "./players.ts"
import { type Running, startProduct } from "./product.ts"

// `npm run bench` (`-- --json` for the figures alone): what the product costs, each figure beside its limit,
// measured in one run on one machine. The load generator, the product and PostgreSQL share its cores.
const json = process.argv.includes("--json")
const say = (text: string) => {
  if (!json) console.log(text)
}

type Figures = {
  betsRatio: number
  betsPerSecond: number
  betsP99Ms: number
  growthRatio: number
  ssrRatio: number
  homeJsKb: number
  startupMs: number
  memoryMb: number
}
type Limit = { at: number; is: "least" | "most"; what: string }
const limits: Record<keyof Figures, Limit> = {
  betsRatio: {
    at: 0.5,
    is: "least",
    what: "bets per second over signed HTTP ÷ the same SQL function called directly",
  },
  betsPerSecond: { at: 2000, is: "least", what: "bets per second over signed HTTP, 32 connections" },
  betsP99Ms: { at: 60, is: "most", what: "99th percentile of a bet, ms" },
  growthRatio: {
    at: 0.8,
    is: "least",
    what: "bets per second with ten times the players and a million movements ÷ without",
  },
  ssrRatio: { at: 0.4, is: "least", what: "home pages per second ÷ bare pages of the same stack" },
  homeJsKb: { at: 190, is: "most", what: "client JavaScript of the home page, kB gzip" },
  startupMs: { at: 5000, is: "most", what: "from the command to the first page, ms" },
  memoryMb: { at: 400, is: "most", what: "resident memory of the server at rest, MB" },
}

const players = 1000
const dataDir = mkdtempSync(join(tmpdir(), "casino-bench-"))
const running: Running[] = []
const cluster = await startCluster({ dataDir })
try {
  const figures = await measureAll()
  if (json) console.log(JSON.stringify(figures))
  else {
    print(figures)
    await printLighthouse()
  }
} finally {
  for (const product of running) await product.stop()
  await cluster.stop("immediate")
  rmSync(dataDir, { recursive: true, force: true })
}

async function measureAll(): Promise<Figures> {
  say("Starting the product…")
  const product = await startProduct({
    dataDir,
    databaseUrl: cluster.applicationUrl,
    ownerUrl: cluster.url,
    port: await freePort(),
    sandboxPort: await freePort(),
  })
  running.push(product)
  const memoryMb = await product.memoryAtRestMb()

  say("Bets…")
  const small = await addPlayers(cluster.url, players, 1_000)
  // A day's bets: the planner of an empty table knows nothing, and keeps its plans.
  await addHistory(cluster.url, { ...small, mark: "day" }, 20_000)
  const first = await measureBets({ databaseUrl: cluster.applicationUrl, product, field: small, ms: 6_000 })
  say("The same with ten times the players and a million movements…")
  const large = await addPlayers(cluster.url, players * 9, 1_000)
  const everybody = { ...small, count: small.count + large.count }
  await addHistory(cluster.url, { ...everybody, mark: "year" }, 1_000_000)
  const grown = await measureBets({
    databaseUrl: cluster.applicationUrl,
    product,
    field: everybody,
    ms: 6_000,
  })

  say("Pages…")
  const pages = await measurePages(product.port, 5_000)
  return {
    betsRatio: first.http.perSecond / first.direct.perSecond,
    betsPerSecond: first.http.perSecond,
    betsP99Ms: first.http.p99Ms,
    growthRatio: grown.http.perSecond / first.http.perSecond,
    ssrRatio: pages.home.perSecond / pages.bare.perSecond,
    homeJsKb: await homeJavaScriptKb(product.url),
    startupMs: product.startupMs,
    memoryMb,
  }
}

/** The home page as a phone on a slow network sees it; not among the figures of `--json`. */
async function printLighthouse(): Promise<void> {
  const scores = await lighthouseScores(`${running[0]!.url}/`)
  for (const [name, score] of Object.entries(scores)) {
    const at = name === "performance" ? 0.9 : 0.95
    const what = `Lighthouse, home page, mobile: ${name}`
    console.log(
      `${score >= at ? "✓" : "✗"} ${"".padEnd(14)} ${score.toFixed(2).padStart(7)}   at least ${String(at).padEnd(5)} ${what}`,
    )
  }
}

function print(figures: Figures): void {
  const rounded = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toString())
  for (const [name, { at, is, what }] of Object.entries(limits) as [keyof Figures, Limit][]) {
    const value = figures[name]
    const holds = is === "least" ? value >= at : value <= at
    console.log(
      `${holds ? "✓" : "✗"} ${name.padEnd(14)} ${rounded(value).padStart(7)}   at ${is} ${String(at).padEnd(5)} ${what}`,
    )
  }
}
