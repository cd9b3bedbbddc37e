import { quest as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { claimPrize } from "../prizes/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { getOwnPrizesReply } from "./prizes/prizes.ts"
import { getOwnQuestReply, getPastQuestsReply, getQuestReply, getRankingReply } from "./quest.ts"
import { joinQuest } from "./weeks/weeks.ts"

export const routes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    http.serve(contract.getQuest, () => getQuestReply(platform), { sameFor: "everybody" })
    http.serve(contract.getQuestRanking, ({ input }) => getRankingReply(platform, input))
    http.serve(contract.getPastQuests, ({ input }) => getPastQuestsReply(platform, input))
    http.serve(contract.getOwnQuest, ({ caller }) => getOwnQuestReply(platform, caller.playerId))
    http.serve(contract.joinQuest, async ({ caller: { playerId }, language }) => {
      const questId = await platform.transact((tx) => joinQuest(tx, playerId))
      return { message: translate(language, "answers")("questJoined"), questId: Number(questId) }
    })
    http.serve(contract.getQuestPrizes, ({ input, caller }) =>
      getOwnPrizesReply(platform, caller.playerId, input),
    )
    http.serve(contract.claimQuestPrize, async ({ caller: { playerId }, input, language }) => {
      const balance = await platform.transact((tx) =>
        claimPrize(tx, playerId, "quest", BigInt(input.questPrizeId)),
      )
      return { message: translate(language, "answers")("prizeClaimed"), newBalance: unitsToEuros(balance) }
    })
  }
