import { createHmac, timingSafeEqual } from "node:crypto"

const stepMs = 30_000
const digitsOfCode = 6
/** As many bytes as SHA-1 has, RFC 4226. */
export const secretBytes = 20

/** The time step of an instant, RFC 6238: half minutes since 1970. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

/** The six digits of a time step, RFC 6238 with HMAC-SHA-1: what every authenticator app shows. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac("sha1", secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fffffff
  return String(number % 10 ** digitsOfCode).padStart(digitsOfCode, "0")
}

/** The time step whose code this is, of the present one and its two neighbours: clocks differ. Undefined for none. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code)
  const present = stepAt(now)
  const steps = [present, present - 1, present + 1].filter((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  })
  return steps[0]
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Bytes in base32, RFC 4648, without padding: how a secret is typed into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return bits.replaceAll(/.{1,5}/g, (five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]!)
}

/** The address that tells an app about a secret, as apps read it. */
export function otpauthUrl({
  secret,
  issuer,
  account,
}: {
  secret: Buffer
  issuer: string
  account: string
}): string {
  const label = [issuer, account].map(encodeURIComponent).join(":")
  const told = { secret: base32(secret), issuer, algorithm: "SHA1", digits: "6", period: "30" }
  // Apps read %20 and show a plus as one.
  const query = new URLSearchParams(told).toString().replaceAll("+", "%20")
  return `otpauth://totp/${label}?${query}`
}
