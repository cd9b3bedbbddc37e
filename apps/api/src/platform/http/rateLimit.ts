import fastifyRateLimit, { normalizeIP } from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { LRUCache } from "lru-cache"
import { AppError } from "../lib/appError.ts"
import { readCookie } from "./cookies.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The session of this request was seen to be somebody's a moment ago. Decides about order, never about rights. */
    isKnownPlayer: boolean
  }
}

export type RateLimitOptions = {
  /** Pages and calls in a minute: of one session, and of everybody else behind one network address together. */
  perMinute: number
  /** A server this far behind answers nobody well: strangers are sent away first, everybody when it is three times as far. */
  lateMs: number
  sessionCookie: string
}

/** Counted in short windows: what a minute allows is not asked for in one second. */
const windowMs = 10_000
const windowsPerMinute = 6
const knownMs = 600_000
const keptAtMost = 20_000
/** A page shows sixty pictures; they are files, kept by the browser. */
const picturesPerPage = 10
/** A provider speaks for all its players from a few addresses. */
const thirdPartyFactor = 100
const everybodyFactor = 3
const comeBackSeconds = 5

type Lane = "page" | "picture" | "thirdParty"
const factor: Record<Lane, number> = { page: 1, picture: picturesPerPage, thirdParty: thirdPartyFactor }

const isFree = (url: string) => url.startsWith("/assets/") || url === "/healthz" || url === "/readyz"
const laneOf = ({ routeOptions, url }: FastifyRequest): Lane =>
  routeOptions.config.thirdParty ? "thirdParty" : url.startsWith("/media/") ? "picture" : "page"

export type RateLimit = {
  /** A session was recognised: for ten minutes its requests are counted by themselves. */
  seen(token: string): void
}

/**
 * Stands before everything that costs: refuses with TooManyRequestsErrorType whoever asks too often, and with
 * TemporarilyUnavailableErrorType while the process is far behind.
 *
 * A player is counted by session, so that an office behind one address does not share one count; everybody
 * else, and whoever makes sessions up, by address. Third parties have lanes of their own that pages cannot
 * fill, and are never sent away for lateness: they would only come again, and money waits.
 */
export function rateLimit(
  app: FastifyInstance,
  { perMinute, lateMs, sessionCookie }: RateLimitOptions,
): RateLimit {
  const known = new LRUCache<string, true>({ max: keptAtMost, ttl: knownMs })
  app.decorateRequest("isKnownPlayer", false)
  let count: ReturnType<FastifyInstance["createRateLimit"]> | undefined
  void app.register(fastifyRateLimit, { global: false, cache: keptAtMost })
  void app.register(async (scope) => {
    count = scope.createRateLimit({
      timeWindow: windowMs,
      max: (request) => Math.ceil(perMinute / windowsPerMinute) * factor[laneOf(request)],
      keyGenerator: (request) => {
        const lane = laneOf(request)
        const session = request.isKnownPlayer && readCookie(request.headers.cookie, sessionCookie)
        return session ? `${lane} session ${session}` : `${lane} address ${normalizeIP(request.ip)}`
      },
    })
  })
  app.addHook("onRequest", async (request) => {
    const token = readCookie(request.headers.cookie, sessionCookie)
    request.isKnownPlayer = token !== undefined && known.has(token)
    if (isFree(request.url)) return
    const counted = await count?.(request)
    if (!counted || counted.isAllowed || !counted.isExceeded) return
    const retryAfterSeconds = Math.max(1, counted.ttlInSeconds)
    throw new AppError("TooManyRequestsErrorType", { minutes: 1 }, { retryAfterSeconds })
  })
  void app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    async pressureHandler(request, _reply, _type, lateBy) {
      const isStuck = lateBy !== undefined && Number.isFinite(lateBy) && lateBy > everybodyFactor * lateMs
      if (isFree(request.url) || laneOf(request) === "thirdParty") return
      // Nothing was measured in the last second, or a player asks: they are answered, late.
      if (!isStuck && (request.isKnownPlayer || !Number.isFinite(lateBy))) return
      throw new AppError("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: comeBackSeconds })
    },
  })
  return { seen: (token) => void known.set(token, true) }
}
