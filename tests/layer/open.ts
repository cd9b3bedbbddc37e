import { dryRunFloors } from "../../apps/api/src/dryRun.ts"
import { setPolicy } from "../../apps/api/src/modules/content/index.ts"
import { openSportsbook } from "../../apps/api/src/modules/sportsbook/testing/bettor.ts"
import type { TestCasino } from "../../apps/api/testing/casino.ts"

/** Turns on the policy of every feature, and fills what the named modules fill at their first start. */
export async function opensEverything(casino: TestCasino, nouns: readonly string[]): Promise<void> {
  const policies = dryRunFloors()
    .flat()
    .flatMap(({ settings = [] }) => settings)
    .flatMap((each) => (each.what === "policy" ? [each] : []))
  // Without bets on offer the policy of the sports book cannot be turned on.
  await openSportsbook(casino)
  await casino.platform.transact(async (tx) => {
    for (const policy of policies) await setPolicy(tx, policy, "on", "a test")
  })
  for (const { noun, opening } of casino.modules) if (nouns.includes(noun)) await opening?.()
}
