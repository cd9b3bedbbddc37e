import type { FastifyInstance, FastifyRequest } from "fastify"
import type { z } from "zod"
import {
  type PlayAnswer,
  type PlayStatus,
  parseProviderPlayerName,
  type WalletCalls,
  walletCallsMetric,
} from "../../modules/play/index.ts"
import { rawBodyScope } from "../../platform/http/rawBody.ts"
import { describeError } from "../../platform/lib/log.ts"
import type { Platform } from "../../platform/platform.ts"
import { readPublicKey, signatureHeader, verify } from "./signature.ts"
import * as wire from "./wire.ts"

const statusNames: Record<PlayStatus, string> = {
  ok: "RS_OK",
  notEnoughMoney: "RS_ERROR_NOT_ENOUGH_MONEY",
  limitReached: "RS_ERROR_LIMIT_REACHED",
  tokenInvalid: "RS_ERROR_INVALID_TOKEN",
  tokenExpired: "RS_ERROR_TOKEN_EXPIRED",
  playerDisabled: "RS_ERROR_USER_DISABLED",
  gameInvalid: "RS_ERROR_INVALID_GAME",
  wrongCurrency: "RS_ERROR_WRONG_CURRENCY",
  clash: "RS_ERROR_DUPLICATE_TRANSACTION",
  rolledBack: "RS_ERROR_TRANSACTION_ROLLED_BACK",
  unknownReference: "RS_ERROR_TRANSACTION_DOES_NOT_EXIST",
}

type Reply = Record<string, unknown> & { status: string }
type Info = { countryCode: string | null; birthDate: string; registeredAt: Date; gender: string | null }
export type PlayerInfo = (playerId: bigint) => Promise<Info | undefined>

const refused = (status: string, fields: Record<string, unknown> = {}): Reply => ({ status, ...fields })

function toReply(
  input: { user: string; request_uuid: string },
  { status, balanceUnits, currency }: PlayAnswer,
): Reply {
  return {
    user: input.user,
    status: statusNames[status],
    request_uuid: input.request_uuid,
    ...(balanceUnits === null ? {} : { currency, balance: balanceUnits }),
  }
}

/** Writes bigints as plain integers: Hub88's amounts are int64. */
const serializeReply = (reply: Reply): string =>
  JSON.stringify(reply, (_key, value: unknown) => (typeof value === "bigint" ? Number(value) : value))

/** The signature over the exact bytes is checked first; the answer is always HTTP 200 (docs/providers.md, Hub88). */
export function hub88Wallet(options: { publicKey: string; playerInfo: PlayerInfo }) {
  const publicKey = readPublicKey(options.publicKey)

  return (app: FastifyInstance, calls: WalletCalls, platform: Platform): void => {
    const serve = <S extends z.ZodType>(
      scope: FastifyInstance,
      path: string,
      schema: S,
      act: (input: z.output<S>) => Promise<Reply>,
    ) => {
      scope.post(`/providers/hub88${path}`, async (request, reply) => {
        const answer = await respond(request, schema, act)
        platform.metrics.count(walletCallsMetric, answer.status)
        return reply.type("application/json; charset=utf-8").send(serializeReply(answer))
      })
    }

    const respond = async <S extends z.ZodType>(
      request: FastifyRequest,
      schema: S,
      act: (input: z.output<S>) => Promise<Reply>,
    ): Promise<Reply> => {
      const body = request.body as Buffer | null
      if (!body || !verify(publicKey, body, request.headers[signatureHeader])) {
        platform.log.warn("hub88.forged", { address: request.ip, route: request.routeOptions.url })
        return refused("RS_ERROR_INVALID_SIGNATURE")
      }
      let parsed: unknown
      try {
        parsed = wire.parseCall(body)
      } catch {
        return refused("RS_ERROR_WRONG_SYNTAX")
      }
      const checked = schema.safeParse(parsed)
      if (!checked.success) return refused(toFaultStatus(parsed, checked.error), toEcho(parsed))
      try {
        return await act(checked.data)
      } catch (error) {
        // Hub88 rolls a bet back after UNKNOWN, because its outcome is unknown.
        platform.log.error("hub88.failed", { route: request.routeOptions.url, ...describeError(error) })
        return refused("RS_ERROR_UNKNOWN", toEcho(parsed))
      }
    }

    rawBodyScope(app, (scope) => {
      serve(scope, "/user/info", wire.userInfo, (input) => handleInfo(input, options.playerInfo))
      serve(scope, "/user/balance", wire.userBalance, (input) =>
        withPlayer(input, async (named) =>
          toReply(input, await calls.balance({ token: input.token, ...named })),
        ),
      )
      serve(scope, "/transaction/bet", wire.bet, (input) =>
        withPlayer(input, (named) => handleBet(calls, input, named)),
      )
      serve(scope, "/transaction/win", wire.win, (input) =>
        withPlayer(input, ({ playerId }) => handleWin(calls, input, playerId)),
      )
      serve(scope, "/transaction/rollback", wire.rollback, (input) =>
        withPlayer(input, async ({ playerId }) =>
          toReply(
            input,
            await calls.rollBack({
              ...toMessage(input, playerId),
              referenceUuid: input.reference_transaction_uuid,
            }),
          ),
        ),
      )
    })
  }
}

