import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"

const bits = 256n

type Keyed = ReturnType<typeof hmac.create>
const ready = new Map<string, Keyed>()
const readyAtMost = 16

/** A seed as a key, made ready once: it draws for thousands of bets, and half of a draw was that. */
function keyed(seed: string): Keyed {
  const known = ready.get(seed)
  if (known) return known
  if (ready.size === readyAtMost) ready.clear()
  const made = hmac.create(sha256, hexToBytes(seed))
  ready.set(seed, made)
  return made
}

/** HMAC-SHA-256 of a text under a seed of 32 bytes; both hexadecimal. The same always comes to the same. */
export const macOf = (seed: string, text: string): string =>
  bytesToHex(keyed(seed).clone().update(utf8ToBytes(text)).digest())

/** The same as a number of 256 bits: what is drawn for a text under a seed. */
export const drawnFor = (seed: string, text: string): bigint => BigInt(`0x${macOf(seed, text)}`)

/** A chance as an exact fraction; at `of` above `outOf` it is certain. */
export type Chance = { readonly of: bigint; readonly outOf: bigint }

/** Whether what was drawn meets a chance. */
export const meets = (drawn: bigint, { of, outOf }: Chance): boolean => drawn * outOf < of << bits

/** What was drawn as one of so many, from 0, each as likely as another. */
export const oneOf = (drawn: bigint, count: bigint): bigint => (drawn * count) >> bits
