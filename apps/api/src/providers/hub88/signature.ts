import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from "node:crypto"

export const signatureHeader = "x-hub88-signature"

const minModulusBits = 2048

function assertRsaKey(key: KeyObject, name: string): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== "rsa" || bits < minModulusBits) {
    throw new Error(`The Hub88 ${name} key must be RSA with ${minModulusBits} bits or more.`)
  }
  return key
}

/** Reads our private key (PEM). Throws for keys that are not RSA of at least 2048 bits. */
export const readPrivateKey = (pem: string): KeyObject => assertRsaKey(createPrivateKey(pem), "private")

/** Reads the aggregator's public key (PEM). Throws for keys that are not RSA of at least 2048 bits. */
export const readPublicKey = (pem: string): KeyObject => assertRsaKey(createPublicKey(pem), "public")

/** RSASSA-PKCS1-v1_5 with SHA-256 over the exact bytes, base64 (docs.hub88.io, operator API reference). */
export const sign = (privateKey: KeyObject, bytes: Buffer | string): string =>
  signBytes("RSA-SHA256", Buffer.from(bytes), privateKey).toString("base64")

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** False for a missing, repeated or malformed header; never throws on untrusted input. */
export function verify(
  publicKey: KeyObject,
  bytes: Buffer | string,
  signature: string | readonly string[] | undefined,
): boolean {
  if (typeof signature !== "string" || !base64.test(signature)) return false
  return verifyBytes("RSA-SHA256", Buffer.from(bytes), publicKey, Buffer.from(signature, "base64"))
}
