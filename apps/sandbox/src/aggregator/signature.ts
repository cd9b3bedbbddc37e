import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto"

/**
 * X-Hub88-Signature: base64 of RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes of the body
 * (Hub88 operator API reference, "Getting started"; Hub88-Examples).
 */
export const SIGNATURE_HEADER = "x-hub88-signature"

/** Signs the exact bytes that will be sent. */
export const signatureOf = (body: Buffer, key: KeyObject): string =>
  sign("RSA-SHA256", body, key).toString("base64")

/** True when the header is the other side's signature over these bytes; false for a missing or mangled one. */
export function signatureHolds(body: Buffer, header: string | undefined, key: KeyObject): boolean {
  if (!header) return false
  return verify("RSA-SHA256", body, key, Buffer.from(header, "base64"))
}

/** Reads a PEM private key once; refuses (throws) anything that is not one. */
export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)

/** Reads a PEM public key once; refuses (throws) anything that is not one. */
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)
