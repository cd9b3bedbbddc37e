import { timingSafeEqual } from "node:crypto"
import { hashToken, randomBytesOf } from "../../../platform/lib/random.ts"
import { type IdentityEncryption, shownEmail } from "../../players/index.ts"

/** Crockford's base32 has no letters that look alike. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const half = 5

/** Ten characters, 50 random bits, XXXXX-XXXXX. */
export function generateRecoveryCode(): string {
  const signs = [...randomBytesOf(2 * half)].map((byte) => alphabet[byte & 31]).join("")
  return `${signs.slice(0, half)}-${signs.slice(half)}`
}

/** Six digits or a recovery code, with O, I and L read as digits; undefined for anything else. */
export function parseCode(text: string): { digits: string } | { recovery: string } | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, "")
  if (/^[0-9]{6}$/.test(signs)) return { digits: signs }
  const canonical = signs.replaceAll("O", "0").replaceAll(/[IL]/g, "1")
  const isCode = canonical.length === 2 * half && [...canonical].every((sign) => alphabet.includes(sign))
  return isCode ? { recovery: canonical } : undefined
}

const plain = (code: string) => code.replaceAll("-", "")

export const encryptRecoveryCode = (secret: IdentityEncryption, code: string): Buffer =>
  secret.encrypt(hashToken(plain(code)).toString("base64"))

export const isRecoveryCode = (secret: IdentityEncryption, sealed: Buffer, code: string): boolean =>
  timingSafeEqual(Buffer.from(secret.decrypt(sealed), "base64"), hashToken(plain(code)))

export function maskedEmail(email: string): string {
  const readable = shownEmail(email)
  return `${[...readable][0] ?? ""}•••${readable.slice(readable.lastIndexOf("@"))}`
}
