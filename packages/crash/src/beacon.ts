import { bls12_381 } from "@noble/curves/bls12-381.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"

// A separate entry point (`@elite/crash/beacon`): players do not load the curve.

/** `key` is the public key of drand's unchained scheme on G1: 96 bytes, hexadecimal. */
export type BeaconRound = { readonly key: string; readonly round: bigint }
/** Hexadecimal; the signature is 48 bytes. */
export type BeaconOutput = { readonly randomness: string; readonly signature: string }

const signatureScheme = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

/** SHA-256 of the number in eight bytes. */
function toMessage(round: bigint): Uint8Array {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, round)
  return sha256(number)
}

function isValidSignature({ key, round }: BeaconRound, signature: string): boolean {
  const { shortSignatures } = bls12_381
  try {
    const message = shortSignatures.hash(toMessage(round), signatureScheme)
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(key))
  } catch {
    // The bytes are no point of the curve.
    return false
  }
}

/** Answers what is wrong: `randomness` must be the SHA-256 of a valid signature. Undefined where both hold. */
export function verifyBeacon(
  of: BeaconRound,
  { randomness, signature }: BeaconOutput,
): "randomness" | "signature" | undefined {
  const isHash = /^[0-9a-f]{96}$/.test(signature) && bytesToHex(sha256(hexToBytes(signature))) === randomness
  if (!isHash) return "randomness"
  return isValidSignature(of, signature) ? undefined : "signature"
}
