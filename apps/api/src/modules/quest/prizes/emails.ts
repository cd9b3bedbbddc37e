import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../../prizes/index.ts"
import { unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import type { questCancelled, questWon } from "../events.ts"
import { isoWeekNumber } from "../rules.ts"
import { findWeek } from "../weeks/store.ts"
import { findWonPrize } from "./store.ts"

export type PrizeOutcome = EventOf<
  typeof questWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const messageKeys = {
  "quest.won": "questWon",
  "prize.paid": "questCredited",
  "prize.disputed": "questDisputed",
  "prize.kept": "questKept",
  "prize.refused": "questRefused",
} as const

/** Notifies a player on the site and by email of what became of their place, unless they claimed the prize themselves. */
export async function notifyPrizeOutcome(
  platform: Platform,
  tx: Tx,
  { kind, playerId, data }: PrizeOutcome,
): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = messageKeys[kind]
  const { amountUnits } = data
  const won = (await findWonPrize(tx, "entryId" in data ? data.entryId : data.ref))!
  const until = won.claim_until.toISOString()
  const facts = { amountCents: unitsToCents(amountUnits) }
  if (key === "questWon")
    await notify(tx, playerId, "game", key, { ...facts, place: String(won.place), until })
  else await notify(tx, playerId, "game", key, facts)
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, figure, dateTime } = formatsOf(language)
    const { hasButton, ...content } = composeEmail(language, key, {
      firstName,
      week: figure(isoWeekNumber(won.monday)),
      place: figure(won.place),
      players: figure(won.players),
      points: figure(won.points),
      amount: euros(unitsToEuros(amountUnits)),
      until: dateTime(until),
      email,
    })
    const action = {
      label: translate(language, "questMails")("action"),
      url: toAbsoluteUrl(platform.publicUrl, "balances", language, { view: "quests" }),
    }
    return { ...content, ...(hasButton && { action }) }
  })
}

export async function notifyQuestCancelled(
  tx: Tx,
  { playerId, data }: EventOf<typeof questCancelled>,
): Promise<void> {
  const week = (await findWeek(tx, data.questId))!
  await notify(tx, playerId, "game", "questCancelled", { week: String(isoWeekNumber(week.monday)) })
}

type EmailParams = Record<
  "firstName" | "week" | "place" | "players" | "points" | "amount" | "until" | "email",
  string
>
type MessageKey = (typeof messageKeys)[keyof typeof messageKeys]

function composeEmail(
  language: Language,
  key: MessageKey,
  facts: EmailParams,
): { subject: string; paragraphs: string[]; hasButton: boolean } {
  const say = translate(language, "questMails")
  const subject = say(`${key}.subject`, facts)
  const text = say(`${key}.text`, facts)
  switch (key) {
    case "questWon":
      return { subject, paragraphs: [text, say(`${key}.claim`, facts)], hasButton: true }
    case "questCredited":
    case "questKept":
      return { subject, paragraphs: [text], hasButton: true }
    case "questDisputed":
    case "questRefused":
      return { subject, paragraphs: [text, say(`${key}.questions`, facts)], hasButton: false }
  }
}
