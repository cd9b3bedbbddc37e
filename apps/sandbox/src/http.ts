import { createHash, timingSafeEqual } from "node:crypto"
import type { FastifyInstance, FastifyRequest } from "fastify"

/** Keeps bodies as the exact bytes: vendors sign bytes, and the readers below decode them afterwards. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
}

/** The body as received, empty when there was none. */
export function rawBody(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

export function isForm(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? ""
  return type.startsWith("application/x-www-form-urlencoded") || type.startsWith("multipart/form-data")
}

/**
 * The text fields of a form-urlencoded or multipart/form-data body; files are left out. Refuses with
 * undefined a body that is neither or does not parse.
 */
export async function readForm(request: FastifyRequest): Promise<URLSearchParams | undefined> {
  const type = request.headers["content-type"] ?? ""
  const raw = rawBody(request)
  if (type.startsWith("application/x-www-form-urlencoded")) return new URLSearchParams(raw.toString("utf8"))
  if (!type.startsWith("multipart/form-data")) return undefined
  try {
    const data = await new Response(new Uint8Array(raw), { headers: { "content-type": type } }).formData()
    const fields = new URLSearchParams()
    for (const [name, value] of data) if (typeof value === "string") fields.append(name, value)
    return fields
  } catch {
    return undefined
  }
}

export type Json = Readonly<Record<string, unknown>>

/** True for a JSON object, the only top level of these protocols. */
export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The body as a JSON object; undefined when it is anything else. */
export function readJson(request: FastifyRequest): Json | undefined {
  try {
    const value: unknown = JSON.parse(rawBody(request).toString("utf8"))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Compares secrets in constant time. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** True when the request carries these HTTP Basic credentials (RFC 7617). */
export function hasBasicCredentials(request: FastifyRequest, login: string, password: string): boolean {
  const [scheme, encoded] = (request.headers.authorization ?? "").split(" ")
  if (scheme?.toLowerCase() !== "basic" || !encoded) return false
  return sameSecret(Buffer.from(encoded, "base64").toString("utf8"), `${login}:${password}`)
}

/** True when the request carries this bearer token (RFC 6750). */
export function hasBearerToken(request: FastifyRequest, token: string): boolean {
  const [scheme, given] = (request.headers.authorization ?? "").split(" ")
  return scheme?.toLowerCase() === "bearer" && given !== undefined && sameSecret(given, token)
}

/** Undefined unless it is an absolute http(s) URL. */
export function webAddress(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url : undefined
}
