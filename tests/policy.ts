import { setPolicy } from "../apps/api/src/modules/content/index.ts"
import type { Policy, PolicyState } from "../apps/api/src/platform/admin/settings.ts"
import { inHouse } from "./steps/house.ts"

/** Switches a policy of a product that runs; its processes hear of it as of any change. */
export const switchPolicy = (
  casino: { dataDir: string },
  policy: Policy,
  state: PolicyState,
): Promise<void> => inHouse(casino, (tx) => setPolicy(tx, policy, state, "a test"))
