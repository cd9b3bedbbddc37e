import { timingSafeEqual } from "node:crypto"
import { hashToken, randomBytesOf } from "../../../platform/lib/random.ts"
import { type IdentityEncryption, shownEmail } from "../../players/index.ts"

/** Crockford's: none of them is taken for another. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const half = 5

/** A recovery code as it is shown: ten letters and digits, 50 random bits. */
export function generateRecoveryCode(): string {
  const signs = [...randomBytesOf(2 * half)].map((byte) => alphabet[byte & 31]).join("")
  return `${signs.slice(0, half)}-${signs.slice(half)}`
}

/** What is meant by what somebody typed: six digits, a recovery code, or neither. */
export function parseCode(text: string): { digits: string } | { recovery: string } | undefined {
  const signs = text.toUpperCase().replaceAll(/[\s-]/g, "")
  if (/^[0-9]{6}$/.test(signs)) return { digits: signs }
  const meant = signs.replaceAll("O", "0").replaceAll(/[IL]/g, "1")
  const isCode = meant.length === 2 * half && [...meant].every((sign) => alphabet.includes(sign))
  return isCode ? { recovery: meant } : undefined
}

const plain = (code: string) => code.replaceAll("-", "")

/** What a recovery code is kept as: its hash, sealed. */
export const encryptRecoveryCode = (secret: IdentityEncryption, code: string): Buffer =>
  secret.encrypt(hashToken(plain(code)).toString("base64"))

/** Whether this is the recovery code that was kept. */
export const isRecoveryCode = (secret: IdentityEncryption, sealed: Buffer, code: string): boolean =>
  timingSafeEqual(Buffer.from(secret.decrypt(sealed), "base64"), hashToken(plain(code)))

/** An address as somebody else may see it who knows whose it is: a•••@example.be. */
export function maskedEmail(email: string): string {
  const shown = shownEmail(email)
  return `${[...shown][0] ?? ""}•••${shown.slice(shown.lastIndexOf("@"))}`
}
