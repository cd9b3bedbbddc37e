import { randomBytes } from "node:crypto"
import { expect, test } from "vitest"
import { loggedPath } from "./loggedPath.ts"

test("the log says which page failed, and no key that stood in its address", () => {
  for (let i = 0; i < 50; i++) {
    const key = randomBytes(32).toString("base64url")
    expect(loggedPath(`/fr/changer-d-adresse-e-mail/${key}`)).toBe("/fr/changer-d-adresse-e-mail/…")
    expect(loggedPath(`/reset-password/${key}.data?_routes=x`)).toBe("/reset-password/….data")
    expect(loggedPath(`/verify-email?token=${key}`)).toBe("/verify-email")
  }
  expect(loggedPath("/play-game/grand-sablon")).toBe("/play-game/grand-sablon")
})
