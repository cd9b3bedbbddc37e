import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { plainName } from "./rules.ts"

/** Keeps identity data unreadable and still findable; made from the one key of the configuration. */
export type Secrecy = {
  encrypt(text: string): Buffer
  /** Throws when the bytes were changed or belong to another key. */
  decrypt(bytes: Buffer): string
  /** The look-up key of a national register number or document number. */
  numberKey(number: string): Buffer
  /** The look-up key of a person by name and birth date. */
  nameKey(person: { firstName: string; lastName: string; birthDate: string }): Buffer
}

const nonceBytes = 12
const tagBytes = 16

/** `identityKey`: 32 bytes. One key for each purpose is derived from it (HKDF, RFC 5869). */
export function secrecy(identityKey: Buffer): Secrecy {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", identityKey, "", purpose, 32))
  const encryption = derived("identity-encryption")
  const lookUp = derived("identity-look-up")
  const keyed = (...parts: string[]) => createHmac("sha256", lookUp).update(JSON.stringify(parts)).digest()
  return {
    encrypt(text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv("aes-256-gcm", encryption, nonce)
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    decrypt(bytes) {
      const decipher = createDecipheriv("aes-256-gcm", encryption, bytes.subarray(0, nonceBytes))
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      const sealed = bytes.subarray(nonceBytes + tagBytes)
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8")
    },
    numberKey: (number) => keyed("number", number),
    nameKey: ({ firstName, lastName, birthDate }) =>
      // One first name counts: documents carry several, people write one.
      keyed("name", plainName(firstName.trim().split(/\s/)[0] ?? ""), plainName(lastName), birthDate),
  }
}
