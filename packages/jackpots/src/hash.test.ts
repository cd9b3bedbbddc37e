import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { expect, it } from "vitest"
import * as house from "./hash.node.ts"
import * as browser from "./hash.ts"

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"))

it("the hashes of browser and server agree with the standards", () => {
  fc.assert(
    fc.property(hex, fc.string({ unit: "binary", maxLength: 200 }), (seed, text) => {
      const mac = createHmac("sha256", Buffer.from(seed, "hex")).update(text).digest("hex")
      const digest = createHash("sha256").update(Buffer.from(seed, "hex")).update(text).digest("hex")
      for (const { macOf, digestOf } of [browser, house]) {
        expect(macOf(seed, text)).toBe(mac)
        expect(digestOf(text, seed)).toBe(digest)
        expect(digestOf(text)).toBe(createHash("sha256").update(text).digest("hex"))
      }
    }),
  )
})
