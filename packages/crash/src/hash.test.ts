import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { expect, it } from "vitest"
import * as house from "./hash.node.ts"
import * as browser from "./hash.ts"

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex"))

it("the hashes of browser and server agree with the standards", () => {
  fc.assert(
    fc.property(hex, fc.string({ unit: "grapheme", maxLength: 100 }), (round, salt) => {
      const mac = createHmac("sha256", Buffer.from(salt, "utf8"))
        .update(Buffer.from(round, "hex"))
        .digest("hex")
      const digest = createHash("sha256").update(Buffer.from(round, "hex")).digest("hex")
      for (const { macOf, digestOf } of [browser, house]) {
        expect(macOf(salt, round)).toBe(mac)
        expect(digestOf(round)).toBe(digest)
      }
    }),
  )
})
