import { bls12_381 } from "@noble/curves/bls12-381.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js"

// A door of its own (`@elite/crash/beacon`): whoever only flies does not load the curve.

/** A round of drand's unchained scheme on G1, and the key that signs it (96 bytes, hexadecimal). */
export type BeaconRound = { readonly key: string; readonly round: bigint }
/** What it drew, and its signature (48 bytes); hexadecimal. */
export type BeaconOutput = { readonly randomness: string; readonly signature: string }

const signatureScheme = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

/** The message of a round: SHA-256 of its number in eight bytes. */
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
    // Bytes that are no point of the curve.
    return false
  }
}

/**
 * What does not hold of a round that was drawn: its randomness is not the SHA-256 of its signature, or the signature is not that
 * of this round under this key. Undefined where both hold.
 */
export function verifyBeacon(
  of: BeaconRound,
  { randomness, signature }: BeaconOutput,
): "randomness" | "signature" | undefined {
  const isHash = /^[0-9a-f]{96}$/.test(signature) && bytesToHex(sha256(hexToBytes(signature))) === randomness
  if (!isHash) return "randomness"
  return isValidSignature(of, signature) ? undefined : "signature"
}
