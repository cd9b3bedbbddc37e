import { createHash, timingSafeEqual } from "node:crypto"

/** Newer accounts sign with the hashed secret, older ones with the plain one (docs/providers.md, Shufti). */
export type SignatureScheme = "hashed" | "plain"

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex")
}

/** The `Signature` header over the exact bytes of a body, lower-case hex. */
export const computeSignature = (body: Buffer, secretKey: string, scheme: SignatureScheme): string =>
  sha256(body, scheme === "hashed" ? sha256(secretKey) : secretKey)

/** Accepts only the configured scheme. */
export function isSigned(
  body: Buffer,
  signature: string | null | undefined,
  secretKey: string,
  scheme: SignatureScheme,
): boolean {
  const expected = Buffer.from(computeSignature(body, secretKey, scheme))
  const actual = Buffer.from(signature ?? "")
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
