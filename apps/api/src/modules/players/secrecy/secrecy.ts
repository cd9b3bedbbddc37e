import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto"
import { plainName } from "../rules.ts"

/** One key of the configuration: its id (1 to 255) stands in front of whatever it sealed; 32 bytes. */
export type IdentityKey = { id: number; bytes: Buffer }
export type NamedPerson = { firstName: string; lastName: string; birthDate: string }

/**
 * Keeps identity data unreadable and still findable. Keys are a list while one replaces another: the first seals and
 * marks what is new, every one of them still opens and finds what it made (`npm run rekey` moves it to the first).
 */
export type Secrecy = {
  readonly keyIds: readonly number[]
  encrypt(text: string): Buffer
  /** Throws when the bytes were changed or their key is not among ours. */
  decrypt(bytes: Buffer): string
  /** Whether the bytes were sealed by the first key. */
  isCurrent(bytes: Buffer): boolean
  /** The look-up key of a national register number or document number, under the first key. */
  numberKey(number: string): Buffer
  /** The same under every key: what an older one marked is found too. */
  numberKeys(number: string): Buffer[]
  /** The look-up key of a person by name and birth date, under the first key. */
  nameKey(person: NamedPerson): Buffer
  nameKeys(person: NamedPerson): Buffer[]
  /** Tells a key from another one under the same id, and nothing else of it. */
  marks(): { id: number; mark: Buffer }[]
}

const nonceBytes = 12
const tagBytes = 16

/** Everything that is made of one key: a key of its own for each purpose (HKDF, RFC 5869). */
function derivedOf({ id, bytes }: IdentityKey) {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32))
  const lookUp = derived("identity-look-up")
  return {
    id,
    encryption: derived("identity-encryption"),
    mark: derived("identity-mark"),
    keyed: (...parts: string[]) => createHmac("sha256", lookUp).update(JSON.stringify(parts)).digest(),
  }
}
type Derived = ReturnType<typeof derivedOf>

function seal({ id, encryption }: Derived, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", encryption, nonce)
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([Buffer.from([id]), nonce, cipher.getAuthTag(), sealed])
}

function open({ encryption }: Derived, bytes: Buffer): string {
  const nonceEnd = 1 + nonceBytes
  const decipher = createDecipheriv("aes-256-gcm", encryption, bytes.subarray(1, nonceEnd))
  decipher.setAuthTag(bytes.subarray(nonceEnd, nonceEnd + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceEnd + tagBytes)), decipher.final()]).toString(
    "utf8",
  )
}

// One first name counts: documents carry several, people write one.
const nameParts = ({ firstName, lastName, birthDate }: NamedPerson) =>
  ["name", plainName(firstName.trim().split(/\s/)[0] ?? ""), plainName(lastName), birthDate] as const

/** The secrecy of a list of keys, the current one first. */
export function secrecy(keys: readonly [IdentityKey, ...IdentityKey[]]): Secrecy {
  const all = keys.map(derivedOf)
  const current = all[0]!
  return {
    keyIds: all.map(({ id }) => id),
    encrypt: (text) => seal(current, text),
    decrypt(bytes) {
      const key = all.find(({ id }) => id === bytes[0])
      if (!key) throw new Error(`Sealed by identity key ${bytes[0]}, which is not configured.`)
      return open(key, bytes)
    },
    isCurrent: (bytes) => bytes[0] === current.id,
    numberKey: (number) => current.keyed("number", number),
    numberKeys: (number) => all.map(({ keyed }) => keyed("number", number)),
    nameKey: (person) => current.keyed(...nameParts(person)),
    nameKeys: (person) => all.map(({ keyed }) => keyed(...nameParts(person))),
    marks: () => all.map(({ id, mark }) => ({ id, mark })),
  }
}
