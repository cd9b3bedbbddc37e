import { expect, test } from "vitest"
import { base32, codeAt, findStep, otpauthUrl, stepAt } from "./totp.ts"

const secret = Buffer.from("12345678901234567890")
const at = (seconds: number) => new Date(seconds * 1000)

// RFC 6238, appendix B: its eight digits end in our six.
test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("computes the RFC's code %i seconds after 1970", (seconds, digits) => {
  expect(codeAt(secret, stepAt(at(seconds)))).toBe(digits.slice(-6))
})

test("accepts a code in its half minute and the neighbouring ones", () => {
  const now = at(1_111_111_111)
  const present = stepAt(now)
  for (const step of [present - 1, present, present + 1])
    expect(findStep(secret, codeAt(secret, step), now)).toBe(step)
  for (const step of [present - 2, present + 2])
    expect(findStep(secret, codeAt(secret, step), now)).toBeUndefined()
  for (const none of ["", "12345", "0504710", "é50471"]) expect(findStep(secret, none, now)).toBeUndefined()
})

// RFC 4648, section 10, without padding.
test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%s in base32 is %s", (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})

test("the otpauth URL contains all parameters", () => {
  const url = new URL(otpauthUrl({ secret, issuer: "Elite House", account: "eva+1@example.be" }))
  expect(url.pathname).toBe("/Elite%20House:eva%2B1%40example.be")
  expect(url.href).not.toContain("+")
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: base32(secret),
    issuer: "Elite House",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  })
})
