import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"

export const keyOf = (pem: string): KeyObject => createPrivateKey(pem)
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)

/** The page's user, as the operator signed it. */
export type Viewer = { readonly session: string; readonly user: string; readonly endsAtMs: number }

const LONGEST_LIFE_SECONDS = 300
const CALL_LIFE_SECONDS = 60
const seconds = (ms: number) => Math.floor(ms / 1000)

/** RS256 by the operator's key and brand, valid for at most five minutes. Undefined for any other token. */
export async function viewerOf(
  token: string,
  { key, brandId, nowMs }: { key: KeyObject; brandId: string; nowMs: number },
): Promise<Viewer | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["RS256"],
      issuer: brandId,
      audience: "betby",
      currentDate: new Date(nowMs),
      clockTolerance: 30,
      requiredClaims: ["iat", "exp", "jti", "sub"],
    })
    const { iat = 0, exp = 0, jti = "", sub = "" } = payload
    if (exp - iat > LONGEST_LIFE_SECONDS) return undefined
    return { session: jti, user: sub, endsAtMs: exp * 1000 }
  } catch {
    return undefined
  }
}

export type CallFlaw = "other_brand" | "expired"

/** A call's body: its payload as a token of one minute, signed for the operator's brand. */
export function callToken(
  payload: object,
  {
    key,
    brandId,
    nowMs,
    flaw,
  }: { key: KeyObject; brandId: string; nowMs: number; flaw?: CallFlaw | undefined },
): Promise<string> {
  const now = seconds(nowMs) - (flaw === "expired" ? 3600 : 0)
  return new SignJWT({ payload })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer("betby")
    .setAudience(flaw === "other_brand" ? "another-brand" : brandId)
    .setIssuedAt(now)
    .setExpirationTime(now + CALL_LIFE_SECONDS)
    .setJti(randomUUID())
    .sign(key)
}
