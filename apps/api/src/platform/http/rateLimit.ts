import fastifyRateLimit, { normalizeIP } from "@fastify/rate-limit"
import underPressure from "@fastify/under-pressure"
import type { FastifyInstance, FastifyRequest } from "fastify"
import { LRUCache } from "lru-cache"
import { AppError } from "../lib/appError.ts"
import { readCookie } from "./cookies.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The session was authenticated within ten minutes. Decides who is served under load, never what they may do. */
    isKnownPlayer: boolean
  }
}

export type RateLimitOptions = {
  perMinute: number
  /** Event-loop delay above which requests without a known session are refused; all are at three times the delay. */
  lateMs: number
  sessionCookie: string
}

/** Windows are short so that the requests of a whole minute cannot come within one second. */
const windowMs = 10_000
const windowsPerMinute = 6
const knownSessionMs = 600_000
const maxTracked = 20_000
/** A page may show sixty pictures, most of which the browser has cached. */
const picturesPerPage = 10
/** A provider sends the requests of all its players from a few addresses. */
const thirdPartyFactor = 100
const stuckFactor = 3
const overloadRetrySeconds = 5

type TrafficClass = "page" | "picture" | "thirdParty"
const limitFactors: Record<TrafficClass, number> = {
  page: 1,
  picture: picturesPerPage,
  thirdParty: thirdPartyFactor,
}

const isExempt = (url: string) => url.startsWith("/assets/") || url === "/healthz" || url === "/readyz"
const classify = ({ routeOptions, url }: FastifyRequest): TrafficClass =>
  routeOptions.config.thirdParty ? "thirdParty" : url.startsWith("/media/") ? "picture" : "page"

export type RateLimit = {
  markKnown(token: string): void
}

/**
 * Counts known sessions one by one, so that an office behind one address does not share a limit, and other requests by
 * address. Third parties have counts of their own and are not refused under load: they would only retry, and money waits.
 */
export function rateLimit(
  app: FastifyInstance,
  { perMinute, lateMs, sessionCookie }: RateLimitOptions,
): RateLimit {
  const knownSessions = new LRUCache<string, true>({ max: maxTracked, ttl: knownSessionMs })
  app.decorateRequest("isKnownPlayer", false)
  let checkLimit: ReturnType<FastifyInstance["createRateLimit"]> | undefined
  void app.register(fastifyRateLimit, { global: false, cache: maxTracked })
  void app.register(async (scope) => {
    checkLimit = scope.createRateLimit({
      timeWindow: windowMs,
      max: (request) => Math.ceil(perMinute / windowsPerMinute) * limitFactors[classify(request)],
      keyGenerator: (request) => {
        const traffic = classify(request)
        const session = request.isKnownPlayer && readCookie(request.headers.cookie, sessionCookie)
        return session ? `${traffic} session ${session}` : `${traffic} address ${normalizeIP(request.ip)}`
      },
    })
  })
  app.addHook("onRequest", async (request) => {
    const token = readCookie(request.headers.cookie, sessionCookie)
    request.isKnownPlayer = token !== undefined && knownSessions.has(token)
    if (isExempt(request.url)) return
    const result = await checkLimit?.(request)
    if (!result || result.isAllowed || !result.isExceeded) return
    const retryAfterSeconds = Math.max(1, result.ttlInSeconds)
    throw new AppError("TooManyRequestsErrorType", { minutes: 1 }, { retryAfterSeconds })
  })
  void app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    async pressureHandler(request, _reply, _type, delayMs) {
      const isStuck = delayMs !== undefined && Number.isFinite(delayMs) && delayMs > stuckFactor * lateMs
      if (isExempt(request.url) || classify(request) === "thirdParty") return
      // The delay is not finite where nothing was measured in the last second.
      if (!isStuck && (request.isKnownPlayer || !Number.isFinite(delayMs))) return
      throw new AppError("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: overloadRetrySeconds })
    },
  })
  return { markKnown: (token) => void knownSessions.set(token, true) }
}
