import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { encryptionFor } from "../../../platform/lib/encryption.ts"
import { toNameKeyParts } from "../names/names.ts"

/** The id, 1 to 255, is the first byte of everything the key encrypted; 32 bytes. */
export type IdentityKey = { id: number; bytes: Buffer }
export type NamedPerson = { firstName: string; lastName: string; birthDate: string }

/** The first key encrypts, all keys decrypt and find; `npm run rekey` moves the data to the first. */
export type IdentityEncryption = {
  readonly keyIds: readonly number[]
  encrypt(text: string): Buffer
  /** Throws when the bytes were changed or their key is unknown. */
  decrypt(bytes: Buffer): string
  isCurrent(bytes: Buffer): boolean
  /** The look-up key of a national register or document number, under the first key. */
  numberKey(number: string): Buffer
  numberKeys(number: string): Buffer[]
  nameKey(person: NamedPerson): Buffer
  nameKeys(person: NamedPerson): Buffer[]
  /** For the identifier that a third party gives a person. */
  subjectKey(subject: string): Buffer
  subjectKeys(subject: string): Buffer[]
  /** A short code can be guessed from its mark only with the key. */
  codeMark(of: string, code: string): Buffer
  isCode(mark: Buffer, of: string, code: string): boolean
  marks(): { id: number; mark: Buffer }[]
}

/** HKDF, RFC 5869: a separate key for each purpose. */
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
