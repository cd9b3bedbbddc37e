import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "@elite/testkit/ports"
import { startCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import { eachAlone } from "./bets/alone.ts"
import { measureBets, settleRounds } from "./bets/bets.ts"
import { boardP50Ms } from "./bets/boards.ts"
import { measureCatalogue } from "./bets/catalogue.ts"
import { crashSettlePerSecond } from "./bets/crash.ts"
import { catchingUp, catchUp, lagBeside, listenersLag } from "./bets/listeners.ts"
import { betsOnAndOff, type OnAndOff } from "./bets/onAndOff.ts"
import { takePart } from "./bets/takingPart.ts"
import { against } from "./compare/against.ts"
import { betsBesideCrash } from "./live/crashBeside.ts"
import { crashBroadcast } from "./live/crashSpectators.ts"
import { lighthouseScores, type Scores } from "./pages/lighthouse.ts"
import { homeJavaScriptKb, homeSizeKb, measurePages, pageKinds, withBarePage } from "./pages/pages.ts"
import { type Figures, print } from "./report/limits.ts"
import { addHistory, addPlayers, type Field } from "./shared/players.ts"
import { type Place, type Running, startProduct } from "./shared/product.ts"

// `npm run bench` (`-- --json` for the figures alone): what the product costs, each figure beside its limit,
// measured in one run on one machine. The load generator, the product and PostgreSQL share its cores.
// `-- --listeners` measures only what works off the event log, each listener alone too (`-- --listeners 1000000` with so many
// events that wait, `-- --listeners 100000 loyalty.earning` only one alone).
// `-- --crash` measures only our own game, `-- --catalogue` only the catalogue.
// `-- --against FOLDER` compares this build with another checkout instead, see `against.ts`; `-- --against FOLDER --deaf` while
// nothing of either works off the event log.
const json = process.argv.includes("--json")
const say = (text: string) => {
  if (!json) console.log(text)
}

const compared = process.argv.indexOf("--against")
if (compared > 0) {
  await against(process.argv[compared + 1] ?? "", process.argv.includes("--deaf") ? "api" : "all")
  process.exit()
}

const listenersAt = process.argv.indexOf("--listeners")
const [waiting = 100_000, ...only] = listenersAt > 0 ? numbered(process.argv.slice(listenersAt + 1)) : []

const players = 1000
/** Who catches up while the others are looked at: the dearest of all listeners. */
const oneBehind = { behind: "loyalty.earning", events: 100_000 }
const dataDir = mkdtempSync(join(tmpdir(), "casino-bench-"))
const running: Running[] = []
const figures: Partial<Figures> = {}
const cluster = await startCluster({ dataDir })
try {
  await (listenersAt > 0
    ? measureListening()
    : process.argv.includes("--crash")
      ? measureCrash()
      : process.argv.includes("--catalogue")
        ? measureGames()
        : measureAll())
} finally {
  // A part that fails loses none of the figures before it.
  if (json) console.log(JSON.stringify(figures))
  else print(figures)
  for (const product of running) await product.stop()
  await cluster.stop("immediate")
  rmSync(dataDir, { recursive: true, force: true })
}

function keep(measured: Partial<Figures>): void {
  Object.assign(figures, measured)
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
type Crash = "crashBroadcastP99Ms" | "crashBroadcastRatio" | "crashSpectatorsMemoryMb" | "crashBesideRatio"

/**
 * A bet that leaves its round open costs less than a round, and nothing listens to it: six tenths of such bets may be more rounds
 * than the house takes. So what is behind is said at six tenths of its rounds as well.
 */
async function sayOfRounds(rounds: Parameters<typeof listenersLag>[0]): Promise<void> {
  const { perSecond } = await settleRounds({ ...rounds, perSecond: Number.POSITIVE_INFINITY })
  await catchUp(rounds.ownerUrl)
  const paced = { ...rounds, perSecond: 0.6 * perSecond }
  const ms = await listenersLag(paced)
  await catchUp(rounds.ownerUrl)
  const besideMs = await lagBeside({ ...paced, ...oneBehind })
  await catchUp(rounds.ownerUrl)
  say(`  at six tenths of the ${Math.round(perSecond)} rounds a second that it takes: ${Math.round(ms)} ms,`)
  say(`    and beside one that catches up: ${Math.round(besideMs)} ms`)
}

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
  await sayOfRounds(rounds)
  const fanoutLagBesideP99Ms = await lagBeside({ ...rounds, ...oneBehind })
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

/** Our own game: how fast its states are told, and what it costs the other games. */
async function measureCrashOf(
  product: Running,
  field: Field,
  fullPerSecond: number,
): Promise<Pick<Figures, Crash>> {
  say("Spectators of our own game, and those of a bare server, in turns…")
  const broadcast = await crashBroadcast({ product, field, say })
  say("Bets of other games beside it and without, in turns…")
  const { on, off } = await betsBesideCrash({ product, field, fullPerSecond })
  sayTurns({ on, off })
  await catchUp(cluster.url)
  return {
    crashBroadcastP99Ms: broadcast.p99Ms,
    crashBroadcastRatio: broadcast.ratio,
    crashSpectatorsMemoryMb: broadcast.memoryMb,
    crashBesideRatio: median(on) / median(off),
  }
}

async function measureCrash(): Promise<void> {
  const { place, product, field } = await prepared()
  const { http } = await measureBets({ databaseUrl: place.databaseUrl, product, field, ms: 2_000 })
  keep(await measureCrashOf(product, field, http.perSecond))
  await product.stop()
  keep({ crashSettlePerSecond: await ownGame(field) })
}

/** Lists, filters and searches of ten thousand games. */
function catalogueOf({ port }: Pick<Running, "port">) {
  return measureCatalogue({ ownerUrl: cluster.url, databaseUrl: cluster.applicationUrl, port, say })
}

async function measureGames(): Promise<void> {
  const { product } = await prepared()
  say("A catalogue of 10 000 games…")
  keep(await catalogueOf(product))
}

function sayTurns(turns: Record<string, number[]>): void {
  for (const [name, all] of Object.entries(turns)) say(`  ${name}: ${all.map(Math.round).join(", ")}`)
}

/** The product runs no more: it is started with listeners and without, in turns. */
async function listenersRatios(
  place: Place,
  field: Field,
): Promise<Pick<Figures, "listenersRatio" | "listenersPlayedRatio">> {
  say("Bets with all listeners and with none, in turns…")
  const { open, ended, played } = await betsOnAndOff(place, field)
  say("  bets whose rounds stay open, as counted above")
  sayTurns(open)
  say("  rounds of one message")
  sayTurns(ended)
  say("  rounds of a bet and a win")
  sayTurns(played)
  const ratio = ({ on, off }: OnAndOff) => median(on) / median(off)
  return { listenersRatio: ratio(ended), listenersPlayedRatio: ratio(played) }
}

async function measureListening(): Promise<void> {
  const { place, product, field } = await prepared()
  const { http } = await measureBets({ databaseUrl: place.databaseUrl, product, field, ms: 4_000 })
  keep({ betsPerSecond: http.perSecond })
  keep(await measureListeners(product, field, http.perSecond))
  await product.stop()
  keep({ crashSettlePerSecond: await ownGame(field) })
  say(`Each listener alone, with ${waiting} events that wait…`)
  await eachAlone({
    ...place,
    product,
    events: waiting,
    only,
    onEach: ({ listener, perSecond }) => say(`  ${listener.padEnd(24)} ${Math.round(perSecond)} a second`),
  })
  keep(await listenersRatios(place, field))
}

async function measureAll(): Promise<void> {
  const { place, product, memoryMb, field: small } = await prepared()
  keep({ startupMs: product.startupMs, memoryMb })
  say("Bets…")
  const first = await measureBets({ databaseUrl: cluster.applicationUrl, product, field: small, ms: 6_000 })
  keep({
    betsRatio: first.http.perSecond / first.direct.perSecond,
    betsPerSecond: first.http.perSecond,
    betsP99Ms: first.http.p99Ms,
  })
  keep(await measureListeners(product, small, first.http.perSecond))
  keep(await measureCrashOf(product, small, first.http.perSecond))
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
  keep({ growthRatio: grown.http.perSecond / first.http.perSecond })

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
  keep({
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
    homeJsKb: await homeJavaScriptKb(product.url),
  })
  // Last: what was measured before knows only the games of the sandbox.
  say("A catalogue of 10 000 games…")
  keep(await catalogueOf(product))
  await product.stop()
  keep({ crashSettlePerSecond: await ownGame(small) })
  keep(await listenersRatios(place, small))
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
