import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

export type AddressSigner = {
  sign(text: string): Buffer
  verify(text: string, signature: Buffer): boolean
}

type Key = { id: number; bytes: Buffer }

const computeSignature = (key: Buffer, text: string): Buffer =>
  createHmac("sha256", key).update(text).digest().subarray(0, 16)

/** HMAC-SHA-256 cut to 16 bytes, with keys derived for the purpose (HKDF, RFC 5869). The first key signs, all verify. */
export function addressSigner(keys: readonly [Key, ...Key[]], purpose: string): AddressSigner {
  const derived = keys.map(({ bytes }) => Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32)))
  return {
    sign: (text) => computeSignature(derived[0]!, text),
    verify: (text, signature) =>
      signature.length === 16 &&
      derived.some((key) => timingSafeEqual(computeSignature(key, text), signature)),
  }
}
