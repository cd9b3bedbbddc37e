import { expect, it } from "vitest"
import { thirdParties } from "../../apps/api/src/app.ts"
import { takeNext } from "../../apps/api/src/modules/crash/chains/chains.ts"
import { chainsOf } from "../../apps/api/src/modules/crash/chains/store.ts"
import { casinoForTest } from "../../apps/api/testing/casino.ts"
import { readyChain } from "../../product/crash.ts"

it("a newcomer finds a chain of our own game that has its salt, and can be played at once", async () => {
  const casino = await casinoForTest()
  const { kernel } = casino
  await readyChain(casino, thirdParties(casino.config, kernel))
  expect(await chainsOf(kernel.reads())).toMatchObject([
    { number: 1, salt: expect.stringMatching(/^[0-9a-f]{64}$/), late_at: null },
  ])
  expect(await kernel.transact(takeNext)).toEqual({ chain: 1, number: 1 })
})
