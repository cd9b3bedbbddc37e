import { expect, it } from "vitest"
import { thirdParties } from "../../apps/api/src/app.ts"
import { takeNextPosition } from "../../apps/api/src/modules/crash/chains/chains.ts"
import { listChains } from "../../apps/api/src/modules/crash/chains/store.ts"
import { casinoForTest } from "../../apps/api/testing/casino.ts"
import { commitDemonstrationChain } from "../../apps/casino/src/demonstration/crashChain.ts"

it("a newcomer finds a chain of our own game that has its salt, and can be played at once", async () => {
  const casino = await casinoForTest()
  const { platform } = casino
  await commitDemonstrationChain(casino, thirdParties(casino.config, platform))
  expect(await listChains(platform.reads())).toMatchObject([
    { number: 1, salt: expect.stringMatching(/^[0-9a-f]{64}$/), late_at: null },
  ])
  expect(await platform.transact(takeNextPosition)).toEqual({ chain: 1, number: 1 })
})
