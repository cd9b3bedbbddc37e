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
let unpublishedKey: SigningKey | undefined

/** The provider's signing key: one per process, created on first use. */
export const ownKey = (): SigningKey => (own ??= signingKey("op-sig-1"))

/** An unpublished key. */
export const strangeKey = (): SigningKey => (unpublishedKey ??= signingKey("op-sig-9"))

/** `jwks_uri` */
export function publishedKeys(): JSONWebKeySet {
  const { kid, publicKey } = ownKey()
  return { keys: [{ ...(publicKey.export({ format: "jwk" }) as JWK), kid, use: "sig", alg: "RS256" }] }
}

/** The relying party's published keys; undefined without an answer within a second. */
export async function keysOfParty(jwksUrl: string): Promise<JSONWebKeySet | undefined> {
  try {
    const answer = await fetch(jwksUrl, { signal: AbortSignal.timeout(1000) })
    const read = (await answer.json()) as Partial<JSONWebKeySet>
    return answer.ok && Array.isArray(read.keys) ? { keys: read.keys } : undefined
  } catch {
    return undefined
  }
}
