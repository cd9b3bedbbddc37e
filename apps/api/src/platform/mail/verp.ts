import { addressSigner } from "../lib/addressSignature.ts"

/** Envelope senders, one for each letter: whatever comes back to one of them is about that letter. */
export type EnvelopeSenders = {
  /** The envelope sender of a letter. */
  of(letterId: bigint): string
  /** The letter that an address is the envelope sender of; undefined where the house never made it. */
  letterOf(address: string): bigint | undefined
}

type Key = { id: number; bytes: Buffer }

/**
 * Makes the envelope senders of a domain: `bounce+ID.MARK@DOMAIN`. The mark is signed, so that only the server that was
 * sent a letter can say that it did not arrive. Capitals mean nothing: relays write addresses as they like.
 */
export function envelopeSenders(keys: readonly [Key, ...Key[]], domain: string): EnvelopeSenders {
  const signed = addressSigner(keys, "returned letters")
  const at = `@${domain.toLowerCase()}`
  return {
    of: (letterId) => `bounce+${letterId}.${signed.sign(String(letterId)).toString("hex")}${at}`,
    letterOf(address) {
      const lower = address.toLowerCase()
      const found = /^bounce\+([1-9]\d{0,17})\.([\da-f]{32})$/.exec(lower.slice(0, -at.length))
      if (!found || !lower.endsWith(at)) return undefined
      const [, id, mark] = found as unknown as [string, string, string]
      return signed.verify(id, Buffer.from(mark, "hex")) ? BigInt(id) : undefined
    },
  }
}
