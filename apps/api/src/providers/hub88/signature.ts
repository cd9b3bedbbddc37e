import {
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign as signBytes,
  verify as verifyBytes,
} from "node:crypto"

/** The header that carries the signature, both ways. */
export const signatureHeader = "x-hub88-signature"

const minModulusBits = 2048

function assertRsaKey(key: KeyObject, what: string): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== "rsa" || bits < minModulusBits) {
    throw new Error(`The Hub88 ${what} key must be RSA with ${minModulusBits} bits or more.`)
  }
  return key
}

/** Reads our private key (PEM) once, at start. Refuses keys that are not RSA of 2048 bits or more. */
export const readPrivateKey = (pem: string): KeyObject => assertRsaKey(createPrivateKey(pem), "private")

/** Reads the aggregator's public key (PEM) once, at start. Refuses keys that are not RSA of 2048 bits or more. */
export const readPublicKey = (pem: string): KeyObject => assertRsaKey(createPublicKey(pem), "public")

/**
 * Signs the exact bytes of a body: RSASSA-PKCS1-v1_5 with SHA-256, in base64
 * (docs.hub88.io, operator API reference, getting started; coingaming/Hub88-Examples).
 */
export const sign = (privateKey: KeyObject, bytes: Buffer | string): string =>
  signBytes("RSA-SHA256", Buffer.from(bytes), privateKey).toString("base64")

const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * True when `signature` is the other side's over exactly these bytes. A missing, repeated or malformed
 * header is simply false: nothing here throws on what a stranger sends.
 */
export function verify(
  publicKey: KeyObject,
  bytes: Buffer | string,
  signature: string | readonly string[] | undefined,
): boolean {
  if (typeof signature !== "string" || !base64.test(signature)) return false
  return verifyBytes("RSA-SHA256", Buffer.from(bytes), publicKey, Buffer.from(signature, "base64"))
}
