import { describe, expect, test } from "vitest"
import type { z } from "zod"
import { calls } from "./calls.ts"
import { players, sessions } from "./index.ts"
import { stringKinds } from "./strings.ts"

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  keyType?: z.ZodType
  valueType?: z.ZodType
}
const withoutText = new Set(["number", "boolean", "literal", "enum", "file", "transform", "null"])

/** Strings of an input without a kind, by path. */
function unkind(schema: z.ZodType, at: string): string[] {
  if (stringKinds.has(schema)) return []
  const def = schema.def as Def
  if (withoutText.has(def.type)) return []
  const inner = [
    def.innerType,
    def.element,
    def.in,
    def.out,
    def.keyType,
    def.valueType,
    ...(def.options ?? []),
  ]
  const fields = Object.entries(def.shape ?? {})
  const known = inner.filter((each) => each !== undefined)
  if (known.length === 0 && def.shape === undefined) return [`${at}: ${def.type}`]
  return [
    ...known.flatMap((each) => unkind(each, at)),
    ...fields.flatMap(([name, field]) => unkind(field, `${at}.${name}`)),
  ]
}

test("declares the kind of every input string", () => {
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.flatMap(({ noun, name, endpoint }) => unkind(endpoint.input, `${noun}.${name}`))).toEqual([])
})

describe("a field reads what is pasted into it", () => {
  const signUp = players.signUp.input.partial()
  test.each([
    ["email", "\u200eJan@Müller.be\u00a0", "Jan@xn--mller-kva.be"],
    ["username", "Jan_P\u200b\r\n", "Jan_P"],
    ["firstName", "\u200bJean\u00a0Pierre ", "Jean Pierre"],
    ["nationalNumber", "85.07.30/033-61", "85073003361"],
    ["phone", "+32\u00a0470\u202f12 34 56", "+32 470 12 34 56"],
    ["address", "Kouter\t12\n", "Kouter 12"],
    ["postalCode", "9000\u00a0", "9000"],
    ["countryCode", "be\u200b", "BE"],
    ["dateOfBirth", "07\u201130\u20111985", "07-30-1985"],
    ["referralCode", " abc\u2060 ", "abc"],
  ])("%s", (field, typed, read) => expect(signUp.parse({ [field]: typed })).toEqual({ [field]: read }))

  test.each([
    ["firstName", "\u200b"],
    ["firstName", "Win EUR 500 now:\r\nhttps://win.example/x"],
    ["lastName", "Peeters 5"],
    ["placeOfBirth", "https://win.example"],
    ["city", "\u3164"],
    ["phone", "--------"],
    ["email", "jan@müller"],
    ["email", "müller@example.be"],
    ["postalCode", "-"],
  ])("%s refuses %j", (field, typed) => expect(signUp.safeParse({ [field]: typed }).success).toBe(false))

  test("a log-in, and the codes and keys that are copied from a letter", () => {
    const { shape } = sessions.login.input
    expect(shape.email.parse("\u00a0jan@müller.be")).toBe("jan@xn--mller-kva.be")
    const key = "k".repeat(43)
    const typed = { keyCode: `${key}\n`, otp: "123\u00a0456", password: "cGFzcw==" }
    expect(sessions.verifyOtp.input.parse(typed)).toMatchObject({ keyCode: key, otp: "123456" })
    expect(players.verifyEmail.input.parse({ token: `\u200b${key} ` })).toEqual({ token: key })
  })
})
