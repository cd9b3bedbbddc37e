import { importJWK, type JWK } from "jose"
import type { DecryptionKey, PrivateKey } from "openid-client"

export type ItsmeKey = {
  kty: "RSA"
  kid: string
  use: "sig" | "enc"
  n: string
  e: string
  d: string
  p: string
  q: string
  dp: string
  dq: string
  qi: string
}

const algorithmOf = { sig: "RS256", enc: "RSA-OAEP-256" } as const

export const toPublicKeys = (keys: readonly ItsmeKey[]) => ({
  keys: keys.map(({ kty, kid, use, n, e }) => ({ kty, kid, use, alg: algorithmOf[use], n, e })),
})

async function importKey({ use, ...jwk }: ItsmeKey): Promise<CryptoKey> {
  const key = await importJWK(jwk satisfies JWK, algorithmOf[use])
  if (key instanceof Uint8Array) throw new Error("A key for itsme is not an RSA key.")
  return key
}

/** The first key signs, all decrypt, so that itsme may still use the key it read yesterday. */
export async function importKeys(
  keys: readonly ItsmeKey[],
): Promise<{ signing: PrivateKey; decrypting: DecryptionKey[] }> {
  const [first] = keys.filter(({ use }) => use === "sig")
  if (!first) throw new Error("There is no key that signs for itsme.")
  const signing = { key: await importKey(first), kid: first.kid }
  const decrypting = await Promise.all(
    keys
      .filter(({ use }) => use === "enc")
      .map(async (key) => ({ key: await importKey(key), alg: algorithmOf.enc, kid: key.kid })),
  )
  return { signing, decrypting }
}
