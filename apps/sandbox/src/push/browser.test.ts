import { expect, it } from "vitest"
import { newBrowser, open } from "./browser.ts"

const bytes = (text: string) => Buffer.from(text, "base64url")

/** RFC 8291, appendix A. */
const vector = {
  privateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
  publicKey: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
  auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
}
const message = bytes(
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
)

it("opens the message of the standard's own example", () => {
  expect(open(vector, message)).toBe("When I grow up, I want to be a watermelon")
})

it("opens nothing that was changed, cut short, or meant for another browser", () => {
  const changed = Buffer.from(message)
  changed[changed.length - 20]! ^= 1
  expect(open(vector, changed)).toBeUndefined()
  expect(open(vector, message.subarray(0, 100))).toBeUndefined()
  expect(open(newBrowser(), message)).toBeUndefined()
})
