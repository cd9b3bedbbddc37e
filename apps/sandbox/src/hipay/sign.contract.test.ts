import { expect, test } from "vitest"
import { notificationSignature, redirectHash } from "./sign.ts"

test("signs a notification like the vector", () => {
  const body = "state=completed&status=118&order%5Bid%5D=D-1001"
  expect(notificationSignature(body, "s3cret", "sha1")).toBe("5eaaafa5147ef2abb9aeb268781d2c3c75dc0be3")
  expect(notificationSignature(body, "s3cret")).toBe(
    "805ea915ec0a4ed4a23faa7bb4bf2ecabb63d1f12b05659c9bd40dea6f800671",
  )
})

test("hashes a redirect like the vector of HiPay's SDK", () => {
  const given = { signature: "testSignature" }
  expect(redirectHash(given, "testSignature", "sha1")).toBe("9cf701f5d7519f1aeabe69a2857ee85fefbf31a3")
  expect(redirectHash(given, "testSignature")).toBe(
    "9664430560899c4a1eeff059f4244265d783bdba077c525943ec1438db04b8bc",
  )
  expect(redirectHash(given, "testSignature", "sha512")).toBe(
    "dca1c8cd59e00362d6c1516596e5cc514778f7d88a2fcbedf4feae035333dddc3e86175d7df65616857571d3ce75b994fe3abc43048bfca248cdb198c521e7a0",
  )
})

test("leaves empty parameters and the hash itself out of the redirect hash", () => {
  const bare = redirectHash({ b: "2", a: "1" }, "p")
  expect(redirectHash({ a: "1", b: "2", c: "", hash: "x" }, "p")).toBe(bare)
  expect(redirectHash({ a: "1", b: "3" }, "p")).not.toBe(bare)
})