/** Missing, empty or non-text fields are syntax errors; other types are type errors. */
function toFaultStatus(parsed: unknown, error: z.ZodError): string {
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) return "RS_ERROR_WRONG_SYNTAX"
  const isSyntax = ({ path, code }: z.core.$ZodIssue) => {
    const value = (parsed as Record<string, unknown>)[String(path[0])]
    return value === undefined || code === "custom" || (code === "too_small" && value === "")
  }
  return error.issues.some(isSyntax) ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES"
}

function toEcho(parsed: unknown): Record<string, unknown> {
  const { user, request_uuid } = (parsed ?? {}) as Record<string, unknown>
  return {
    ...(typeof user === "string" ? { user } : {}),
    ...(typeof request_uuid === "string" ? { request_uuid } : {}),
  }
}

type Named = NonNullable<ReturnType<typeof parseProviderPlayerName>>

const unknownUser = (input: { user: string; request_uuid: string }): Reply =>
  refused(statusNames.tokenInvalid, { user: input.user, request_uuid: input.request_uuid })

async function withPlayer(
  input: { user: string; request_uuid: string },
  act: (named: Named) => Promise<Reply>,
): Promise<Reply> {
  const named = parseProviderPlayerName(input.user)
  return named === null ? unknownUser(input) : act(named)
}

const toMessage = (input: z.output<typeof wire.rollback> | z.output<typeof wire.bet>, playerId: bigint) => ({
  provider: "hub88" as const,
  uuid: input.transaction_uuid,
  token: input.token,
  playerId,
  roundRef: input.round,
  gameCode: input.game_code,
  meta: input.meta,
})

const splitsCent = (amount: bigint) => amount % wire.unitsPerCent !== 0n
const wrongTypes = (input: { user: string; request_uuid: string }) =>
  refused("RS_ERROR_WRONG_TYPES", { user: input.user, request_uuid: input.request_uuid })

async function handleBet(calls: WalletCalls, input: z.output<typeof wire.bet>, named: Named): Promise<Reply> {
  if (splitsCent(input.amount)) return wrongTypes(input)
  const answer = await calls.placeBet({
    ...toMessage(input, named.playerId),
    purseId: named.purseId,
    roundClosed: input.round_closed === true,
    currency: input.currency,
    amountUnits: input.amount,
    isFree: input.is_free === true,
  })
  return toReply(input, answer)
}

async function handleWin(
  calls: WalletCalls,
  input: z.output<typeof wire.win>,
  playerId: bigint,
): Promise<Reply> {
  const answer = await calls.payWin({
    ...toMessage(input, playerId),
    roundClosed: input.round_closed === true,
    currency: input.currency,
    amountUnits: input.amount,
    referenceUuid: input.reference_transaction_uuid ?? null,
    isPromotion: input.is_supplier_promo === true,
  })
  return toReply(input, answer)
}

const sexes: Record<string, string> = { male: "MALE", female: "FEMALE" }

async function handleInfo(input: z.output<typeof wire.userInfo>, playerInfo: PlayerInfo): Promise<Reply> {
  const named = parseProviderPlayerName(input.user)
  const info = named === null ? undefined : await playerInfo(named.playerId)
  if (!info) return unknownUser(input)
  return {
    user: input.user,
    status: "RS_OK",
    request_uuid: input.request_uuid,
    country: info.countryCode ?? "BE",
    jurisdiction: "BE",
    sub_partner_id: null,
    birth_date: info.birthDate,
    registration_date: info.registeredAt.toISOString().slice(0, 10),
    tags: [],
    sex: sexes[info.gender ?? ""] ?? null,
    affiliate_id: null,
  }
}
