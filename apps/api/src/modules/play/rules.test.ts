import { expect, it } from "vitest"
import { parseProviderPlayerName, toProviderPlayerName } from "./rules.ts"

it.each([1n, 9n, 10n, 99n, 100n, 10_042n, 999_999_999_999_999_999n])(
  "names player %d with at least four characters and knows the name again",
  (playerId) => {
    for (const purseId of [null, 1n, 77n]) {
      const name = toProviderPlayerName(playerId, purseId)
      expect(name.length).toBeGreaterThanOrEqual(4)
      expect(parseProviderPlayerName(name)).toEqual({ playerId, purseId })
    }
  },
)

it("gives each player a name of their own, with a purse of CREDIT too", () => {
  const ids = Array.from({ length: 200 }, (_, n) => BigInt(n + 1))
  const names = ids.flatMap((id) => [
    toProviderPlayerName(id),
    toProviderPlayerName(id, 1n),
    toProviderPlayerName(id, 11n),
  ])
  expect(new Set(names).size).toBe(names.length)
})

it.each([
  ["p_1", 1n, null],
  ["p_7_c3", 7n, 3n],
])("knows %s, the name of a game launched before names had a least length", (name, playerId, purseId) => {
  expect(parseProviderPlayerName(name)).toEqual({ playerId, purseId })
})

it.each([
  "p_0",
  "p_00",
  "p_001",
  "p_012",
  "p_",
  "P_01",
  "p_1_c0",
  "p_01_c",
  " p_01",
  "p_-1",
  "p_1e3",
  "q_01",
])("knows no player by %s", (name) => {
  expect(parseProviderPlayerName(name)).toBeNull()
})
