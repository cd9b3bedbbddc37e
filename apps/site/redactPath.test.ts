import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { redactPath } from "./redactPath.ts"

test("keeps the page and removes keys from its address", () => {
  for (let i = 0; i < 50; i++) {
    const key = randomBytes(32).toString("base64url")
    expect(redactPath(`/fr/changer-d-adresse-e-mail/${key}`)).toBe("/fr/changer-d-adresse-e-mail/…")
    expect(redactPath(`/reset-password/${key}.data?_routes=x`)).toBe("/reset-password/….data")
    expect(redactPath(`/verify-email?token=${key}`)).toBe("/verify-email")
  }
  expect(redactPath("/play-game/grand-sablon")).toBe("/play-game/grand-sablon")
})
