import { createHash } from "node:crypto"

export type HashAlgorithm = "sha1" | "sha256" | "sha512"

/**
 * The value of `X-Allopass-Signature`: hex of SHA over the raw notification body followed by the secret
 * passphrase (HiPay's "signature verification" page).
 */
export function notificationSignature(
  rawBody: string,
  passphrase: string,
  algorithm: HashAlgorithm = "sha256",
): string {
  return createHash(algorithm).update(rawBody, "utf8").update(passphrase, "utf8").digest("hex")
}

/**
 * The `hash` of the browser redirect: SHA over name + value + passphrase of every non-empty parameter
 * except `hash` itself, sorted by name.
 */
export function redirectHash(
  parameters: Readonly<Record<string, string>>,
  passphrase: string,
  algorithm: HashAlgorithm = "sha256",
): string {
  const digest = createHash(algorithm)
  for (const name of Object.keys(parameters).sort()) {
    const value = parameters[name]
    if (name !== "hash" && value) digest.update(`${name}${value}${passphrase}`, "utf8")
  }
  return digest.digest("hex")
}
