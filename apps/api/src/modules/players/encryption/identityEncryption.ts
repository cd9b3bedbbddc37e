import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { encryptionFor } from "../../../platform/lib/encryption.ts"
import { toNameKeyParts } from "../names/names.ts"

/** One key of the configuration: its id (1 to 255) stands in front of whatever it sealed; 32 bytes. */
export type IdentityKey = { id: number; bytes: Buffer }
export type NamedPerson = { firstName: string; lastName: string; birthDate: string }

/**
 * Keeps identity data unreadable and still findable. Keys are a list while one replaces another: the first seals and
 * marks what is new, every one of them still opens and finds what it made (`npm run rekey` moves it to the first).
 */
export type IdentityEncryption = {
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
  /** The same under every key. */
  nameKeys(person: NamedPerson): Buffer[]
  /** The look-up key of what a third party calls somebody, under the first key. */
  subjectKey(subject: string): Buffer
  subjectKeys(subject: string): Buffer[]
  /** What a short code is kept as: it can only be tried by whoever has the key. Under the first key. */
  codeMark(of: string, code: string): Buffer
  /** Whether one of our keys made this mark of the code. */
  isCode(mark: Buffer, of: string, code: string): boolean
  /** Tells a key from another one under the same id, and nothing else of it. */
  marks(): { id: number; mark: Buffer }[]
}

/** What is made of one key for marks: a key of its own for each purpose (HKDF, RFC 5869). */
function keyedMarks({ id, bytes }: IdentityKey) {
  const derived = (purpose: string) => Buffer.from(hkdfSync("sha256", bytes, "", purpose, 32))
  const lookUp = derived("identity-look-up")
  return {
    id,
    mark: derived("identity-mark"),
    keyed: (...parts: string[]) => createHmac("sha256", lookUp).update(JSON.stringify(parts)).digest(),
  }
}

const nameParts = (person: NamedPerson) => ["name", ...toNameKeyParts(person), person.birthDate] as const

/** The secrecy of a list of keys, the current one first. */
export function identityEncryption(keys: readonly [IdentityKey, ...IdentityKey[]]): IdentityEncryption {
  const all = keys.map(keyedMarks)
  const current = all[0]!
  const { seal, open, isCurrent } = encryptionFor(keys, "identity-encryption")
  return {
    keyIds: all.map(({ id }) => id),
    encrypt: seal,
    decrypt: open,
    isCurrent,
    numberKey: (number) => current.keyed("number", number),
    numberKeys: (number) => all.map(({ keyed }) => keyed("number", number)),
    nameKey: (person) => current.keyed(...nameParts(person)),
    nameKeys: (person) => all.map(({ keyed }) => keyed(...nameParts(person))),
    subjectKey: (subject) => current.keyed("subject", subject),
    subjectKeys: (subject) => all.map(({ keyed }) => keyed("subject", subject)),
    codeMark: (of, code) => current.keyed("code", of, code),
    isCode: (mark, of, code) => all.some(({ keyed }) => timingSafeEqual(keyed("code", of, code), mark)),
    marks: () => all.map(({ id, mark }) => ({ id, mark })),
  }
}
