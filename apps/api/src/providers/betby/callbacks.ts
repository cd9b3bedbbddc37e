import type { FastifyInstance, FastifyRequest } from "fastify"
import type { z } from "zod"
import {
  parseSportsPlayerName,
  type SportsAnswer,
  type SportsbookCalls,
  type SportsStatus,
  sportsCallsMetric,
} from "../../modules/sportsbook/index.ts"
import { rawBodyScope } from "../../platform/http/rawBody.ts"
import type { Clock } from "../../platform/lib/clock.ts"
import { describeError } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"
import { readPublicKey, verifyToken } from "./token.ts"
import * as wire from "./wire.ts"

const unitsPerCent = 1000n
const provider = "betby"

/** Answered with 409, because a repetition may succeed later; other refusals are final. */
const retryableStatuses: ReadonlySet<SportsStatus> = new Set(["unknownBet", "resultStands", "noResult"])

type Reply = { http: number; code: string; body: Record<string, unknown> }
const refused = (http: number, code: string): Reply => ({ http, code, body: { code, message: code } })

type Echo = {
  operation: string
  uuid: string
  user: string
  parent?: string
  cents?: number
}

/** The purse may be negative. */
const unitsToCents = (units: bigint): number => Number(units / unitsPerCent)

function toReply({ operation, uuid, user, parent, cents }: Echo, answer: SportsAnswer): Reply {
  const { status, balanceUnits, betId } = answer
  if (status !== "ok") return refused(retryableStatuses.has(status) ? 409 : 400, status)
  const body = {
    id: betId === null ? null : String(betId),
    ext_transaction_id: uuid,
    parent_transaction_id: parent ?? null,
    user_id: user,
    operation,
    amount: cents ?? 0,
    currency: "EUR",
    balance: balanceUnits === null ? null : unitsToCents(balanceUnits),
  }
  return { http: 200, code: "ok", body }
}

type Call = {
  scope: FastifyInstance
  path: string
}

/**
 * The operator side of Betby's wallet: `/providers/betby/*` (docs/providers.md, Betby). Each call is a token signed
 * by the provider for our brand; others are rejected before parsing. 200: done, now or before. 409: retry later. 400:
 * refused for good. 500: unknown outcome; the provider then discards a stake.
 */
export function betbyWallet(options: { publicKey: string; brandId: string; clock: Clock }) {
  const key = readPublicKey(options.publicKey)

  return (app: FastifyInstance, calls: SportsbookCalls, platform: Platform): void => {
    const payloadOf = async (request: FastifyRequest): Promise<unknown> => {
      const read = wire.call.safeParse(readBody(request))
      if (!read.success) return undefined
      const expected = { key, issuer: provider, audience: options.brandId, now: options.clock.now() }
      return verifyToken(read.data.payload, expected)
    }

    const respond = async <S extends z.ZodType>(
      request: FastifyRequest,
      schema: S,
      act: (input: z.output<S>) => Promise<Reply>,
    ): Promise<Reply> => {
      const payload = await payloadOf(request)
      if (payload === undefined) {
        platform.log.warn("betby.forged", { address: request.ip, route: request.routeOptions.url })
        return refused(401, "tokenInvalid")
      }
      const checked = schema.safeParse(payload)
      if (!checked.success) return refused(400, "badRequest")
      try {
        return await act(checked.data)
      } catch (error) {
        platform.log.error("betby.failed", { route: request.routeOptions.url, ...describeError(error) })
        return refused(500, "unknown")
      }
    }

    const serve = <S extends z.ZodType>(
      { scope, path }: Call,
      schema: S,
      act: (input: z.output<S>) => Promise<Reply>,
    ) => {
      scope.post(`/providers/betby${path}`, async (request, reply) => {
        const { http, code, body } = await respond(request, schema, act)
        platform.metrics.count(sportsCallsMetric, code)
        return reply.code(http).type("application/json; charset=utf-8").send(JSON.stringify(body))
      })
    }

    rawBodyScope(app, (scope) => {
      scope.get("/providers/betby/ping", async () => ({ status: "ok" }))
      serve({ scope, path: "/bet/make" }, wire.make, (input) => handleMake(calls, input))
      serve({ scope, path: "/bet/commit" }, wire.commit, (input) =>
        handleBetCall(input, "commit", calls.confirmBet),
      )
      serve({ scope, path: "/bet/settlement" }, wire.settlement, (input) =>
        handleBetCall(input, "settlement", calls.finalise),
      )
      serve({ scope, path: "/bet/discard" }, wire.discard, (input) => handleDiscard(calls, input))
      serve({ scope, path: "/bet/win" }, wire.win, (input) =>
        handleResult(calls, input, input.is_cashout ? "cashedOut" : "won"),
      )
      serve({ scope, path: "/bet/lost" }, wire.lost, (input) => handleResult(calls, input, "lost"))
      serve({ scope, path: "/bet/refund" }, wire.refund, (input) => handleResult(calls, input, "refunded"))
      serve({ scope, path: "/bet/rollback" }, wire.rollback, (input) => handleRollback(calls, input))
    })
  }
}

