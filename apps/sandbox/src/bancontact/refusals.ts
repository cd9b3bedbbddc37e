import type { FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { hasBearerToken, rawBody } from "../http.ts"
import { type BancontactKeys, newId, type Refusal } from "./payment.ts"
import { casinoKeysAt, isSignedBy } from "./sign.ts"

export const refuse = (reply: FastifyReply, status: number, { code, message }: Refusal): FastifyReply =>
  reply.code(status).send({ code, message, traceId: newId(), spanId: newId() })

export const notFound = (reply: FastifyReply): FastifyReply =>
  refuse(reply, 404, { code: "PAYMENT_NOT_FOUND", message: "No payment could be found" })

/** Options of the API's routes: `api` requires the profile's key, `signed` a signature. */
export function routeOptions(bench: Bench, keys: BancontactKeys) {
  const casinoKeys = casinoKeysAt(keys.casinoJwksUrl)
  const isSigned = (request: FastifyRequest) =>
    isSignedBy(casinoKeys, {
      body: rawBody(request),
      signature: String(request.headers.signature ?? ""),
      profileId: keys.profileId,
      path: `${bench.base}${request.url}`,
    })

  /** Payments require the profile's key; a signature is optional but must be valid. */
  async function refuseStrangers(request: FastifyRequest, reply: FastifyReply) {
    const isKnown = hasBearerToken(request, keys.apiKey)
    if (isKnown && (request.headers.signature === undefined || (await isSigned(request)))) return undefined
    return refuse(reply, 401, {
      code: "UNAUTHORIZED",
      message: "API key or signature is missing or invalid.",
    })
  }
  /** Refunds require a signature only. */
  async function refuseUnsigned(request: FastifyRequest, reply: FastifyReply) {
    if (await isSigned(request)) return undefined
    return refuse(reply, 401, { code: "UNAUTHORIZED", message: "The JWS signature is not valid." })
  }
  const api = { config: { api: true }, preHandler: refuseStrangers }
  const signed = { config: { api: true }, preHandler: refuseUnsigned }
  return { api, signed }
}
export type RouteOptions = ReturnType<typeof routeOptions>
