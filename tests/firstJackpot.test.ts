import { jackpots } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { expect, it, onTestFinished } from "vitest"
import { changeSetting, getSetting, setPolicy } from "../apps/api/src/modules/content/index.ts"
import { jackpotCeilings, jackpotPools, jackpotTerms } from "../apps/api/src/modules/jackpots/settings.ts"
import { casinoForTest } from "../apps/api/testing/casino.ts"
import { makeFirstCycleSmall, startGuest } from "../apps/casino/src/demonstration/firstJackpot.ts"
import { verifyCycle } from "../apps/site/app/jackpots/proof.ts"
import { isLong } from "./long.ts"

// The guest bets as often as a person: two minutes until the pool drops.
it.runIf(isLong)(
  "a guest wins the first any-time cycle, its proof matches, and the next begins as usual",
  async () => {
    const casino = await casinoForTest({ env: { ROLE: "all" } })
    await makeFirstCycleSmall(casino)
    await casino.platform.transact(async (tx) => {
      // Four times as likely as in the demonstration, so that the test is short.
      const change = { by: "a test", why: "a test" }
      for (const [pool, value] of Object.entries({
        hitTheTarget: 1_000,
        threeHour: 1_000,
        bigWin: 1_000,
        anyTime: 17_000,
      }))
        await changeSetting(tx, jackpotCeilings, { path: [pool], value, ...change })
      await setPolicy(tx, jackpotPools, "on", "a test")
    })
    const guest = startGuest(casino, { sandboxUrl: casino.sandboxUrl })
    onTestFinished(() => guest.stop())
    const { call } = casino.visitor()
    const cyclesOver = async () => (await call(jackpots.getJackpotCycles, { type: "anyTime" })).cycles
    await eventually(async () => (await cyclesOver()).count > 0, { withinMs: 420_000, everyMs: 500 })
    const [over] = (await cyclesOver()).rows
    expect(over?.winners).toHaveLength(1)
    const { jackpotId } = over!
    const { cycle } = await call(jackpots.getJackpotCycle, { jackpotId })
    const read = (after: number) => call(jackpots.getJackpotItems, { jackpotId, after })
    expect(await verifyCycle(cycle, { read })).toMatchObject({ state: "matches" })
    const now = (await call(jackpots.getJackpots, {})).jackpots.find(({ type }) => type === "anyTime")
    expect(now).toMatchObject({ cycle: 2, start: 2500 })
    expect((await getSetting(casino.platform.reads(), jackpotTerms)).anyTime).toEqual(
      jackpotTerms.initial.anyTime,
    )
    // Started again, the guest has nothing to do.
    await startGuest(casino, { sandboxUrl: casino.sandboxUrl }).stop()
  },
  480_000,
)
