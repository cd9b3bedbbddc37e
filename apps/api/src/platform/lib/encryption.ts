import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto"
import { randomBytesOf } from "./random.ts"

export type Encryption = {
  seal(text: string): Buffer
  open(bytes: Buffer): string
  isCurrent(bytes: Buffer): boolean
}

/** 32 bytes; the id, 1 to 255, is the first byte of what the key sealed. */
type Key = { id: number; bytes: Buffer }

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM with keys derived for the purpose (HKDF, RFC 5869). The first key seals; `open` throws where bytes changed or no key fits. */
export function encryptionFor(keys: readonly [Key, ...Key[]], purpose: string): Encryption {
  const derived = new Map(
    keys.map(({ id, bytes }) => [id, Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32))]),
  )
  return {
    seal(text) {
      const { id } = keys[0]
      const nonce = randomBytesOf(nonceBytes)
      const cipher = createCipheriv("aes-256-gcm", derived.get(id)!, nonce)
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([Buffer.from([id]), nonce, cipher.getAuthTag(), sealed])
    },
    isCurrent: (bytes) => bytes[0] === keys[0].id,
    open(bytes) {
      const key = derived.get(bytes[0] ?? 0)
      if (!key) throw new Error(`Sealed by key ${bytes[0]}, which is not configured.`)
      const nonceEnd = 1 + nonceBytes
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(1, nonceEnd))
      decipher.setAuthTag(bytes.subarray(nonceEnd, nonceEnd + tagBytes))
      const sealed = bytes.subarray(nonceEnd + tagBytes)
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8")
    },
  }
}
