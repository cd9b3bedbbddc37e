import { setTimeout as sleep } from "node:timers/promises"
import { closeCrash, openCrash } from "../shared/crashPolicy.ts"
import { type Field, sessionTokenOf } from "../shared/players.ts"
import type { Running } from "../shared/product.ts"
import { size } from "../shared/size.ts"
import type { Asked as BareAsked } from "./bareSocket.ts"
import { type Ask, beside } from "./beside.ts"
import { addChain, type Playing, playing } from "./crashTable.ts"
import type { Arrivals, Asked as CrowdAsked, Received } from "./spectators.ts"

const turns = size(2, 1)
const turnMs = size(30_000, 15_000)
/** A state a second, as in flight. */
const everyMs = 1_000
const spectators = size(10_000, 500)
/** So many of them are players with a session, and of these so many bet in every round; the others are visitors. */
const players = size(1_000, 100)
const betting = size(100, 20)
const socketsOfOne = size(1_000, 100)
const lookEveryMs = 500

type Crowd = Ask<CrowdAsked>
type At = { product: Running; field: Field; say: (text: string) => void }
type Bare = { bare: Ask<BareAsked>; crowd: Crowd; say: At["say"] }
export type Broadcast = { p99Ms: number; ratio: number; memoryMb: number }

/**
 * How long a state of our own game is on its way to each of ten thousand spectators while its rounds are bet on, beside a bare
 * Socket.IO server that tells as many of the same clients as much. Both crowds stay for as long as it takes, and are told something in
 * turns. Fails where a state is missing, where somebody is told what is another player's, or where one player has more sockets than they may.
 */
export function crashBroadcast(at: At): Promise<Broadcast> {
  return beside<CrowdAsked, Broadcast>("spectators.ts", (ours) =>
    beside<CrowdAsked, Broadcast>("spectators.ts", (bareCrowd) =>
      beside<BareAsked, Broadcast>("bareSocket.ts", (bare) =>
        inTurns({ ...at, crowd: ours }, { bare, crowd: bareCrowd, say: at.say }),
      ),
    ),
  )
}

async function inTurns(at: At & { crowd: Crowd }, bare: Bare): Promise<Broadcast> {
  const { product, field, crowd } = at
  await addChain(product)
  // The demonstration flies rounds of its own.
  await closeCrash(product)
  const cookies = Array.from({ length: players }, (_, n) => cookieOf(field.first + BigInt(n)))
  const shows = [{ name: "crash" as const }, { name: "crashBets" as const }]
  await comes(crowd, { port: product.port, count: spectators, cookies, shows })
  const barePort = await bare.bare<number>({ open: true })
  await comes(bare.crowd, { port: barePort, count: spectators, cookies: [], shows: [] })
  const [rounds, bares]: [Received[], Received[]] = [[], []]
  let memoryMb = 0
  for (let turn = 0; turn < turns; turn++) {
    const broadcast = await tellsOfRounds(at)
    memoryMb = Math.max(memoryMb, broadcast.memoryMb)
    rounds.push(broadcast.received)
    bares.push(await tellsBarely(bare, broadcast.received.sample))
  }
  await crowd({ leave: true })
  await bare.crowd({ leave: true })
  await oneComesOften(at)
  const [p99Ms, bareMs] = [percentile(rounds, 0.99), percentile(bares, 0.99)]
  return { p99Ms, ratio: p99Ms / bareMs, memoryMb }
}

/** The percentile of all receipts of several turns, ms. */
function percentile(all: readonly Received[], share: number): number {
  const counts = all[0]!.receipts.map((_, ms) => all.reduce((sum, { receipts }) => sum + receipts[ms]!, 0))
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  let sum = 0
  return counts.findIndex((count) => {
    sum += count
    return sum >= wanted
  })
}

async function comes(crowd: Crowd, who: Extract<CrowdAsked, { come: unknown }>["come"]): Promise<void> {
  const { isIn, refused } = await crowd<Arrivals>({ come: who })
  if (isIn < who.count)
    throw new Error(`Of ${who.count} spectators ${isIn} came: ${JSON.stringify(refused)}.`)
}

const cookieOf = (playerId: bigint) => `access_token=${sessionTokenOf(playerId)}`

async function tellsOfRounds({
  product,
  field,
  crowd,
  say,
}: At & { crowd: Crowd }): Promise<{ received: Received; memoryMb: number }> {
  await openCrash(product)
  await crowd({ listen: true })
  const table = await playing(product, field, betting)
  let memoryMb = 0
  for (const end = performance.now() + turnMs; performance.now() < end; await sleep(lookEveryMs))
    memoryMb = Math.max(memoryMb, product.memoryMb())
  const received = await crowd<Received>({ report: true })
  await table.stop()
  const more = `${received.betMessages} times bets, ${received.own.length} of a player's own, ${Math.round(memoryMb)} MB`
  broadcast(say, "of rounds", received, more)
  assertAllReceived(received)
  nothingWentAstray(received, table, field)
  await closeCrash(product)
  return { received, memoryMb }
}

async function tellsBarely({ bare, crowd, say }: Bare, sample: string): Promise<Received> {
  await crowd({ listen: true })
  const [, { data: state }] = JSON.parse(sample.slice(2)) as [string, { data: object }]
  await bare({ broadcast: { state, everyMs } })
  await sleep(turnMs)
  const received = await crowd<Received>({ report: true })
  await bare({ hush: true })
  broadcast(say, "bare", received)
  assertAllReceived(received)
  return received
}

function broadcast(say: (text: string) => void, what: string, received: Received, more = ""): void {
  const [p50, p99, last] = [0.5, 0.99, 1].map((share) => percentile([received], share))
  say(`  ${what}: ${received.states} states, p50 ${p50} ms, p99 ${p99} ms, last ${last} ms ${more}`)
}

/** Every state came to everybody. */
function assertAllReceived({ states, missed, lost }: Received): void {
  if (states === 0 || missed > 0 || lost > 0)
    throw new Error(`Of ${states} states ${missed} receipts are missing, and ${lost} sockets were closed.`)
}

/** What is a player's own came to them, and to nobody else. */
function nothingWentAstray({ own }: Received, { bets }: Playing, field: Field): void {
  // A player may be told of a rank and more besides, whoever they are; a visitor is told nothing of anybody's.
  const isTheirs = ([place, name, data]: Received["own"][number]) => {
    if (place >= players) return false
    if (name !== "crashBet") return name !== "wallet" || place < betting
    return bets.get((data as { betId: string }).betId) === field.first + BigInt(place)
  }
  const astray = own.filter((one) => !isTheirs(one))
  if (astray.length > 0) throw new Error(`${astray.length} went astray: ${JSON.stringify(astray[0])}`)
  if (!own.some(([, name]) => name === "crashBet")) throw new Error("Nobody heard of a bet of their own.")
}

/** One player opens a thousand sockets, from as many addresses as a crowd. */
async function oneComesOften({ product, field, crowd, say }: At & { crowd: Crowd }): Promise<void> {
  const cookies = Array.from({ length: socketsOfOne }, () => cookieOf(field.first))
  const { isIn, refused } = await crowd<Arrivals>({
    come: { port: product.port, count: socketsOfOne, cookies, shows: [] },
  })
  say(`  one player's ${socketsOfOne} sockets: ${isIn} are in, refused ${JSON.stringify(refused)}`)
  await crowd({ leave: true })
  if (isIn > 20 || refused["too many sockets"] !== socketsOfOne - isIn)
    throw new Error("One player had more sockets than they may, or was not told why.")
}
