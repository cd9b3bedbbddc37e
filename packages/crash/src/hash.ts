import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

/**
 * HMAC-SHA-256 of the bytes of a hash under the characters of the salt (UTF-8); hexadecimal. Browsers have no
 * synchronous hash; Node uses `hash.node.ts`.
 */
export const macOf = (salt: string, round: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(salt), hexToBytes(round)))

/** SHA-256 of the bytes of a hash; both hexadecimal. */
export const digestOf = (round: string): string => bytesToHex(sha256(hexToBytes(round)))
