import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import { randomToken } from "../lib/random.ts"

declare module "fastify" {
  interface FastifyReply {
    /** The nonce of this answer's content security policy, for the site's own scripts. */
    cspNonce: string
  }
  interface FastifyContextConfig {
    /** A route that third parties call: it carries signatures instead of an origin (platform/http/rawBody.ts). */
    thirdParty?: true
    /** A picture that is alike for everybody: pages show it from the media host, where there is one. */
    sharedPicture?: true
    /** The pages of the site: whatever else is asked of them is refused, and told what may be. */
    isPage?: true
  }
}

export type SecurityOptions = { publicUrl: string; frameOrigins: readonly string[]; mediaHost: string }

/** The origins whose pages may call us: our own; on a loopback machine, by either of its names. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(publicUrl)
  const loopback = ["localhost", "127.0.0.1"]
  if (!loopback.includes(hostname)) return new Set([origin])
  return new Set(loopback.map((host) => `${protocol}//${host}${port ? `:${port}` : ""}`))
}

/**
 * True when a browser says that the request comes from our own pages. Requests without `Origin` and
 * `Sec-Fetch-Site` are not believed: every browser sends one of them with an unsafe method. A browser says `Origin: null`
 * of a form of ours where a referrer policy or a redirect hides the origin; then `Sec-Fetch-Site`, which no page can set, decides.
 */
export function isSameOrigin(headers: FastifyRequest["headers"], own: ReadonlySet<string>): boolean {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") return false
  const { origin } = headers
  return origin === undefined || origin === "null" ? site === "same-origin" : own.has(origin)
}

/** Whether a Host header names a host: a name or number, and perhaps a port. */
const isHost = (host: string): boolean =>
  /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`)

const unsafe = new Set(["POST", "PUT", "PATCH", "DELETE"])
/** Whether a method may change something, so that it needs our own Origin. */
export const isUnsafeMethod = (method: string): boolean => unsafe.has(method)

const pageMethods = ["GET", "HEAD", "POST"]
const knownMethods = new Set([...pageMethods, ...unsafe, "OPTIONS", "TRACE"])
/** Whether Fastify has routes for a method. */
export const isKnownMethod = (method: string): boolean => knownMethods.has(method)

/** Refuses the method of a request for a page, and says which there are. */
export function refuseMethod(reply: FastifyReply): never {
  void reply.header("allow", pageMethods.join(", "))
  throw new AppError("MethodNotAllowedErrorType")
}

/** Makes the policy of an answer for its nonce; all else of it stays as it is. */
function policyOf({ publicUrl, frameOrigins, mediaHost }: SecurityOptions): (nonce: string) => string {
  const live = publicUrl.replace(/^http/, "ws")
  const rest = [
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", mediaHost].filter(Boolean).join(" "),
    "font-src 'self'",
    `connect-src 'self' ${live}`,
    `frame-src ${frameOrigins.join(" ") || "'none'"}`,
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(publicUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ")
  return (nonce) =>
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ${rest}`
}

/**
 * Security headers on every answer; addresses and hosts that are none are refused before anybody reads them;
 * and the Origin check on unsafe methods.
 */
export function addSecurityHeaders(app: FastifyInstance, protection: SecurityOptions): void {
  const own = ownOrigins(protection.publicUrl)
  const https = protection.publicUrl.startsWith("https:")
  const policy = policyOf(protection)
  app.decorateReply("cspNonce", "")
  app.addHook("onRequest", async (request, reply) => {
    const { thirdParty, sharedPicture, isPage } = request.routeOptions.config
    if (!thirdParty) {
      reply.cspNonce = randomToken(16)
      void reply.headers({
        "content-security-policy": policy(reply.cspNonce),
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        // What the media host fetches from us it hands on with our headers.
        "cross-origin-resource-policy":
          sharedPicture && protection.mediaHost !== "" ? "cross-origin" : "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "x-frame-options": "DENY",
        ...(https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      })
    }
    if ((request.host !== "" && !isHost(request.host)) || request.url.includes("%00"))
      throw new AppError("BadInputErrorType")
    if (isPage && !pageMethods.includes(request.method)) refuseMethod(reply)
    if (!thirdParty && isUnsafeMethod(request.method) && !isSameOrigin(request.headers, own))
      throw new AppError("ForeignOriginErrorType")
  })
}
