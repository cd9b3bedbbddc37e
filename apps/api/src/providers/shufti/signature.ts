import { createHash, timingSafeEqual } from "node:crypto"

/** Accounts of today sign with the hashed secret, older ones with the plain one (docs/providers.md, Shufti). */
export type SignatureScheme = "hashed" | "plain"

const sha256 = (...parts: (Buffer | string)[]) => {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest("hex")
}

/** The `Signature` header over the exact bytes of a body, lower-case hex. */
export const computeSignature = (body: Buffer, secretKey: string, scheme: SignatureScheme): string =>
  sha256(body, scheme === "hashed" ? sha256(secretKey) : secretKey)

/** Whether a body is signed with this secret in this scheme; the other scheme is never accepted beside it. */
export function isSigned(
  body: Buffer,
  signature: string | null | undefined,
  secretKey: string,
  scheme: SignatureScheme,
): boolean {
  const expected = Buffer.from(computeSignature(body, secretKey, scheme))
  const given = Buffer.from(signature ?? "")
  return given.length === expected.length && timingSafeEqual(given, expected)
}
