import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Envelope senders, one for each letter: whatever comes back to one of them is about that letter. */
export type Senders = {
  /** The envelope sender of a letter. */
  of(letterId: bigint): string
  /** The letter that an address is the envelope sender of; undefined where the house never made it. */
  letterOf(address: string): bigint | undefined
}

type Key = { id: number; bytes: Buffer }

const markOf = (key: Buffer, id: string): Buffer =>
  createHmac("sha256", key).update(id).digest().subarray(0, 16)

/**
 * Makes the envelope senders of a domain: `bounce+ID.MARK@DOMAIN`. The mark is made with a key of its own, derived from
 * an identity key (HKDF, RFC 5869), so that only who was sent a letter can say that it did not arrive. The first key
 * makes it, each of them knows it again. Capitals mean nothing: relays write addresses as they like.
 */
export function senders(keys: readonly [Key, ...Key[]], domain: string): Senders {
  const [first, ...others] = keys.map(({ bytes }) =>
    Buffer.from(hkdfSync("sha256", bytes, "", "returned letters", 32)),
  )
  const at = `@${domain.toLowerCase()}`
  return {
    of: (letterId) => `bounce+${letterId}.${markOf(first!, String(letterId)).toString("hex")}${at}`,
    letterOf(address) {
      const lower = address.toLowerCase()
      const found = /^bounce\+([1-9]\d{0,17})\.([\da-f]{32})$/.exec(lower.slice(0, -at.length))
      if (!found || !lower.endsWith(at)) return undefined
      const [, id, mark] = found as unknown as [string, string, string]
      const given = Buffer.from(mark, "hex")
      const isOurs = [first!, ...others].some((key) => timingSafeEqual(markOf(key, id), given))
      return isOurs ? BigInt(id) : undefined
    },
  }
}
