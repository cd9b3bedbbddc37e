import pg from "pg"
import { changeSetting } from "../../apps/api/src/modules/content/index.ts"
import { sportsbook, sportsbookLicence } from "../../apps/api/src/modules/sportsbook/settings.ts"
import { runningCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { seedMoney } from "../../apps/api/testing/seeded.ts"
import type { Casino } from "../casino.ts"
import { switchPolicy } from "../policy.ts"
import { inHouse } from "./house.ts"
import type { Visitor } from "./visitor.ts"

/** A licence carries it, and the house offers it. */
export async function offersSports(casino: Casino): Promise<void> {
  await inHouse(casino, async (tx) => {
    const change = { path: ["number"], value: "F1+0001", by: "a test", why: "a journey" }
    await changeSetting(tx, sportsbookLicence, change)
  })
  await switchPolicy(casino, sportsbook, "on")
}

/** Money in somebody's purse of the sports book. */
export async function hasSports({ casino, person }: Visitor, euros: number): Promise<void> {
  const owner = new pg.Client({ connectionString: runningCluster(casino.dataDir)! })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ id: string }>("select id from players.player where email = $1", [
      person.email,
    ])
    await seedMoney(owner, BigInt(rows[0]!.id), euros, "sports")
  } finally {
    await owner.end()
  }
}
