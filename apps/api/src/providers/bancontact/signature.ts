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
import type { Clock } from "../../platform/lib/clock.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { randomUuid } from "../../platform/lib/random.ts"

const algorithm = "ES256"
const claim = (name: string) => `https://payconiq.com/${name}`
const claims = ["sub", "iss", "iat", "jti", "path"].map(claim)
/** Extensions of the JOSE header that we understand and check ourselves. */
const critical = Object.fromEntries(claims.map((name) => [name, true]))

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** A callback is sent again for a day, each time with the same signature. */
const retriedForMs = 24 * hourMs
/** How far two clocks may differ. */
const toleranceMs = 5 * minuteMs
/** Bancontact publishes a new key a day before it takes the old one away. */
const keysForMs = 12 * hourMs
const keysWithinMs = 5_000
/** An unknown key makes us read the keys again, this often at most. */
const keysEveryMs = 30_000

const stated = z.object({
  [claim("sub")]: z.string(),
  [claim("iss")]: z.literal("Payconiq"),
  // 3, 6 and 9 digits of a second have been seen.
  [claim("iat")]: z.iso.datetime(),
  [claim("jti")]: z.string().min(1).max(128),
  [claim("path")]: z.string(),
})

/** Bancontact's public keys, fetched when they are needed. Throws GatewayAway where they cannot be had. */
function remoteKeys(url: string) {
  const fetchKeys = async (address: string): Promise<Response> => {
    try {
      const answer = await outboundFetch(address, { withinMs: keysWithinMs })
      // Parsed here and again by the library: what is no JSON is the vendor's failure and no forgery.
      if (answer.ok) return Response.json(await answer.json())
      throw new Error(`status ${answer.status}`)
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

/** A signature as JOSE writes it, also where it came in ASN.1 DER. Throws where it is neither. */
function joseSignature(signature: string): string {
  const bytes = Buffer.from(signature, "base64url")
  return bytes.length === rawBytes ? signature : derToJose(bytes, algorithm)
}

export type VerifierOptions = {
  jwksUrl: string
  /** Our product profile (PPID): the audience of a callback. */
  profileId: string
  /** Where Bancontact calls us: the address that a callback is signed for. */
  notifyUrl: string
  clock: Clock
}

/**
 * Answers whether a detached JWS in the header `signature` covers a body, was made by Bancontact for us and this address, and
 * not longer ago than it is sent again. A `jti` that comes back is the same callback sent again; with other content it is
 * refused (remembered in this process, for as long as it could come). Throws GatewayAway where the keys cannot be read.
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
    const known = seen.get(jti ?? "")
    if (known !== undefined) return known === content
    seen.set(jti ?? "", content)
    return true
  }
}

/** Our key without its private half, as Bancontact reads it. */
export function toPublicKey({ d: _private, ...key }: JWK): JWK {
  return { ...key, use: "sig", alg: algorithm }
}

/** Signs our requests with our registered key, as a detached JWS for the header `Signature`. */
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
