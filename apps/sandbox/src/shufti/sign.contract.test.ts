import { expect, test } from "vitest"
import { shuftiSignature } from "./sign.ts"

const BODY = '{"reference":"SP-1","event":"verification.accepted"}'

test("signs like the vectors, hashed unless told otherwise", () => {
  expect(shuftiSignature(BODY, "test-secret")).toBe(
    "4967d1ca72edf31b220c09273c1dbfdf2c452db9134ca72f35fcbb5298ea74aa",
  )
  expect(shuftiSignature(BODY, "test-secret", "plain")).toBe(
    "8efbda5ae562ecbdce9f30e0bbda58b3a6a5179c558a145c7712b180636f789a",
  )
})
