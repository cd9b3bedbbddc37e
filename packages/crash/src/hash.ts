import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

/** HMAC-SHA-256, hexadecimal, under the salt in UTF-8. Browsers have no synchronous hash; Node uses `hash.node.ts`. */
export const macOf = (salt: string, round: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(salt), hexToBytes(round)))

export const digestOf = (round: string): string => bytesToHex(sha256(hexToBytes(round)))
