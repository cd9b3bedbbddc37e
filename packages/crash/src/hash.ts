import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

/**
 * HMAC-SHA-256 of the bytes of a round's hash under the salt's characters as they are written (UTF-8); hexadecimal. This is how a
 * browser does it, which has no hash that answers at once; the house takes `hash.node.ts`.
 */
export const macOf = (salt: string, round: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(salt), hexToBytes(round)))

/** SHA-256 of the 32 bytes of a round's hash; both hexadecimal. */
export const digestOf = (round: string): string => bytesToHex(sha256(hexToBytes(round)))
