import type { Language } from "@elite/contract"
import { addressOf } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { gameById } from "../../games/index.ts"
import { notify } from "../../notifications/index.ts"
import { writeTo } from "../../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../../prizes/index.ts"
import { centsOfUnits, eurosOfUnits } from "../../wallet/index.ts"
import type { dropWon } from "../events.ts"
import { wonOf } from "./store.ts"

export type Fate = EventOf<
  typeof dropWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const told = {
  "drop.won": "dropWon",
  "prize.paid": "dropCredited",
  "prize.disputed": "dropDisputed",
  "prize.kept": "dropKept",
  "prize.refused": "dropRefused",
} as const

/** Tells a player on the site and in a letter what became of a prize of theirs; not of one that they claimed themselves. */
export async function tellFate(platform: Platform, tx: Tx, { kind, playerId, data }: Fate): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = told[kind]
  const { amountUnits } = data
  const won = (await wonOf(tx, "prizeId" in data ? data.prizeId : data.ref))!
  const until = won.claim_until.toISOString()
  const facts = { amountCents: centsOfUnits(amountUnits) }
  if (key === "dropWon") await notify(tx, playerId, "game", key, { ...facts, until })
  else await notify(tx, playerId, "game", key, facts)
  const game = (await gameById(platform, won.game_id))?.name ?? ""
  await writeTo(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const [campaign, amount] = [won.campaign[language], euros(eurosOfUnits(amountUnits))]
    const stake = euros(eurosOfUnits(won.stake))
    const { hasButton, ...said } = textOf(language, key, {
      ...{ firstName, campaign, amount, stake, game, email },
      until: dateTime(until),
    })
    const action = {
      label: translate(language, "dropMails")("action"),
      url: addressOf(platform.publicUrl, "balances", language, { view: "drops" }),
    }
    return { ...said, ...(hasButton && { action }) }
  })
}

type Facts = Record<"firstName" | "campaign" | "amount" | "stake" | "game" | "until" | "email", string>
type Told = (typeof told)[keyof typeof told]

/** What the letter says, and whether it has a button that leads to the balance. */
function textOf(
  language: Language,
  key: Told,
  facts: Facts,
): { subject: string; paragraphs: string[]; hasButton: boolean } {
  const say = translate(language, "dropMails")
  const subject = say(`${key}.subject`, facts)
  const text = say(`${key}.text`, facts)
  switch (key) {
    case "dropWon":
      return { subject, paragraphs: [text, say(`${key}.claim`, facts)], hasButton: true }
    case "dropCredited":
    case "dropKept":
      return { subject, paragraphs: [text], hasButton: true }
    case "dropDisputed":
    case "dropRefused":
      return { subject, paragraphs: [text, say(`${key}.questions`, facts)], hasButton: false }
  }
}
