import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startCluster } from "../apps/api/src/kernel/cluster.ts"
import { freePort } from "../apps/api/testing/ports.ts"
import { against } from "./against.ts"
import { eachAlone } from "./alone.ts"
import { measureBets } from "./bets.ts"
import { boardP50Ms } from "./boards.ts"
import { crashSettlePerSecond } from "./crash.ts"
import { lighthouseScores, type Scores } from "./lighthouse.ts"
import { catchingUp, catchUp, lagBeside, listenersLag } from "./listeners.ts"
import { betsOnAndOff } from "./onAndOff.ts"
import { homeJavaScriptKb, homeSizeKb, measurePages, pageKinds, withBarePage } from "./pages.ts"
import { addHistory, addPlayers, type Field } from "./players.ts"
import { type Place, type Running, startProduct } from "./product.ts"
import { takePart } from "./takingPart.ts"

// `npm run bench` (`-- --json` for the figures alone): what the product costs, each figure beside its limit,
// measured in one run on one machine. The load generator, the product and PostgreSQL share its cores.
// `-- --listeners` measures only what works off the event log, each listener alone too (`-- --listeners 1000000` with so many
// events that wait, `-- --listeners 100000 loyalty.earning` only one alone).
// `-- --against FOLDER` compares this build with another checkout instead, see `against.ts`.
const json = process.argv.includes("--json")
const say = (text: string) => {
  if (!json) console.log(text)
}

type Figures = {
  betsRatio: number
  betsPerSecond: number
  betsP99Ms: number
  growthRatio: number
  listenersRatio: number
  fanoutLagP99Ms: number
  fanoutLagBesideP99Ms: number
  catchUpPerSecond: number
  leaderboardP50Ms: number
  crashSettlePerSecond: number
  ssrRatio: number
  visitorSharedPerSecond: number
  visitorSsrRatio: number
  playerSsrRatio: number
  accountSsrRatio: number
  homeHtmlKb: number
  homeHtmlCompressedKb: number
  lighthouseBehindBare: number
  lighthouseBlockingMs: number
  lighthouseLargestPaintMs: number
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
  listenersRatio: {
    at: 0.75,
    is: "least",
    what: "bets per second of rounds that end, with all listeners ÷ with none, in turns, medians",
  },
  fanoutLagP99Ms: {
    at: 1000,
    is: "most",
    what: "how far the slowest listener is behind while rounds end at 60 % of the bets above, 99th percentile, ms",
  },
  fanoutLagBesideP99Ms: {
    at: 1000,
    is: "most",
    what: "the same of all others while one of them has 100 000 events to catch up with",
  },
  catchUpPerSecond: {
    at: 20_000,
    is: "least",
    what: "events a second until the last of all listeners has caught up with 100 000 that waited",
  },
  leaderboardP50Ms: {
    at: 20,
    is: "most",
    what: "a page of a tournament's board of 100 000 entries over HTTP, with the own row, median, ms",
  },
  crashSettlePerSecond: {
    at: 2_000,
    is: "least",
    what: "bets of our own game ended in a second, every second one paid, by one leader, 2 000 in a round",
  },
  ssrRatio: { at: 0.4, is: "least", what: "shared home pages per second ÷ bare pages of the same stack" },
  visitorSharedPerSecond: { at: 300, is: "least", what: "home pages per second as visitors share them" },
  visitorSsrRatio: { at: 0.25, is: "least", what: "home pages rendered for one visitor ÷ bare pages" },
  playerSsrRatio: { at: 0.25, is: "least", what: "home pages of players ÷ bare pages" },
  accountSsrRatio: { at: 0.3, is: "least", what: "account pages ÷ bare pages" },
  homeHtmlKb: { at: 100, is: "most", what: "HTML of the home page, kB" },
  homeHtmlCompressedKb: { at: 14, is: "most", what: "the same as it travels to a browser, kB" },
  lighthouseBehindBare: {
    at: 0.05,
    is: "most",
    what: "Lighthouse mobile, performance: bare page − home page, medians",
  },
  lighthouseBlockingMs: { at: 200, is: "most", what: "Lighthouse mobile, home page: blocking time, ms" },
  lighthouseLargestPaintMs: { at: 2000, is: "most", what: "Lighthouse mobile, home page: largest paint, ms" },
  homeJsKb: { at: 190, is: "most", what: "client JavaScript of the home page, kB gzip" },
  startupMs: { at: 5000, is: "most", what: "from the command to the first page, ms" },
  memoryMb: { at: 400, is: "most", what: "resident memory of the server at rest, MB" },
}

