import { createPrivateKey, sign } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { todayAt } from "../../apps/api/src/modules/limits/index.ts"
import { type Field, hashOf, tokenOf } from "../shared/players.ts"
import { startedUs } from "../shared/processor.ts"
import type { Running } from "../shared/product.ts"
import { Connection, type Measured, measure, type Prepared, prepared, warmUpMs } from "../shared/socket.ts"

const lanes = 32
let runs = 0

type Bet = { playerId: bigint; uuid: string; round: string }

/** Different players one after the other, as on a busy evening; every lane has its own ids. */
function bet(field: Field, run: number, lane: number, n: number): Bet {
  const playerId = field.first + BigInt((lane * 7919 + n * 31) % field.count)
  const name = `b${run}-${lane}-${n}`
  return { playerId, uuid: name, round: name }
}

/** What a lane sends: bets whose rounds stay open, bets that end their round, or each bet and the win that ends its round. */
type Kind = "open" | "over" | "played"
const centsOf: Record<Kind, number> = { open: 1, over: 10, played: 10 }
/** Every third round wins three times its stake; the others are told as a win of nothing. */
const wonCents = (round: number) => (round % 3 === 0 ? 3 * centsOf.played : 0)

/** The call and the fields of the n-th message of a lane. */
function message(options: { field: Field; run: number; lane: number; n: number; kind: Kind }) {
  const { field, run, lane, n, kind } = options
  const isWin = kind === "played" && n % 2 === 1
  const { playerId, uuid, round } = bet(field, run, lane, kind === "played" ? n >> 1 : n)
  const id = isWin ? `w-${uuid}` : uuid
  const fields = {
    user: `p_${playerId}`,
    token: tokenOf(playerId),
    transaction_uuid: id,
    supplier_transaction_id: id,
    supplier_user: null,
    round,
    round_closed: isWin || kind === "over",
    request_uuid: id,
    is_free: false,
    is_aggregated: false,
    game_code: field.gameCode,
    currency: "EUR",
    bet: "spin",
    amount: (isWin ? wonCents(n >> 1) : centsOf[kind]) * 1000,
    meta: {},
    ...(isWin ? { reference_transaction_uuid: uuid } : {}),
  }
  return { call: isWin ? "win" : "bet", fields }
}

/** Signing costs more than checking: requests are written and signed before the clock runs. */
function signedBets(options: {
  field: Field
  key: string
  port: number
  run: number
  perLane: number
  kind: Kind
}): Prepared[][] {
  const { field, run, port, perLane, kind } = options
  const key = createPrivateKey(options.key)
  return Array.from({ length: lanes }, (_, lane) =>
    Array.from({ length: perLane }, (_, n) => {
      const { call, fields } = message({ field, run, lane, n, kind })
      const body = JSON.stringify(fields)
      return prepared(
        `localhost:${port}`,
        "POST",
        `/providers/hub88/transaction/${call}`,
        {
          "content-type": "application/json",
          "x-hub88-signature": sign("RSA-SHA256", Buffer.from(body), key).toString("base64"),
        },
        body,
      )
    }),
  )
}

/** Bets as fast as they are answered, or `perSecond` of them. */
async function overHttp(
  product: Running,
  requests: Prepared[][],
  ms: number,
  perSecond = Number.POSITIVE_INFINITY,
): Promise<Measured> {
  const connections = await Promise.all(requests.map(() => Connection.open(product.port)))
  const next = requests.map(() => 0)
  const beganMs = performance.now()
  const measured = await measure(lanes, ms, async (lane) => {
    const n = next[lane]!++
    const request = requests[lane]![n]
    if (!request) throw new Error("Too few requests were prepared: raise perLane.")
    const early = beganMs + ((n * lanes + lane) * 1000) / perSecond - performance.now()
    if (early > 0) await sleep(early)
    const { body } = await connections[lane]!.send(request)
    if (!body.includes('"RS_OK"')) throw new Error(`A bet was refused: ${body}`)
  })
  for (const connection of connections) connection.close()
  return measured
}

