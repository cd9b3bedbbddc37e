import { addressSigner } from "../lib/addressSignature.ts"

export type EnvelopeSenders = {
  of(letterId: bigint): string
  /** Undefined for an address that was not made with one of our keys. */
  letterOf(address: string): bigint | undefined
}

type Key = { id: number; bytes: Buffer }

/** `bounce+ID.SIGNATURE@DOMAIN` (VERP): only a server that got the letter can report its bounce; case is ignored. */
export function envelopeSenders(keys: readonly [Key, ...Key[]], domain: string): EnvelopeSenders {
  const signer = addressSigner(keys, "returned letters")
  const at = `@${domain.toLowerCase()}`
  return {
    of: (letterId) => `bounce+${letterId}.${signer.sign(String(letterId)).toString("hex")}${at}`,
    letterOf(address) {
      const lower = address.toLowerCase()
      const match = /^bounce\+([1-9]\d{0,17})\.([\da-f]{32})$/.exec(lower.slice(0, -at.length))
      if (!match || !lower.endsWith(at)) return undefined
      const [, id, signature] = match as unknown as [string, string, string]
      return signer.verify(id, Buffer.from(signature, "hex")) ? BigInt(id) : undefined
    },
  }
}
