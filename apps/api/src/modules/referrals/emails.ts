import { toAbsoluteUrl } from "@elite/paths"
import type { PrizeMessages } from "../prizes/index.ts"
import { getClaimUntil } from "./friends/store.ts"

/** The texts neither name the friend nor reveal what they did. */
export const rewardMessages: PrizeMessages = {
  of: "referrals",
  kind: "money",
  book: "referralMails",
  keys: {
    won: "referralRewarded",
    credited: "referralCredited",
    disputed: "referralDisputed",
    kept: "referralKept",
    refused: "referralRefused",
  },
  findFacts: async (_, tx, ref) => ({ until: await getClaimUntil(tx, ref) }),
  url: (publicUrl, language) => toAbsoluteUrl(publicUrl, "referrals", language),
}
