import { quest as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claim } from "../prizes/index.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { ownQuest, pastQuests, questShown, rankingOf } from "./quest.ts"
import { join } from "./weeks/weeks.ts"
import { ownPrizes } from "./won/won.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getQuest, () => questShown(platform), { sameFor: "everybody" })
    http.serve(contract.getQuestRanking, ({ input }) => rankingOf(platform, input))
    http.serve(contract.getPastQuests, ({ input }) => pastQuests(platform, input))
    http.serve(contract.getOwnQuest, ({ caller }) => ownQuest(platform, caller.playerId))
    http.serve(contract.joinQuest, async ({ caller: { playerId }, language }) => {
      const questId = await platform.transact((tx) => join(tx, playerId))
      return { message: translate(language, "answers")("questJoined"), questId: Number(questId) }
    })
    http.serve(contract.getQuestPrizes, ({ input, caller }) => ownPrizes(platform, caller.playerId, input))
    http.serve(contract.claimQuestPrize, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claim(tx, playerId, "quest", BigInt(input.questPrizeId)),
      )
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: eurosOfUnits(balance) }
    })
  }
