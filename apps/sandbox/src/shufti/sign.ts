import { createHash } from "node:crypto"

const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex")

/** New accounts sign with the hashed secret, older ones with the plain one. */
export type SignatureScheme = "hashed" | "plain"

/**
 * The `Signature` header of an answer or callback: hex of SHA-256 over the raw body followed by the secret
 * key, itself hashed first in the `hashed` scheme.
 */
export function shuftiSignature(
  rawBody: string,
  secretKey: string,
  scheme: SignatureScheme = "hashed",
): string {
  return sha256(rawBody + (scheme === "hashed" ? sha256(secretKey) : secretKey))
}
