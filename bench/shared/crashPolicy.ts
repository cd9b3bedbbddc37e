import { eventually } from "@elite/testkit/eventually"
import { sql } from "kysely"
import { crash } from "../../apps/api/src/modules/crash/settings.ts"
import { switchPolicy } from "../../tests/policy.ts"
import { inHouse } from "../../tests/steps/house.ts"
import type { Running } from "./product.ts"

/** No round takes longer. */
const longestMs = 240_000

/** Lets rounds of the crash game open. */
export const openCrash = (product: Running): Promise<void> => switchPolicy(product, crash, "on")

/** Lets no further round of the crash game open, and waits until the last one is settled. */
export async function closeCrash(product: Running): Promise<void> {
  await switchPolicy(product, crash, "off")
  const isOver = () =>
    inHouse(product, async (tx) => {
      const { rows } = await sql`select from crash.round where settled_at is null`.execute(tx.db)
      return rows.length === 0
    })
  await eventually(isOver, { what: "the last round to be settled", withinMs: longestMs, everyMs: 200 })
}
