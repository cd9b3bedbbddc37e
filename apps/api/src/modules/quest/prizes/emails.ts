import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import { notify } from "../../notifications/index.ts"
import type { PrizeFacts, PrizeMessages } from "../../prizes/index.ts"
import type { questCancelled } from "../events.ts"
import { isoWeekNumber } from "../rules.ts"
import { findWeek } from "../weeks/store.ts"
import { findWonPrize } from "./store.ts"

export const questMessages: PrizeMessages = {
  of: "quest",
  kind: "game",
  book: "questMails",
  keys: {
    won: "questWon",
    credited: "questCredited",
    disputed: "questDisputed",
    kept: "questKept",
    refused: "questRefused",
  },
  async findFacts(_, tx, ref, outcome) {
    const won = (await findWonPrize(tx, ref))!
    const email: PrizeFacts["email"] = (language) => {
      const { figure } = formatsOf(language)
      const [place, players, points] = [figure(won.place), figure(won.players), figure(won.points)]
      return { place, players, points, week: figure(isoWeekNumber(won.monday)) }
    }
    const notification = outcome === "won" ? { place: String(won.place) } : {}
    return { until: won.claim_until, notification, email }
  },
  url: (publicUrl, language) => toAbsoluteUrl(publicUrl, "balances", language, { view: "quests" }),
}

export async function notifyQuestCancelled(
  tx: Tx,
  { playerId, data }: EventOf<typeof questCancelled>,
): Promise<void> {
  const week = (await findWeek(tx, data.questId))!
  await notify(tx, playerId, "game", "questCancelled", { week: String(isoWeekNumber(week.monday)) })
}