const compared = process.argv.indexOf("--against")
if (compared > 0) {
  await against(process.argv[compared + 1] ?? "")
  process.exit()
}

const listenersAt = process.argv.indexOf("--listeners")
const [waiting = 100_000, ...only] = listenersAt > 0 ? numbered(process.argv.slice(listenersAt + 1)) : []

const players = 1000
const dataDir = mkdtempSync(join(tmpdir(), "casino-bench-"))
const running: Running[] = []
const cluster = await startCluster({ dataDir })
try {
  const figures = listenersAt > 0 ? await measureListening() : await measureAll()
  if (json) console.log(JSON.stringify(figures))
  else print(figures)
} finally {
  for (const product of running) await product.stop()
  await cluster.stop("immediate")
  rmSync(dataDir, { recursive: true, force: true })
}

/** The arguments after `--listeners`: how many events, and names. */
function numbered([events, ...names]: string[]): [number?, ...string[]] {
  return events === undefined || Number.isNaN(Number(events)) ? [] : [Number(events), ...names]
}

async function prepared(): Promise<{ place: Place; product: Running; memoryMb: number; field: Field }> {
  say("Starting the product…")
  const place = {
    dataDir,
    databaseUrl: cluster.applicationUrl,
    ownerUrl: cluster.url,
    port: await freePort(),
    sandboxPort: await freePort(),
  }
  const product = await startProduct(place)
  running.push(product)
  const memoryMb = await product.memoryAtRestMb()
  const field = await addPlayers(cluster.url, players, 1_000)
  // A day's bets: the planner of an empty table knows nothing, and keeps its plans.
  await addHistory(cluster.url, { ...field, mark: "day" }, 20_000)
  return { place, product, memoryMb, field }
}

type Listening = "fanoutLagP99Ms" | "fanoutLagBesideP99Ms" | "catchUpPerSecond" | "leaderboardP50Ms"

/** What works off the log, while everybody plays for everything. */
async function measureListeners(
  product: Running,
  field: Field,
  fullPerSecond: number,
): Promise<Pick<Figures, Listening>> {
  const ownerUrl = cluster.url
  const rounds = { ownerUrl, product, field, perSecond: 0.6 * fullPerSecond, ms: 6_000 }
  say("Listeners…")
  await takePart(ownerUrl, field)
  const fanoutLagP99Ms = await listenersLag(rounds)
  say(`  behind, 99th percentile: ${Math.round(fanoutLagP99Ms)} ms`)
  await catchUp(ownerUrl)
  const fanoutLagBesideP99Ms = await lagBeside({ ...rounds, behind: "loyalty.earning", events: 100_000 })
  say(`  beside one that catches up: ${Math.round(fanoutLagBesideP99Ms)} ms`)
  await catchUp(ownerUrl)
  const { perSecond: catchUpPerSecond, last } = await catchingUp({ ownerUrl, events: 100_000 })
  say(`  all together: ${Math.round(catchUpPerSecond)} a second, the last: ${last}`)
  say("A board of 100 000 entries…")
  const leaderboardP50Ms = await boardP50Ms({ ownerUrl, url: product.url, field })
  say(`  ${leaderboardP50Ms.toFixed(1)} ms`)
  await catchUp(ownerUrl)
  return { fanoutLagP99Ms, fanoutLagBesideP99Ms, catchUpPerSecond, leaderboardP50Ms }
}

/** The product runs no more: it would lead the rounds itself. */
async function ownGame(field: Field): Promise<number> {
  say("Rounds of our own game…")
  const perSecond = await crashSettlePerSecond({
    databaseUrl: cluster.applicationUrl,
    ownerUrl: cluster.url,
    field,
  })
  say(`  ended: ${Math.round(perSecond)} bets a second`)
  return perSecond
}

/** The product runs no more: it is started with listeners and without, in turns. */
async function listenersRatio(place: Place, field: Field): Promise<number> {
  say("Bets with all listeners and with none, in turns…")
  const { on, off } = await betsOnAndOff(place, field)
  for (const [name, all] of Object.entries({ on, off })) say(`  ${name}: ${all.map(Math.round).join(", ")}`)
  return median(on) / median(off)
}

