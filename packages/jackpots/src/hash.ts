import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

type Keyed = ReturnType<typeof hmac.create>
const hmacCache = new Map<string, Keyed>()
const maxCached = 16

/** A seed as a key, made ready once: it draws for thousands of bets, and half of a draw was that. */
function preparedHmac(seed: string): Keyed {
  const known = hmacCache.get(seed)
  if (known) return known
  if (hmacCache.size === maxCached) hmacCache.clear()
  const made = hmac.create(sha256, hexToBytes(seed))
  hmacCache.set(seed, made)
  return made
}

/**
 * HMAC-SHA-256 of a text under a seed of 32 bytes; both hexadecimal. The same always comes to the same. This is how a browser
 * does it, which has no hash that answers at once; the house takes `hash.node.ts`.
 */
export const macOf = (seed: string, text: string): string =>
  bytesToHex(preparedHmac(seed).clone().update(utf8ToBytes(text)).digest())

/** SHA-256 of a text, after bytes where there are any before it; both hexadecimal. */
export const digestOf = (text: string, before = ""): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(before), utf8ToBytes(text))))
