import { createHash } from "node:crypto"

export type HashAlgorithm = "sha1" | "sha256" | "sha512"

/** Hex of SHA over the raw body and the passphrase (HiPay's "signature verification" page). */
export function notificationSignature(
  rawBody: string,
  passphrase: string,
  algorithm: HashAlgorithm = "sha256",
): string {
  return createHash(algorithm).update(rawBody, "utf8").update(passphrase, "utf8").digest("hex")
}

/** SHA over name + value + passphrase of every non-empty parameter except `hash`, sorted by name. */
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