/** The statement of a bet, as the product asks it. A test holds it against the database. */
export const betText = `select * from play.place_bet(row($1, $2, $3, $4, $5, false, $6, 'EUR', $7, null, '{}')::play.message,
  row($8, 'slots', 'bench')::play.game, false, $9, $10, $11, $12)`

async function direct(databaseUrl: string, field: Field, run: number, ms: number): Promise<Measured> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: lanes })
  const next = new Array<number>(lanes).fill(0)
  const measured = await measure(lanes, ms, async (lane) => {
    const { playerId, uuid, round } = bet(field, run, lane, next[lane]!++)
    const now = new Date()
    const { day, week, month } = todayAt(now)
    const { rows } = await pool.query({
      name: "bet",
      text: betText,
      values: [
        "hub88",
        uuid,
        hashOf(tokenOf(playerId)),
        playerId,
        round,
        field.gameCode,
        centsOf.open * 1000,
        field.gameId,
        now,
        day,
        week,
        month,
      ],
    })
    if (rows[0].status !== "ok") throw new Error(`A bet was refused: ${JSON.stringify(rows[0])}`)
  })
  await pool.end()
  return measured
}

/** Bets through the signed callbacks and through the function alone, one after the other on the same data. */
export async function measureBets(options: {
  databaseUrl: string
  product: Running
  field: Field
  ms: number
}): Promise<{ http: Measured; direct: Measured }> {
  const { databaseUrl, product, field, ms } = options
  const http = await overHttp(product, requestsFor({ product, field, ms, kind: "open" }), ms)
  return { http, direct: await direct(databaseUrl, field, ++runs, ms) }
}

/** Bets a second through the signed callbacks, as fast as they are answered, of at most so many that are prepared for. */
export async function betsPerSecond(options: {
  product: Running
  field: Field
  ms: number
  atMost: number
}): Promise<number> {
  const { product, ms, atMost } = options
  const requests = requestsFor({ ...options, kind: "open", perSecond: atMost / headroom })
  return (await overHttp(product, requests, ms)).perSecond
}

const mostPerSecond = 6_000
const headroom = 1.2
function requestsFor(options: {
  product: Running
  field: Field
  ms: number
  kind: Kind
  perSecond?: number
}): Prepared[][] {
  const { product, field, ms, kind, perSecond = mostPerSecond } = options
  const secrets = JSON.parse(readFileSync(join(product.dataDir, "secrets.json"), "utf8")) as {
    hub88: { aggregatorPrivateKey: string }
  }
  const perLane =
    Math.ceil((Math.min(headroom * perSecond, mostPerSecond) * (ms + warmUpMs)) / 1000 / lanes) + 1
  const key = secrets.hub88.aggregatorPrivateKey
  return signedBets({ field, key, port: product.port, run: ++runs, perLane, kind })
}

/**
 * What a bet through the signed callbacks costs the product and PostgreSQL together at an even pace, µs of processor time. It needs
 * no machine to itself: two builds that are measured at the same time meet the same machine.
 */
export async function betProcessorUs(options: {
  product: Running
  field: Field
  ms: number
  perSecond: number
}): Promise<number> {
  const { product, ms, perSecond } = options
  const requests = requestsFor({ ...options, kind: "open" })
  const warm = sleep(warmUpMs).then(() => startedUs())
  const { count } = await overHttp(product, requests, ms, perSecond)
  return (startedUs() - (await warm)) / count
}

/** Rounds of one bet of ten cents each that it ends itself, so many a second: every message is work for every listener. */
export async function settleRounds(options: {
  product: Running
  field: Field
  ms: number
  perSecond: number
}): Promise<Measured> {
  const { product, ms, perSecond } = options
  return overHttp(product, requestsFor({ ...options, kind: "over" }), ms, perSecond)
}

/** Rounds as the aggregator plays them, a bet and the win that ends it: messages a second, as fast as they are answered. */
export async function playRounds(options: { product: Running; field: Field; ms: number }): Promise<Measured> {
  const { product, ms } = options
  return overHttp(product, requestsFor({ ...options, kind: "played" }), ms)
}
