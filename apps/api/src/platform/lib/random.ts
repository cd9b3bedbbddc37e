import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto"

/** An unguessable token: `bytes` random bytes in base64url (32 bytes = 256 bits). */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString("base64url")

/** SHA-256 of a token, the only form in which tokens are stored. */
export const hashToken = (value: string): Buffer => createHash("sha256").update(value).digest()

/** A code of so many digits, each as likely as any other, to be typed by a person. */
export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0")

/** A whole number below another, each as likely as any other. */
export const randomBelow = (count: number): number => randomInt(count)

/** A version 4 UUID for ids that are public but not secret. */
export const randomUuid = (): string => randomUUID()

/** So many random bytes, for nonces and keys. */
export const randomBytesOf = (count: number): Buffer => randomBytes(count)
