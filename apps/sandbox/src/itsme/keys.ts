import { generateKeyPairSync, type KeyObject } from "node:crypto"
import type { JSONWebKeySet, JWK } from "jose"

export type SigningKey = {
  readonly kid: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}

function signingKey(kid: string): SigningKey {
  return { kid, ...generateKeyPairSync("rsa", { modulusLength: 2048 }) }
}

let own: SigningKey | undefined
let strange: SigningKey | undefined

/** The provider's own signing key: one for the process, made when it is first needed. */
export const ownKey = (): SigningKey => (own ??= signingKey("op-sig-1"))

/** A key that nobody published. */
export const strangeKey = (): SigningKey => (strange ??= signingKey("op-sig-9"))

/** What `jwks_uri` answers. */
export function publishedKeys(): JSONWebKeySet {
  const { kid, publicKey } = ownKey()
  return { keys: [{ ...(publicKey.export({ format: "jwk" }) as JWK), kid, use: "sig", alg: "RS256" }] }
}

/** The keys that a relying party publishes, read as the provider reads them: within a second. */
export async function keysOfParty(jwksUrl: string): Promise<JSONWebKeySet | undefined> {
  try {
    const answer = await fetch(jwksUrl, { signal: AbortSignal.timeout(1000) })
    const read = (await answer.json()) as Partial<JSONWebKeySet>
    return answer.ok && Array.isArray(read.keys) ? { keys: read.keys } : undefined
  } catch {
    return undefined
  }
}
