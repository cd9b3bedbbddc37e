import { randomBytes, randomUUID } from "node:crypto"
import { p256 } from "@noble/curves/nist.js"
import {
  type CryptoKey,
  createRemoteJWKSet,
  exportJWK,
  FlattenedSign,
  flattenedVerify,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWSHeaderParameters,
} from "jose"

const CLAIM = "https://payconiq.com/"
const CLAIMS = ["sub", "iss", "iat", "jti", "path"].map((name) => CLAIM + name)
const CRITICAL = Object.fromEntries(CLAIMS.map((claim) => [claim, true]))

export type SigningKey = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicJwk: JWK }

export async function makeSigningKey(): Promise<SigningKey> {
  const kid = `es.signature.${randomBytes(4).toString("hex")}`
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true })
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, use: "sig", alg: "ES256" } }
}

export async function importSigningKey(jwk: JWK & { kid: string }): Promise<SigningKey> {
  const { d: _private, ...publicJwk } = jwk
  return { kid: jwk.kid, privateKey: (await importJWK(jwk, "ES256")) as CryptoKey, publicJwk }
}

/** The claims of a signature, and its encoding. */
export type Statement = {
  readonly profileId: string
  readonly path: string
  readonly atMs: number
  /** The signature in ASN.1 DER, as in some of Bancontact's callbacks. */
  readonly der?: boolean
}

/** Signs a body: a detached compact JWS (RFC 7515 appendix F) with the claims in its header. */
export async function sign(body: string, key: SigningKey, statement: Statement): Promise<string> {
  const { profileId, path, atMs, der } = statement
  const header = {
    typ: "jose+json",
    kid: key.kid,
    alg: "ES256",
    [`${CLAIM}sub`]: profileId,
    [`${CLAIM}iss`]: "Payconiq",
    // Microseconds, as in the real API.
    [`${CLAIM}iat`]: new Date(atMs).toISOString().replace("Z", "000Z"),
    [`${CLAIM}jti`]: randomUUID().replaceAll("-", "").slice(0, 16),
    [`${CLAIM}path`]: path,
    crit: CLAIMS,
  } satisfies JWSHeaderParameters
  const jws = await new FlattenedSign(Buffer.from(body))
    .setProtectedHeader(header)
    .sign(key.privateKey, { crit: CRITICAL })
  const signature = der ? toDer(jws.signature) : jws.signature
  return `${jws.protected}..${signature}`
}

function toDer(signature: string): string {
  const raw = Buffer.from(signature, "base64url")
  return Buffer.from(p256.Signature.fromBytes(raw, "compact").toBytes("der")).toString("base64url")
}

/** Keys are read on use. */
export const casinoKeysAt = (jwksUrl: string): CasinoKeys =>
  createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 2000, cooldownDuration: 1000 })
type CasinoKeys = ReturnType<typeof createRemoteJWKSet>

/** Whether the casino signed this body and path with a published key. */
export async function isSignedBy(
  casinoKeys: CasinoKeys,
  { body, signature, profileId, path }: { body: Buffer; signature: string; profileId: string; path: string },
): Promise<boolean> {
  const [header = "", payload = "", value = ""] = signature.split(".")
  if (payload !== "") return false
  try {
    const jws = { protected: header, payload: body.toString("base64url"), signature: value }
    const { protectedHeader } = await flattenedVerify(jws, casinoKeys, {
      algorithms: ["ES256"],
      crit: CRITICAL,
    })
    return protectedHeader?.[`${CLAIM}sub`] === profileId && protectedHeader?.[`${CLAIM}path`] === path
  } catch {
    return false
  }
}
