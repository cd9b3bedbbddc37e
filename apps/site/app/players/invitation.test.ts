import { expect, test } from "vitest"
import { extractInvitationCode } from "./invitation.ts"

test.each([
  [" abc-DEF_1234 ", "abc-DEF_1234"],
  ["https://casino.test/nl/registreren?referral_code=abc-DEF_1234", "abc-DEF_1234"],
  ["https://casino.test/signup?utm_source=a&referral_code=abc-DEF_1234#top", "abc-DEF_1234"],
  ["", ""],
])("the code in “%s” is “%s”", (text, code) => {
  expect(extractInvitationCode(text)).toBe(code)
})
