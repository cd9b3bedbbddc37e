import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto"

/** A subscribed browser with its private keys. */
export type Browser = {
  readonly id: string
  readonly privateKey: Buffer
  readonly publicKey: Buffer
  readonly auth: Buffer
}

export function newBrowser(): Browser {
  const curve = createECDH("prime256v1")
  const publicKey = curve.generateKeys()
  return { id: randomUUID(), privateKey: curve.getPrivateKey(), publicKey, auth: randomBytes(16) }
}

const SALT = 16
/** Salt, record size, length of the key, the sender's key: RFC 8188, 2.1, as RFC 8291, 4 fills it. */
const HEADER = SALT + 4 + 1 + 65
const TAG = 16
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length))
const label = (text: string) => Buffer.from(`${text}\0`)

/**
 * Decrypts a message: `aes128gcm` (RFC 8188) with keys agreed by RFC 8291, 3.4, in one record. Undefined for a message
 * that was not encrypted for this browser.
 */
export function open(browser: Pick<Browser, "privateKey" | "publicKey" | "auth">, body: Buffer) {
  if (body.length < HEADER + TAG + 1 || body.readUInt8(SALT + 4) !== 65) return undefined
  const salt = body.subarray(0, SALT)
  const sender = body.subarray(SALT + 5, HEADER)
  try {
    const curve = createECDH("prime256v1")
    curve.setPrivateKey(browser.privateKey)
    const info = Buffer.concat([label("WebPush: info"), browser.publicKey, sender])
    const secret = derive(curve.computeSecret(sender), browser.auth, info, 32)
    const key = derive(secret, salt, label("Content-Encoding: aes128gcm"), 16)
    const nonce = derive(secret, salt, label("Content-Encoding: nonce"), 12)
    const decipher = createDecipheriv("aes-128-gcm", key, nonce)
    decipher.setAuthTag(body.subarray(-TAG))
    const padded = Buffer.concat([decipher.update(body.subarray(HEADER, -TAG)), decipher.final()])
    // The last record ends with a 2 and any number of zeros.
    const end = padded.findLastIndex((byte) => byte !== 0)
    return padded[end] === 2 ? padded.subarray(0, end).toString("utf8") : undefined
  } catch {
    return undefined
  }
}
