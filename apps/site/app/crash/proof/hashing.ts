import { type Hundredths, toResult } from "@elite/crash"

// The browser's own cryptography, so that only these few lines have to be trusted.

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")

/** Of the 32 bytes of a hash; both hexadecimal. */
export const sha256 = async (hash: string): Promise<string> =>
  hexOf(await crypto.subtle.digest("SHA-256", bytesOf(hash)))

/** Returns a function from a round's hash to its result. */
export async function createResultOf(salt: string): Promise<(hash: string) => Promise<Hundredths>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" }
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(salt), algorithm, false, ["sign"])
  return async (hash) => {
    const mac = hexOf(await crypto.subtle.sign("HMAC", key, bytesOf(hash)))
    return toResult(BigInt(`0x${mac.slice(0, 13)}`))
  }
}
