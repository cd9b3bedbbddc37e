import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto"

/** Base64 of RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes (Hub88 operator API reference, "Getting started"). */
export const SIGNATURE_HEADER = "x-hub88-signature"

export const signatureOf = (body: Buffer, key: KeyObject): string =>
  sign("RSA-SHA256", body, key).toString("base64")

/** False for a missing or malformed header. */
export function signatureHolds(body: Buffer, header: string | undefined, key: KeyObject): boolean {
  if (!header) return false
  return verify("RSA-SHA256", body, key, Buffer.from(header, "base64"))
}

/** Throws for anything but a PEM private key. */
export const privateKeyOf = (pem: string): KeyObject => createPrivateKey(pem)

export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)
