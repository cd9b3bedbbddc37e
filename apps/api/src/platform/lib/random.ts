import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto"

/** Base64url of so many random bytes. */
export const randomToken = (bytes = 32): string => randomBytes(bytes).toString("base64url")

/** SHA-256; tokens are stored in this form only. */
export const hashToken = (value: string): Buffer => createHash("sha256").update(value).digest()

export const randomDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0")

export const randomBelow = (count: number): number => randomInt(count)

export const randomUuid = (): string => randomUUID()

export const randomBytesOf = (count: number): Buffer => randomBytes(count)
