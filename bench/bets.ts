import { createPrivateKey, sign } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { todayAt } from "../apps/api/src/modules/limits/index.ts"
import { type Field, hashOf, tokenOf } from "./players.ts"
import type { Running } from "./product.ts"
import { Connection, type Measured, measure, type Prepared, prepared, warmUpMs } from "./socket.ts"

const lanes = 32
const stakeCents = 1
let runs = 0

type Bet = { playerId: bigint; uuid: string; round: string }

/** Different players one after the other, as on a busy evening; every lane has its own ids. */
function bet(field: Field, run: number, lane: number, n: number): Bet {
  const playerId = field.first + BigInt((lane * 7919 + n * 31) % field.count)
  const name = `b${run}-${lane}-${n}`
  return { playerId, uuid: name, round: name }
}

/** A bet of a cent in a round that stays open, or one that its round is over with and that listeners work for. */
type Kind = { cents: number; closes: boolean }
const open: Kind = { cents: stakeCents, closes: false }

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
      const { playerId, uuid, round } = bet(field, run, lane, n)
      const body = JSON.stringify({
        user: `p_${playerId}`,
        token: tokenOf(playerId),
        transaction_uuid: uuid,
        supplier_transaction_id: uuid,
        supplier_user: null,
        round,
        round_closed: kind.closes,
        request_uuid: uuid,
        is_free: false,
        is_aggregated: false,
        game_code: field.gameCode,
        currency: "EUR",
        bet: "spin",
        amount: kind.cents * 1000,
        meta: {},
      })
      return prepared(
        `localhost:${port}`,
        "POST",
        "/providers/hub88/transaction/bet",
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
        stakeCents * 1000,
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
  const http = await overHttp(product, requestsFor({ product, field, ms, kind: open }), ms)
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
  const requests = requestsFor({ ...options, kind: open, perSecond: atMost / headroom })
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

/** Rounds of one bet of ten cents each, so many a second: what every listener has to work for. */
export async function settleRounds(options: {
  product: Running
  field: Field
  ms: number
  perSecond: number
}): Promise<Measured> {
  const { product, ms, perSecond } = options
  return overHttp(product, requestsFor({ ...options, kind: { cents: 10, closes: true } }), ms, perSecond)
}