async function measureListening(): Promise<Partial<Figures>> {
  const { place, product, field } = await prepared()
  const { http } = await measureBets({ databaseUrl: place.databaseUrl, product, field, ms: 4_000 })
  const figures = await measureListeners(product, field, http.perSecond)
  await product.stop()
  const settled = await ownGame(field)
  say(`Each listener alone, with ${waiting} events that wait…`)
  await eachAlone({
    ...place,
    product,
    events: waiting,
    only,
    onEach: ({ listener, perSecond }) => say(`  ${listener.padEnd(24)} ${Math.round(perSecond)} a second`),
  })
  const ratio = await listenersRatio(place, field)
  return {
    betsPerSecond: http.perSecond,
    ...figures,
    crashSettlePerSecond: settled,
    listenersRatio: ratio,
  }
}

async function measureAll(): Promise<Figures> {
  const { place, product, memoryMb, field: small } = await prepared()
  say("Bets…")
  const first = await measureBets({ databaseUrl: cluster.applicationUrl, product, field: small, ms: 6_000 })
  const listening = await measureListeners(product, small, first.http.perSecond)
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
  const { pages, behind, homes } = await withBarePage(async (barePort) => ({
    pages: await measurePages({ port: product.port, barePort, field: small, ms: 3_000 }),
    ...(await lighthouseInTurns(product.url, `http://localhost:${barePort}`)),
  }))
  const ratios = (kind: (typeof pageKinds)[number]) => pages[kind].map((round) => round.ratio)
  for (const kind of pageKinds) {
    const [least, most] = [Math.min(...ratios(kind)), Math.max(...ratios(kind))]
    const p99 = median(pages[kind].map((round) => round.p99Ms))
    say(`  ${kind}: ${least.toFixed(2)} to ${most.toFixed(2)} of the bare page, p99 ${Math.round(p99)} ms`)
  }
  const size = await homeSizeKb(product.port)
  const homeJsKb = await homeJavaScriptKb(product.url)
  await product.stop()
  return {
    crashSettlePerSecond: await ownGame(small),
    listenersRatio: await listenersRatio(place, small),
    betsRatio: first.http.perSecond / first.direct.perSecond,
    betsPerSecond: first.http.perSecond,
    betsP99Ms: first.http.p99Ms,
    growthRatio: grown.http.perSecond / first.http.perSecond,
    ...listening,
    ssrRatio: median(ratios("shared")),
    visitorSharedPerSecond: median(pages.shared.map((round) => round.perSecond)),
    visitorSsrRatio: median(ratios("visitor")),
    playerSsrRatio: median(ratios("player")),
    accountSsrRatio: median(ratios("account")),
    homeHtmlKb: size.html,
    homeHtmlCompressedKb: size.compressed,
    lighthouseBehindBare: behind,
    lighthouseBlockingMs: median(homes.map((home) => home.blockingMs)),
    lighthouseLargestPaintMs: median(homes.map((home) => home.largestPaintMs)),
    homeJsKb,
    startupMs: product.startupMs,
    memoryMb,
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}

/** Both pages as a phone on a slow network sees them, three times each in turns. */
async function lighthouseInTurns(
  homeUrl: string,
  bareUrl: string,
): Promise<{ behind: number; homes: Scores[] }> {
  say("Lighthouse, in turns…")
  const [homes, bares]: [Scores[], Scores[]] = [[], []]
  for (let round = 0; round < 3; round++) {
    bares.push(await lighthouseScores(`${bareUrl}/`))
    homes.push(await lighthouseScores(`${homeUrl}/`))
  }
  const performance = (scores: Scores[]) => median(scores.map((one) => one.performance))
  for (const name of ["performance", "accessibility", "bestPractices", "seo"] as const) {
    say(`  home, ${name}: ${homes.map((one) => one[name].toFixed(2)).join(", ")}`)
  }
  say(`  bare, performance: ${bares.map((one) => one.performance.toFixed(2)).join(", ")}`)
  return { behind: performance(bares) - performance(homes), homes }
}

function print(figures: Partial<Figures>): void {
  const rounded = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toString())
  for (const [name, { at, is, what }] of Object.entries(limits) as [keyof Figures, Limit][]) {
    const value = figures[name]
    if (value === undefined) continue
    const holds = is === "least" ? value >= at : value <= at
    console.log(
      `${holds ? "✓" : "✗"} ${name.padEnd(24)} ${rounded(value).padStart(7)}   at ${is} ${String(at).padEnd(5)} ${what}`,
    )
  }
}
