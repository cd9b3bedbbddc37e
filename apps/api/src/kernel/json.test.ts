import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { NotOurJson, parseJson } from "./json.ts"

describe("the JSON we take", () => {
  it.each(["1e3", "1E3", "1.100", "1.001", "0.1e1", "-0.005", "1e999", "12345678901234567890"])(
    "refuses %s",
    (number) => {
      expect(() => parseJson(`{"amount": ${number}}`)).toThrow(NotOurJson)
      expect(() => parseJson(`[${number}]`)).toThrow(NotOurJson)
    },
  )
  it.each(["NaN", "Infinity", "0x10", "1,5", "01", "+1", ".5", "1.", "١"])("is no JSON: %s", (number) => {
    expect(() => parseJson(`{"amount": ${number}}`)).toThrow(NotOurJson)
  })
  it.each([
    ["10", 10],
    ["10.5", 10.5],
    ["10.05", 10.05],
    ["-3", -3],
    ["0", 0],
    ["999999999999999", 999999999999999],
  ])("takes %s as written", (number, value) =>
    expect(parseJson(`{"amount": ${number}}`)).toEqual({ amount: value }),
  )
  it.each(["__proto__", "constructor", "prototype"])("refuses the key %s at any depth", (key) => {
    expect(() => parseJson(`{"a": [{"${key}": {"isAdmin": true}}]}`)).toThrow(NotOurJson)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
  it("gives back whatever JSON it takes, for numbers with two decimals at most", () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100)
    const key = fc.string().filter((text) => !["__proto__", "constructor", "prototype"].includes(text))
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        amount,
        fc.string(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie("any")),
        fc.dictionary(key, tie("any")),
      ),
    })).any
    fc.assert(
      fc.property(value, (any) => {
        const text = JSON.stringify(any)
        // Printing may choose an exponent for tiny numbers; cents never are.
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
})
