import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { LiveMessages } from "@elite/contract"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { sql } from "kysely"
import { readIdentityKeys } from "../../apps/api/src/config.ts"
import { commitChain } from "../../apps/api/src/modules/crash/chains/chains.ts"
import { generateChain } from "../../apps/api/src/modules/crash/chains/generate.ts"
import { saltFor } from "../../apps/api/src/modules/crash/testing/crashGame.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { dayMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { loadSecrets } from "../../apps/sandbox/src/local/environment.ts"
import { inHouse } from "../../tests/steps/house.ts"
import { type Field, sessionTokenOf, tokenOf } from "../shared/players.ts"
import type { Running } from "../shared/product.ts"
import { Connection, prepared } from "../shared/socket.ts"

type State = LiveMessages["crash"]

/** As many as make the house make no chain of its own meanwhile. */
const chainLength = 12_000
/** Flights of seven seconds to eighteen, hundredths: neither over at once nor for minutes in the air. */
const flights = Array.from({ length: 10 }, () => [150, 300] as const)

/** Gives a product's crash game a chain with its salt, and gives up those before it. */
export async function addChain(product: Running): Promise<void> {
  const secret = identityEncryption(readIdentityKeys(loadSecrets(product.dataDir).identityKeys))
  const made = await generateChain(chainLength)
  await inHouse(product, async (tx) => {
    await sql`update crash.chain set ended_at = ${tx.now}, ended_by = 'the bench', ended_why = 'another one', late_at = null
      where ended_at is null`.execute(tx.db)
    const at = new Date(tx.now.getTime() + dayMs)
    const beacon = { beacon: made.terminating, key: "0".repeat(192), round: 1n, at }
    const number = await commitChain(tx, secret, made, beacon)
    await sql`update crash.chain set salt = ${saltFor(made.marks[0]!.hash, chainLength, flights)},
      signature = ${"0".repeat(96)}, salted_at = beacon_at where number = ${number}`.execute(tx.db)
  })
}

export type Playing = {
  /** Every bet that was placed, and whose it is. */
  readonly bets: ReadonlyMap<string, bigint>
  stop(): Promise<void>
}
type ByHand = { betId: string; playerId: bigint; n: number }

const lanes = 8
/** Bets come while they are taken, and players leave by hand while a round flies: spread over so long. */
const spreadMs = 4_500

/**
 * The first so many players of a field bet in every round: half of them with a target, the others leave by hand where they still can.
 * What a bet is refused with is an error; one that comes too late is not, and neither is leaving too late.
 */
export async function playing(product: Running, field: Field, count: number): Promise<Playing> {
  const socket = openSocket(product.url, { origin: product.url })
  if (!(await socket.isAccepted)) throw new Error("Nobody hears of rounds.")
  socket.subscribe([{ name: "crash" }])
  const bets = new Map<string, bigint>()
  let isStopped = false
  const until = async (is: (state: State) => boolean) => {
    for (; !isStopped; await sleep(20)) {
      const state = stateIn(socket)
      if (state && is(state)) return state
    }
    return undefined
  }
  const playOne = async (connection: Connection, at: number, { roundId, openedMs }: State) => {
    const byHand: ByHand[] = []
    for (let n = at; n < count && !isStopped; n += lanes) {
      await untilMs(openedMs + (spreadMs * n) / count)
      const bet = { betId: randomUUID(), playerId: field.first + BigInt(n), n }
      bets.set(bet.betId, bet.playerId)
      if (!(await places(connection, product, roundId, bet))) bets.delete(bet.betId)
      else if (isByHand(bet)) byHand.push(bet)
    }
    const flying = await until((state) => state.roundId > roundId || state.phase !== "betting")
    for (const { betId, playerId, n } of flying?.roundId === roundId ? byHand : []) {
      await untilMs(flying!.takesOffMs + 500 + (spreadMs * n) / count)
      await connection.send(posted(product, playerId, "cash-out", { betId }))
    }
  }
  const lane = async (at: number) => {
    for (let last = 0; ; ) {
      const round = await until(({ roundId, phase }) => roundId > last && phase === "betting")
      if (!round) return
      last = round.roundId
      // Anew for each round: between two bets a kept connection may be quiet for longer than the server keeps it.
      const connection = await Connection.open(product.port)
      await playOne(connection, at, round).finally(() => connection.close())
    }
  }
  const all = Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)))
  // Told to whoever stops it.
  all.catch(() => {})
  return {
    bets,
    async stop() {
      isStopped = true
      await all.finally(() => socket.close())
    },
  }
}

const untilMs = (ms: number) => sleep(Math.max(0, ms - Date.now()))
const isByHand = ({ n }: ByHand) => Math.floor(n / lanes) % 2 === 1

const stateIn = ({ messages }: Socket) =>
  messages.findLast(([name]) => name === "crash")?.[1] as State | undefined

/** Places a bet; false where it came too late. */
async function places(
  connection: Connection,
  product: Running,
  roundId: number,
  bet: ByHand,
): Promise<boolean> {
  const { betId, playerId, n } = bet
  const amount = (10 + (n % 50)) / 100
  const target = isByHand(bet) ? {} : { target: 110 + (n % 90) }
  const input = { betId, sessionToken: tokenOf(playerId), roundId, panel: "a", amount, ...target }
  const { status, body } = await connection.send(posted(product, playerId, "place-bet", input))
  if (status !== 200 && !body.includes("CrashNotOpenErrorType"))
    throw new Error(`A bet of our own game was answered with ${status}: ${body}`)
  return status === 200
}

const posted = ({ port }: Running, playerId: bigint, path: string, input: object) =>
  prepared(
    `localhost:${port}`,
    "POST",
    `/api/crash/${path}`,
    {
      "content-type": "application/json",
      origin: `http://localhost:${port}`,
      cookie: `access_token=${sessionTokenOf(playerId)}`,
    },
    JSON.stringify(input),
  )
