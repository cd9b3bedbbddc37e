import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseCall } from "./wire.ts"

const parsed = (text: string) => parseCall(Buffer.from(text)) as Record<string, unknown>

describe("the amount of a wallet call", () => {
  it("is exact beyond JavaScript's integers", () => {
    expect(parsed('{"amount":9223372036854775807}').amount).toBe(9_223_372_036_854_775_807n)
    expect(parsed('{ "amount" : -12 }').amount).toBe(-12n)
  })
  it("is the last one, with any spelling of its key", () => {
    expect(parsed('{"amount":1,"\\u0061mount":2}').amount).toBe(2n)
    expect(parsed('{"amount":1,"amount":"2"}').amount).toBe("2")
    expect(parsed('{"amount":{"amount":3},"amount":4}').amount).toBe(4n)
  })
  it("stays unchanged where it is no integer", () => {
    for (const [text, value] of [
      ["1.5", 1.5],
      ["1e3", 1000],
      ['"7"', "7"],
      ["[7]", [7]],
      ["true", true],
      ["1".repeat(31), Number("1".repeat(31))],
    ] as const)
      expect(parsed(`{"amount":${text}}`).amount).toEqual(value)
    expect(parsed('{"other":{"amount":7}}')).toEqual({ other: { amount: 7 }, meta: null })
  })
})

describe("the meta of a wallet call", () => {
  it("is its source text, with any surrounding content", () => {
    const member = fc.tuple(fc.string(), fc.json())
    fc.assert(
      fc.property(fc.json(), fc.array(member), fc.array(member), (meta, before, after) => {
        const written = ([key, value]: readonly [string, string]) => `${JSON.stringify(key)} :${value}`
        const others = (all: readonly (readonly [string, string])[]) =>
          all.filter(([key]) => key !== "meta").map(written)
        const text = `{${[...others(before), `"meta":\n${meta}\t`, ...others(after)].join(" , ")}}`
        expect(parsed(text).meta).toBe(meta.trim())
      }),
    )
  })
  it("is the last one, and null where there is none", () => {
    expect(parsed('{"meta":{"a":[1,{}]},"x":"}","met\\u0061": [ "]" ] }').meta).toBe('[ "]" ]')
    expect(parsed("{}").meta).toBeNull()
    expect(parsed('{"x":{"meta":1}}').meta).toBeNull()
  })
})

it("returns other JSON unchanged, and throws for invalid JSON", () => {
  expect(parseCall(Buffer.from("[1]"))).toEqual([1])
  expect(parseCall(Buffer.from("null"))).toBeNull()
  for (const text of ["", "{", '{"amount":1}}', '{"amount":01}']) expect(() => parsed(text)).toThrow()
})
