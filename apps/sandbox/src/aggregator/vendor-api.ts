import type { KeyObject } from "node:crypto"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"
import { forgetOldest } from "../forget.ts"
import type { Rounds } from "../studio/rounds.ts"
import type { Sessions } from "../studio/session.ts"
import { TITLES } from "../studio/titles/index.ts"
import { keepBytes } from "./body.ts"
import { gameRows } from "./game-list.ts"
import { type Fields, readLaunch, textOf, VendorError } from "./launch.ts"
import { toWire } from "./money.ts"
import { SIGNATURE_HEADER, signatureHolds } from "./signature.ts"
import type { Transaction, TransactionLog } from "./transactions.ts"

export type VendorApiOptions = {
  readonly publicUrl: string
  readonly operatorId: string
  readonly operatorKey: KeyObject
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly log: TransactionLog
}

const listedAtMost = 1000

/** The signed body as an object; refuses 401 without a valid signature, 400 without JSON, 403 for another casino. */
function signedFields(request: FastifyRequest, options: VendorApiOptions): Fields {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const header = request.headers[SIGNATURE_HEADER]
  if (!signatureHolds(raw, typeof header === "string" ? header : undefined, options.operatorKey)) {
    throw new VendorError(401, "invalid signature")
  }
  let fields: unknown
  try {
    fields = JSON.parse(raw.toString("utf8"))
  } catch {
    throw new VendorError(400, "the body is not JSON")
  }
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) {
    throw new VendorError(400, "the body must be an object")
  }
  const operator = "operator_id" in fields ? String(fields.operator_id) : ""
  if (operator !== options.operatorId) throw new VendorError(403, "unknown operator_id")
  return { ...fields }
}

/** The dates of the API are `YYYY-MM-DDThh:mm:ss` in UTC; a trailing zone is accepted. */
function momentOf(fields: Fields, name: string): Date {
  const text = textOf(fields, name, 19, 40)
  const moment = new Date(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`)
  if (Number.isNaN(moment.getTime())) throw new VendorError(400, `${name} must be a date and time`)
  return moment
}

const usersAtMost = 50_000

/** A user has one account, in the currency of their first game; other currencies are refused with 400. */
function oneCurrency(known: Map<string, string>, user: string, currency: string): void {
  const first = known.get(user)
  if (first !== undefined && first !== currency) throw new VendorError(400, `this user plays in ${first}`)
  known.set(user, currency)
  forgetOldest(known, usersAtMost)
}

const rowOf = (transaction: Transaction) => ({
  transaction_uuid: transaction.transactionUuid,
  supplier_transaction_id: transaction.supplierTransactionId,
  reference_transaction_uuid: transaction.referenceUuid ?? null,
  type: transaction.kind,
  status: transaction.state,
  user: transaction.user,
  round: transaction.round,
  game_code: transaction.gameCode,
  currency: transaction.currency,
  amount: toWire(transaction.amountCents),
  inserted_at: transaction.createdAt.toISOString(),
})

function transactionsFor(fields: Fields, log: TransactionLog): Transaction[] {
  const ofUser = (all: readonly Transaction[]) =>
    fields.user === undefined ? [...all] : all.filter((one) => one.user === fields.user)
  if (fields.round !== undefined) return ofUser(log.round(textOf(fields, "round")))
  const from = momentOf(fields, "start_time")
  const until = momentOf(fields, "end_time")
  return ofUser(log.all()).filter((one) => one.createdAt >= from && one.createdAt <= until)
}

/** Address of the replay of a round; refuses 404 unless user and transaction belong to it. */
function roundAddress(fields: Fields, options: VendorApiOptions): string {
  const id = textOf(fields, "round")
  const round = options.rounds.round(id)
  const uuid = textOf(fields, "transaction_uuid")
  const known = options.log.round(id).some((one) => one.transactionUuid === uuid && one.user === fields.user)
  if (!round || !known) throw new VendorError(404, "unknown round")
  const language = typeof fields.lang === "string" ? `&lang=${encodeURIComponent(fields.lang)}` : ""
  return `${options.publicUrl}/studio/replay?key=${round.historyKey}${language}`
}

/** The calls a casino makes, under /operator/generic/v2 (Hub88 games and transactions API). */
export function vendorApi(options: VendorApiOptions): FastifyPluginAsync {
  const currencies = new Map<string, string>()
  return async (app) => {
    keepBytes(app)
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof VendorError) return reply.code(error.statusCode).send({ error: error.message })
      request.log.error(error)
      return reply.code(500).send({ error: "internal error" })
    })
    app.post("/game/list", async (request) => {
      signedFields(request, options)
      return gameRows(options.publicUrl)
    })
    app.post("/game/url", async (request) => {
      const launch = readLaunch(signedFields(request, options))
      if (launch.player) oneCurrency(currencies, launch.player.user, launch.currency)
      const session = options.sessions.open(launch)
      return { url: `${options.publicUrl}/studio/play?session=${session.id}` }
    })
    app.post("/game/round", async (request) => ({
      url: roundAddress(signedFields(request, options), options),
    }))
    app.post("/transactions/list", async (request) =>
      transactionsFor(signedFields(request, options), options.log).slice(-listedAtMost).map(rowOf),
    )
    app.post("/product/list", async (request) => {
      signedFields(request, options)
      const studios = [...new Set(TITLES.map((title) => title.studio))]
      return studios.map((name) => ({
        product: name,
        enabled: true,
        games: TITLES.filter((title) => title.studio === name).length,
      }))
    })
  }
}
