import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { InvalidJson, parseJson } from "./strictJson.ts"

describe("parseJson", () => {
  it.each(["1e3", "1E3", "1.100", "1.001", "0.1e1", "-0.005", "1e999", "12345678901234567890"])(
    "refuses %s",
    (number) => {
      expect(() => parseJson(`{"amount": ${number}}`)).toThrow(InvalidJson)
      expect(() => parseJson(`[${number}]`)).toThrow(InvalidJson)
    },
  )
  it.each(["NaN", "Infinity", "0x10", "1,5", "01", "+1", ".5", "1.", "١"])(
    "refuses %s, which is not JSON",
    (number) => {
      expect(() => parseJson(`{"amount": ${number}}`)).toThrow(InvalidJson)
    },
  )
  it.each([
    ["10", 10],
    ["10.5", 10.5],
    ["10.05", 10.05],
    ["-3", -3],
    ["0", 0],
    ["999999999999999", 999999999999999],
  ])("parses %s", (number, value) => expect(parseJson(`{"amount": ${number}}`)).toEqual({ amount: value }))
  it.each(["__proto__", "constructor", "prototype"])("refuses the key %s at any depth", (key) => {
    expect(() => parseJson(`{"a": [{"${key}": {"isAdmin": true}}]}`)).toThrow(InvalidJson)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
  it("agrees with JSON.parse on values whose numbers have at most two decimals", () => {
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
      fc.property(value, (generated) => {
        const text = JSON.stringify(generated)
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })
  it.each([
    '{"amount": 1, "amount": 2}',
    '{"amount": 1, "am\\u006funt": 2}',
    '{"a": {"b": 1, "c": [], "b": 1}}',
    '[{"": 1, "": 2}]',
  ])("refuses a duplicate key: %s", (text) => {
    expect(() => parseJson(text)).toThrow(InvalidJson)
  })
  it("accepts the same key in different objects, and the same text as key and value", () => {
    const text = '{"a": {"a": "a"}, "b": [{"a": "b"}, {"a": "a"}], "c": "b"}'
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })
  it("refuses an escaped key of the prototype", () => {
    expect(() => parseJson('{"__pr\\u006fto__": {}}')).toThrow(InvalidJson)
  })
  it("refuses more than 32 levels", () => {
    expect(parseJson(`${"[".repeat(32)}${"]".repeat(32)}`)).toBeDefined()
    expect(() => parseJson(`${"[".repeat(33)}${"]".repeat(33)}`)).toThrow(InvalidJson)
    expect(() => parseJson("[".repeat(1e6))).toThrow(InvalidJson)
  })

  it("answers the value of JSON.parse or throws InvalidJson, for every text", () => {
    const piece = fc.constantFrom(
      ...["{", "}", "[", "]", ":", ",", " ", "\n", '"a"', '"b"', '"\\u0061"', '"\\\\"', '"\\""', '"'],
      ...["1", "-1", "10.25", "1.234", "1e2", "0", "00", "-", "true", "null", '"__proto__"', "\\", "\u0000"],
    )
    const text = fc.oneof(
      fc.array(piece, { maxLength: 24 }).map((parts) => parts.join("")),
      fc.json(),
    )
    fc.assert(
      fc.property(text, (json) => {
        let value: unknown
        try {
          value = parseJson(json)
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidJson)
          return
        }
        expect(value).toEqual(JSON.parse(json))
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ["numbers", (n: number) => `[${"12.34,".repeat(n)}0]`],
    ["backslashes", (n: number) => `["${"\\\\".repeat(n)}"]`],
    ["quotes", (n: number) => `["${'\\"'.repeat(n)}"]`],
    ["keys", (n: number) => `{${Array.from({ length: n }, (_, i) => `"k${i}":1`).join(",")}}`],
    ["white space", (n: number) => `{"a"${" ".repeat(n)}:1}`],
  ])("is linear in the number of %s", (_, write) => {
    const fastest = (text: string) => {
      const measure = () => {
        const start = performance.now()
        parseJson(text)
        return performance.now() - start
      }
      return Math.min(...Array.from({ length: 15 }, measure))
    }
    const [short, long] = [write(20_000), write(160_000)]
    fastest(short)
    // A quadratic parser takes 64 times as long in every attempt, a busy machine only in some.
    let factor = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 8 && factor >= 24; attempt++) factor = fastest(long) / fastest(short)
    expect(factor).toBeLessThan(24)
  })
})
