import { bonuses as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { joiningBonusOf } from "./joining.ts"

export const routes =
  (kernel: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getActiveJoiningBonus, async ({ caller }) => ({
      bonus: await joiningBonusOf(kernel.lookups(), caller.playerId),
    }))
  }
