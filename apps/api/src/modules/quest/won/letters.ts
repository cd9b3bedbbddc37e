import type { Language } from "@elite/contract"
import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { writeTo } from "../../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../../prizes/index.ts"
import { centsOfUnits, eurosOfUnits } from "../../wallet/index.ts"
import type { questCancelled, questWon } from "../events.ts"
import { numberOfWeek } from "../rules.ts"
import { weekOf } from "../weeks/store.ts"
import { wonOf } from "./store.ts"

export type Fate = EventOf<
  typeof questWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const told = {
  "quest.won": "questWon",
  "prize.paid": "questCredited",
  "prize.disputed": "questDisputed",
  "prize.kept": "questKept",
  "prize.refused": "questRefused",
} as const

/** Tells a player on the site and in a letter what became of a place of theirs; not of one that they claimed themselves. */
export async function tellFate(platform: Platform, tx: Tx, { kind, playerId, data }: Fate): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = told[kind]
  const { amountUnits } = data
  const won = (await wonOf(tx, "entryId" in data ? data.entryId : data.ref))!
  const until = won.claim_until.toISOString()
  const facts = { amountCents: centsOfUnits(amountUnits) }
  if (key === "questWon")
    await notify(tx, playerId, "game", key, { ...facts, place: String(won.place), until })
  else await notify(tx, playerId, "game", key, facts)
  await writeTo(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, figure, dateTime } = formatsOf(language)
    const { hasButton, ...said } = textOf(language, key, {
      firstName,
      week: figure(numberOfWeek(won.monday)),
      place: figure(won.place),
      players: figure(won.players),
      points: figure(won.points),
      amount: euros(eurosOfUnits(amountUnits)),
      until: dateTime(until),
      email,
    })
    const action = {
      label: translate(language, "questMails")("action"),
      url: addressOf(platform.publicUrl, "balances", language, { view: "quests" }),
    }
    return { ...said, ...(hasButton && { action }) }
  })
}

/** Tells a player on the site that a quest they had joined was called off. */
export async function tellCancelled(
  tx: Tx,
  { playerId, data }: EventOf<typeof questCancelled>,
): Promise<void> {
  const week = (await weekOf(tx, data.questId))!
  await notify(tx, playerId, "game", "questCancelled", { week: String(numberOfWeek(week.monday)) })
}

type Facts = Record<
  "firstName" | "week" | "place" | "players" | "points" | "amount" | "until" | "email",
  string
>
type Told = (typeof told)[keyof typeof told]

/** What the letter says, and whether it has a button that leads to the balance. */
function textOf(
  language: Language,
  key: Told,
  facts: Facts,
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
