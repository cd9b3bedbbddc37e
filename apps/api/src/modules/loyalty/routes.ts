import { loyalty as contract } from "@elite/contract"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { loyaltyOf } from "./loyalty.ts"
import { levelsOf } from "./store.ts"

export const routes =
  ({ reads }: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getLoyaltyLevel, async () => {
      const all = await levelsOf(reads())
      return {
        loyaltyLevels: all.map((row, at) => ({
          level: row.level,
          name: row.name,
          startPoint: row.startPoint,
          endPoint: all[at + 1]?.startPoint ?? null,
          coinMultiplier: row.multiplierHundredths / 100,
          benefits: row.benefits,
        })),
      }
    })
    http.serve(contract.getLoyaltyDetails, async ({ caller }) => ({
      loyalty: await loyaltyOf(reads(), caller.playerId),
    }))
  }
