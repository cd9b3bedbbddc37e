import { createHash } from "node:crypto"

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A UUID in lower case. */
export const isRoundKey = (key: unknown): key is string => typeof key === "string" && pattern.test(key)

/**
 * A UUID (RFC 9562, version 8) derived from a round's seat and key, so a repeated round has the same ids at the wallet,
 * which books each once; another player's key leads to other ids.
 */
export function roundUuid(part: string, seat: string, key: string): string {
  const bytes = createHash("sha256").update(`${part}\n${seat}\n${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
