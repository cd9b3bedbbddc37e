import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"

const algorithm = "RS256"
const minModulusBits = 2048
/** How far two clocks may differ, s. */
const toleranceSeconds = 30

function assertRsaKey(key: KeyObject, what: string): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== "rsa" || bits < minModulusBits)
    throw new Error(`The Betby ${what} key must be RSA with ${minModulusBits} bits or more.`)
  return key
}

/** Reads our private key (PEM) once, at start. Refuses keys that are not RSA of 2048 bits or more. */
export const readPrivateKey = (pem: string): KeyObject => assertRsaKey(createPrivateKey(pem), "private")

/** Reads the provider's public key (PEM) once, at start. Refuses keys that are not RSA of 2048 bits or more. */
export const readPublicKey = (pem: string): KeyObject => assertRsaKey(createPublicKey(pem), "public")

/** Signs claims as a compact token that ends at an instant. */
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

/**
 * The `payload` claim of a token that the provider signed for us and that has not ended; undefined for any other token: another
 * algorithm, key, issuer or audience, one that ended, one that names no end.
 */
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
