import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import { findGameById } from "../../games/index.ts"
import type { PrizeFacts, PrizeMessages } from "../../prizes/index.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { findWin } from "./store.ts"

export const jackpotMessages: PrizeMessages = {
  of: "jackpots",
  kind: "game",
  book: "mails",
  keys: {
    won: "jackpotWon",
    credited: "jackpotCredited",
    disputed: "jackpotDisputed",
    kept: "jackpotKept",
    refused: "jackpotRefused",
  },
  async findFacts(platform, tx, ref) {
    const { claim_until: until, jackpot, stake, game_id } = (await findWin(tx, ref))!
    const game = (await findGameById(platform, game_id))?.name ?? ""
    const email: PrizeFacts["email"] = (language) => ({
      ...{ jackpot: translate(language, "jackpotNames")(jackpot), game },
      stake: formatsOf(language).euros(unitsToEuros(stake)),
    })
    return { until, notification: { jackpot }, email }
  },
  url: (publicUrl, language) => toAbsoluteUrl(publicUrl, "balances", language, { view: "jackpots" }),
}
