import { expect, test } from "vitest"
import { jsonLog } from "../../platform/lib/log.ts"
import { drand, isDrawn } from "./client.ts"
import { parseChainInfo } from "./info.ts"
import { quicknet } from "./quicknet.ts"

const key = JSON.parse(quicknet).public_key as string
/** As drand published it: https://api.drand.sh/52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971/public/1000 */
const published = {
  round: 1000,
  randomness: "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  signature:
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
}

test("verifies a published round under the key of its chain, and nothing else", () => {
  expect(isDrawn({ key, round: 1000n }, published)).toBe(true)
  expect(isDrawn({ key, round: 1001n }, { ...published, round: 1001 })).toBe(false)
  expect(isDrawn({ key, round: 1001n }, published)).toBe(false)
  expect(isDrawn({ key, round: 1000n }, { ...published, randomness: "0".repeat(64) })).toBe(false)
  expect(isDrawn({ key: key.replace(/^83/, "84"), round: 1000n }, published)).toBe(false)
})

test("identifies a chain by the hash of its description", () => {
  expect(parseChainInfo(quicknet).period).toBe(3)
  expect(() => parseChainInfo(quicknet.replace('"period":3', '"period":4'))).toThrow(
    "does not come to the hash",
  )
})

test("finds the first round within three seconds of an instant", () => {
  const beacon = drand({ url: "http://127.0.0.1:9", info: quicknet, log: jsonLog("silent") })
  const first = 1_692_803_367_000
  const from = (ms: number) => beacon.firstFrom(new Date(first + ms))
  expect(from(0)).toMatchObject({ round: 1n, at: new Date(first) })
  expect(from(1)).toMatchObject({ round: 2n, at: new Date(first + 3_000) })
  expect(from(3_000)).toMatchObject({ round: 2n, at: new Date(first + 3_000) })
})
