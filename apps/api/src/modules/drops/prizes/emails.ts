import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf } from "@elite/words"
import { findGameById } from "../../games/index.ts"
import type { PrizeFacts, PrizeMessages } from "../../prizes/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { findWonPrize } from "./store.ts"

export const dropMessages: PrizeMessages = {
  of: "drops",
  kind: "game",
  book: "dropMails",
  keys: {
    won: "dropWon",
    credited: "dropCredited",
    disputed: "dropDisputed",
    kept: "dropKept",
    refused: "dropRefused",
  },
  async findFacts(platform, tx, ref) {
    const { claim_until: until, campaign, stake, game_id } = (await findWonPrize(tx, ref))!
    const game = (await findGameById(platform, game_id))?.name ?? ""
    const email: PrizeFacts["email"] = (language) => ({
      ...{ campaign: campaign[language], game },
      stake: formatsOf(language).euros(unitsToEuros(stake)),
    })
    return { until, email }
  },
  url: (publicUrl, language) => toAbsoluteUrl(publicUrl, "balances", language, { view: "drops" }),
}
