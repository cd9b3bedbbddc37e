import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import { randomToken } from "../lib/random.ts"

declare module "fastify" {
  interface FastifyReply {
    cspNonce: string
  }
  interface FastifyContextConfig {
    /** Third parties call the route; they are authenticated by signature instead of origin. */
    thirdParty?: true
    /** A picture that is the same for all visitors, so that pages may load it from the media host. */
    sharedPicture?: true
    isPage?: true
  }
}

export type SecurityOptions = { publicUrl: string; frameOrigins: readonly string[]; mediaHost: string }

export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(publicUrl)
  const loopback = ["localhost", "127.0.0.1"]
  if (!loopback.includes(hostname)) return new Set([origin])
  return new Set(loopback.map((host) => `${protocol}//${host}${port ? `:${port}` : ""}`))
}

/**
 * False without `Origin` and `Sec-Fetch-Site`, because every browser sends one of them with an unsafe method. Where a referrer
 * policy or a redirect hides the origin (`null`), `Sec-Fetch-Site` decides, which no page can set.
 */
export function isSameOrigin(headers: FastifyRequest["headers"], own: ReadonlySet<string>): boolean {
  const site = headers["sec-fetch-site"]
  if (site !== undefined && site !== "same-origin") return false
  const { origin } = headers
  return origin === undefined || origin === "null" ? site === "same-origin" : own.has(origin)
}

const isValidHost = (host: string): boolean =>
  /^[a-z0-9._-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`)

const unsafeMethods = new Set(["POST", "PUT", "PATCH", "DELETE"])
export const isUnsafeMethod = (method: string): boolean => unsafeMethods.has(method)

const pageMethods = ["GET", "HEAD", "POST"]
const knownMethods = new Set([...pageMethods, ...unsafeMethods, "OPTIONS", "TRACE"])
export const isKnownMethod = (method: string): boolean => knownMethods.has(method)

export function refuseMethod(reply: FastifyReply): never {
  void reply.header("allow", pageMethods.join(", "))
  throw new AppError("MethodNotAllowedErrorType")
}

function createContentSecurityPolicy({
  publicUrl,
  frameOrigins,
  mediaHost,
}: SecurityOptions): (nonce: string) => string {
  const socketOrigin = publicUrl.replace(/^http/, "ws")
  const rest = [
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", mediaHost].filter(Boolean).join(" "),
    "font-src 'self'",
    `connect-src 'self' ${socketOrigin}`,
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

/** Also refuses invalid hosts, NUL in addresses, and unsafe methods from another origin. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const own = ownOrigins(options.publicUrl)
  const isHttps = options.publicUrl.startsWith("https:")
  const policy = createContentSecurityPolicy(options)
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
        // The media host is a cache that passes on our headers.
        "cross-origin-resource-policy":
          sharedPicture && options.mediaHost !== "" ? "cross-origin" : "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        "x-frame-options": "DENY",
        ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
      })
    }
    if ((request.host !== "" && !isValidHost(request.host)) || request.url.includes("%00"))
      throw new AppError("BadInputErrorType")
    if (isPage && !pageMethods.includes(request.method)) refuseMethod(reply)
    if (!thirdParty && isUnsafeMethod(request.method) && !isSameOrigin(request.headers, own))
      throw new AppError("ForeignOriginErrorType")
  })
}
