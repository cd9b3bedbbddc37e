import { crash } from "../../apps/api/src/modules/crash/settings.ts"
import { tournamentHousePrizes } from "../../apps/api/src/modules/tournaments/settings.ts"
import { test } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { flightsEnd } from "./crash.ts"
import { jackpotsAre, poolsAreOpen } from "./jackpots.ts"

/** Opens the jackpots, tournaments and the crash game for the tests of a file; without them these have no page. */
export function everyRoomIsOpen(): void {
  test.beforeAll(async ({ casino }) => {
    await poolsAreOpen(casino)
    await flightsEnd(casino, [])
    await switchPolicy(casino, crash, "on")
    await switchPolicy(casino, tournamentHousePrizes, "on")
  })
  test.afterAll(async ({ casino }) => {
    await jackpotsAre(casino, "off")
    await switchPolicy(casino, crash, "off")
    await switchPolicy(casino, tournamentHousePrizes, "off")
  })
}
