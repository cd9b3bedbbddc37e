import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"

const algorithm = "RS256"
const minModulusBits = 2048
const toleranceSeconds = 30

function assertRsaKey(key: KeyObject, what: string): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== "rsa" || bits < minModulusBits)
    throw new Error(`The Betby ${what} key must be RSA with ${minModulusBits} bits or more.`)
  return key
}

/** Reads our private key (PEM). Throws for keys that are not RSA of at least 2048 bits. */
export const readPrivateKey = (pem: string): KeyObject => assertRsaKey(createPrivateKey(pem), "private")

/** Reads the provider's public key (PEM). Throws for keys that are not RSA of at least 2048 bits. */
export const readPublicKey = (pem: string): KeyObject => assertRsaKey(createPublicKey(pem), "public")

export const signToken = (
  claims: Record<string, unknown>,
  {
    key,
    jti,
    issuer,
    audience,
    now,
    expiresAt,
  }: {
    key: KeyObject
    jti: string
    issuer: string
    audience: string
    now: Date
    expiresAt: Date
  },
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .setJti(jti)
    .sign(key)

/** The `payload` claim of a valid, unexpired token for us; undefined for any other, or without an expiry. */
export async function verifyToken(
  token: string,
  { key, issuer, audience, now }: { key: KeyObject; issuer: string; audience: string; now: Date },
): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: now,
      clockTolerance: toleranceSeconds,
      requiredClaims: ["iat", "exp", "jti"],
    })
    return payload.payload ?? {}
  } catch {
    return undefined
  }
}
