import { expect, test } from "vitest"
import { describeCause } from "./cause.ts"

const coded = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code })

test.each([
  [
    coded(
      "invalid response encountered",
      "OAUTH_INVALID_RESPONSE",
      coded('JWT "auth_time" (authentication time) claim missing', "OAUTH_INVALID_RESPONSE"),
    ),
    "OAUTH_INVALID_RESPONSE auth_time missing",
  ],
  [
    coded('unexpected JWT "iss" (issuer) claim value', "OAUTH_JWT_CLAIM_COMPARISON_FAILED"),
    "OAUTH_JWT_CLAIM_COMPARISON_FAILED iss",
  ],
  [
    coded("invalid", "OAUTH_X", coded("decryption operation failed", "ERR_JWE_DECRYPTION_FAILED")),
    "OAUTH_X ERR_JWE_DECRYPTION_FAILED decryption operation failed",
  ],
])("names why an answer was refused", (thrown, cause) => {
  expect(describeCause(thrown)).toBe(cause)
})

test.each([
  new Error("eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJldmEifQ.c2ln of Eva Peeters 93051822361"),
  coded("Eva Peeters", "eva.peeters@example.be"),
  coded("x", "OAUTH_Eva", { claims: { given_name: "Eva" } }),
  "Eva Peeters",
])("contains nothing that the provider or a person wrote", (thrown) => {
  expect(describeCause(thrown)).toBe("unknown")
})
