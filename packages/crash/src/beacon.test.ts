import { expect, it } from "vitest"
import { verifyBeacon } from "./beacon.ts"

/** The chain `quicknet` of drand, and its round 1000 as it was published: https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000 */
const key =
  "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a"
const published = {
  randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  signature:
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
}

it("accepts a round of drand under the key of its chain, and nothing else", () => {
  expect(verifyBeacon({ key, round: 1000n }, published)).toBeUndefined()
  expect(verifyBeacon({ key, round: 1001n }, published)).toBe("signature")
  expect(verifyBeacon({ key: key.replace(/^83/, "84"), round: 1000n }, published)).toBe("signature")
  expect(verifyBeacon({ key: "00", round: 1000n }, published)).toBe("signature")
  const another = { ...published, randomness: "0".repeat(64) }
  expect(verifyBeacon({ key, round: 1000n }, another)).toBe("randomness")
  for (const signature of ["", "zz", published.signature.toUpperCase(), `${published.signature}00`])
    expect(verifyBeacon({ key, round: 1000n }, { ...published, signature })).toBe("randomness")
})
