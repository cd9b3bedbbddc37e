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
/** Messages of the libraries that contain no value of the answer. */
const messages = [
  "decryption operation failed",
  "no applicable decryption key found",
  "JWT signature verification failed",
  "Invalid JWT",
  "error when selecting a JWT verification key",
  "unexpected response content-type",
]

/** Names the rejected claim, parameter or check from fixed texts: tokens and personal data stay out of the log. */
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