function readBody({ body }: FastifyRequest): unknown {
  try {
    return JSON.parse((body as Buffer | null)?.toString("utf8") ?? "")
  } catch {
    return undefined
  }
}

async function withPlayer(user: string, act: (playerId: bigint) => Promise<Reply>): Promise<Reply> {
  const playerId = parseSportsPlayerName(user)
  return playerId === null ? refused(400, "playerUnknown") : act(playerId)
}

function handleMake(calls: SportsbookCalls, input: z.output<typeof wire.make>): Promise<Reply> {
  const { transaction, betslip } = input
  const user = transaction.ext_player_id
  return withPlayer(user, async (playerId) => {
    const answer = await calls.placeBet({
      provider,
      uuid: transaction.id,
      playerId,
      session: input.session_id,
      currency: transaction.currency,
      amountUnits: BigInt(transaction.amount) * unitsPerCent,
      slip: {
        ref: betslip.id,
        potentialWinUnits: BigInt(input.potential_win) * unitsPerCent,
        oddsThousandths: betslip.k,
        legs: betslip.bets.map((leg) => ({
          event: leg.competitor_name.join(" – "),
          competition: leg.tournament_name,
          market: leg.market_name,
          outcome: leg.outcome_name,
          startsAt: new Date(leg.scheduled * 1000).toISOString(),
          oddsThousandths: leg.odds,
          isLive: leg.live,
        })),
      },
    })
    return toReply({ operation: "bet", uuid: transaction.id, user, cents: transaction.amount }, answer)
  })
}

function handleBetCall(
  input: z.output<typeof wire.commit>,
  operation: string,
  act: SportsbookCalls["confirmBet"],
): Promise<Reply> {
  const { ext_player_id: user, bet_transaction_id: betId } = input
  return withPlayer(user, async (playerId) =>
    toReply({ operation, uuid: String(betId), user }, await act({ provider, playerId, betId })),
  )
}

function handleDiscard(calls: SportsbookCalls, input: z.output<typeof wire.discard>): Promise<Reply> {
  const { ext_player_id: user, transaction_id: uuid } = input
  return withPlayer(user, async (playerId) =>
    toReply({ operation: "discard", uuid, user }, await calls.discardBet({ provider, uuid, playerId })),
  )
}

function handleResult(
  calls: SportsbookCalls,
  input: z.output<typeof wire.win>,
  result: Parameters<SportsbookCalls["settleBet"]>[0]["result"],
): Promise<Reply> {
  const { transaction, bet_transaction_id: betId } = input
  const { id: uuid, ext_player_id: user, amount: cents, currency } = transaction
  return withPlayer(user, async (playerId) => {
    const amountUnits = BigInt(cents) * unitsPerCent
    const answer = await calls.settleBet({ provider, uuid, playerId, betId, result, currency, amountUnits })
    return toReply({ operation: result, uuid, user, parent: String(betId), cents }, answer)
  })
}

function handleRollback(calls: SportsbookCalls, input: z.output<typeof wire.rollback>): Promise<Reply> {
  const { transaction, bet_transaction_id: betId, parent_transaction_id: referenceUuid } = input
  const { id: uuid, ext_player_id: user } = transaction
  return withPlayer(user, async (playerId) => {
    const answer = await calls.reverseResult({ provider, uuid, playerId, betId, referenceUuid })
    return toReply({ operation: "rollback", uuid, user, parent: referenceUuid }, answer)
  })
}
