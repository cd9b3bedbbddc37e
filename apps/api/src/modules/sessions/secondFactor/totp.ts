import { createHmac, timingSafeEqual } from "node:crypto"

const stepMs = 30_000
const digitsOfCode = 6
/** RFC 4226: the length of a SHA-1 hash, bytes. */
export const secretBytes = 20

/** RFC 6238: half minutes since 1970. */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

/** RFC 6238 with HMAC-SHA-1, which every authenticator app supports. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac("sha1", secret).update(counter).digest()
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7fffffff
  return String(number % 10 ** digitsOfCode).padStart(digitsOfCode, "0")
}

/** Accepts the present time step and its neighbours, because clocks differ. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code)
  const present = stepAt(now)
  const steps = [present, present - 1, present + 1].filter((step) => {
    const expected = Buffer.from(codeAt(secret, step))
    return expected.length === typed.length && timingSafeEqual(expected, typed)
  })
  return steps[0]
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** RFC 4648 without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")
  return bits.replaceAll(/.{1,5}/g, (five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]!)
}

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
  const parameters = { secret: base32(secret), issuer, algorithm: "SHA1", digits: "6", period: "30" }
  // Apps decode %20 and show a plus sign as it is.
  const query = new URLSearchParams(parameters).toString().replaceAll("+", "%20")
  return `otpauth://totp/${label}?${query}`
}
