import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Short signatures of what stands in an address, so that nobody else can write one. */
export type AddressSigner = {
  /** Sixteen bytes, made with the first key. */
  sign(said: string): Buffer
  /** Whether a mark is ours, made with any of the keys. */
  verify(said: string, mark: Buffer): boolean
}

type Key = { id: number; bytes: Buffer }

const markOf = (key: Buffer, said: string): Buffer =>
  createHmac("sha256", key).update(said).digest().subarray(0, 16)

/** Marks of one purpose, with a key of its own for each identity key (HKDF, RFC 5869): the first signs, each verifies. */
export function addressSigner(keys: readonly [Key, ...Key[]], purpose: string): AddressSigner {
  const derived = keys.map(({ bytes }) => Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32)))
  return {
    sign: (said) => markOf(derived[0]!, said),
    verify: (said, mark) =>
      mark.length === 16 && derived.some((key) => timingSafeEqual(markOf(key, said), mark)),
  }
}
