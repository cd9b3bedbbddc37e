import { createHash } from "node:crypto"
import { derToJose } from "ecdsa-sig-formatter"
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  FlattenedSign,
  flattenedVerify,
  importJWK,
  type JWK,
} from "jose"
import { LRUCache } from "lru-cache"
import { z } from "zod"
import { GatewayUnavailable } from "../../modules/payments/ports.ts"
import { dayMs, hourMs, minuteMs } from "../../platform/lib/calendar.ts"
import type { Clock } from "../../platform/lib/clock.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { randomUuid } from "../../platform/lib/random.ts"

const algorithm = "ES256"
const claim = (name: string) => `https://payconiq.com/${name}`
const claims = ["sub", "iss", "iat", "jti", "path"].map(claim)
/** JOSE header extensions that we check ourselves. */
const critical = Object.fromEntries(claims.map((name) => [name, true]))

/** Bancontact repeats a callback for a day, with the same signature. */
const retriedForMs = dayMs
const toleranceMs = 5 * minuteMs
/** Bancontact publishes a new key a day before it removes the old one. */
const keysForMs = 12 * hourMs
const keysWithinMs = 5_000
/** Minimum interval between refreshes for an unknown key. */
const keysEveryMs = 30_000

const stated = z.object({
  [claim("sub")]: z.string(),
  [claim("iss")]: z.literal("Payconiq"),
  // Fractions with 3, 6 and 9 digits occur.
  [claim("iat")]: z.iso.datetime(),
  [claim("jti")]: z.string().min(1).max(128),
  [claim("path")]: z.string(),
})

/** Throws GatewayUnavailable where the keys cannot be fetched. */
function remoteKeys(url: string) {
  const fetchKeys = async (address: string): Promise<Response> => {
    try {
      const response = await outboundFetch(address, { withinMs: keysWithinMs })
      // Parsed before the library does: invalid JSON is an outage, not a forgery.
      if (response.ok) return Response.json(await response.json())
      throw new Error(`status ${response.status}`)
    } catch (error) {
      throw new GatewayUnavailable("Bancontact's keys cannot be read", { cause: error })
    }
  }
  return createRemoteJWKSet(new URL(url), {
    cacheMaxAge: keysForMs,
    cooldownDuration: keysEveryMs,
    timeoutDuration: 2 * keysWithinMs,
    [customFetch]: fetchKeys,
  })
}

const rawBytes = 64

/** Converts a signature to JOSE form; accepts ASN.1 DER as well. Throws for any other form. */
function joseSignature(signature: string): string {
  const bytes = Buffer.from(signature, "base64url")
  return bytes.length === rawBytes ? signature : derToJose(bytes, algorithm)
}

export type VerifierOptions = {
  jwksUrl: string
  /** Our product profile (PPID): the audience of a callback. */
  profileId: string
  /** The address that a callback is signed for. */
  notifyUrl: string
  clock: Clock
}

/**
 * Verifies a detached JWS in the header `signature`: made by Bancontact for us and this address, within the
 * repetition period. A repeated `jti` must have the same content, remembered in this process for that period. Throws
 * GatewayUnavailable where the keys cannot be fetched.
 */
export function signatureVerifier({ jwksUrl, profileId, notifyUrl, clock }: VerifierOptions) {
  const keys = remoteKeys(jwksUrl)
  const seen = new LRUCache<string, string>({ max: 50_000 })
  const paths = [notifyUrl, new URL(notifyUrl).pathname]

  async function headerOf(body: Buffer, signature: string): Promise<unknown> {
    const [header = "", payload, value = "", ...more] = signature.split(".")
    if (payload !== "" || more.length > 0) return undefined
    try {
      const jws = {
        protected: header,
        payload: body.toString("base64url"),
        signature: joseSignature(value),
      }
      return (await flattenedVerify(jws, keys, { algorithms: [algorithm], crit: critical })).protectedHeader
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error
      if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid)
        throw new GatewayUnavailable("Bancontact's keys cannot be read", { cause: error })
      return undefined
    }
  }

  return async (body: Buffer, signature: string | undefined): Promise<boolean> => {
    if (signature === undefined) return false
    const header = stated.safeParse(await headerOf(body, signature))
    if (!header.success) return false
    const {
      [claim("sub")]: sub,
      [claim("iat")]: iat,
      [claim("jti")]: jti,
      [claim("path")]: path,
    } = header.data
    const ageMs = clock.now().getTime() - Date.parse(iat ?? "")
    if (sub !== profileId || !paths.includes(path ?? "")) return false
    if (ageMs > retriedForMs + toleranceMs || ageMs < -toleranceMs) return false
    const content = createHash("sha256").update(body).digest("base64")
    const previous = seen.get(jti ?? "")
    if (previous !== undefined) return previous === content
    seen.set(jti ?? "", content)
    return true
  }
}

export function toPublicKey({ d: _private, ...key }: JWK): JWK {
  return { ...key, use: "sig", alg: algorithm }
}

/** Signs requests as a detached JWS for the header `Signature`. */
export function requestSigner({ key, profileId, clock }: { key: JWK; profileId: string; clock: Clock }) {
  return async (path: string, body: string): Promise<string> => {
    const jws = await new FlattenedSign(Buffer.from(body))
      .setProtectedHeader({
        typ: "jose+json",
        kid: key.kid!,
        alg: algorithm,
        [claim("sub")]: profileId,
        [claim("iss")]: "Payconiq",
        [claim("iat")]: clock.now().toISOString(),
        [claim("jti")]: randomUuid(),
        [claim("path")]: path,
        crit: claims,
      })
      .sign(await importJWK(key, algorithm), { crit: critical })
    return `${jws.protected}..${jws.signature}`
  }
}
