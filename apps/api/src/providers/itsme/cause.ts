/** What the library may name of an answer: claims and parameters of the protocol, never their values. */
const names = [
  "iss",
  "sub",
  "aud",
  "azp",
  "exp",
  "iat",
  "nbf",
  "nonce",
  "auth_time",
  "state",
  "alg",
  "kid",
  "typ",
]
/** Messages of the libraries that hold no value of the answer. */
const messages = [
  "decryption operation failed",
  "no applicable decryption key found",
  "JWT signature verification failed",
  "Invalid JWT",
  "error when selecting a JWT verification key",
  "unexpected response content-type",
]

/**
 * Why the library refused an answer, for the log: its code, and the claim, parameter or check that it names. Only what is
 * listed here is taken over, so that no token and nothing about a person gets into the log.
 */
export function describeCause(thrown: unknown): string {
  const found = new Set<string>()
  for (let each = thrown; each instanceof Error; each = each.cause) {
    const { code, message } = each as Error & { code?: unknown }
    if (typeof code === "string" && /^[A-Z_]{3,60}$/.test(code)) found.add(code)
    for (const name of names) if (message.includes(`"${name}"`)) found.add(name)
    for (const known of messages) if (message.includes(known)) found.add(known)
    if (message.includes("missing")) found.add("missing")
    if (message.includes("since the last End-User authentication")) found.add("auth_time")
  }
  return [...found].join(" ") || "unknown"
}
