import type { Language } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { findGameById } from "../../games/index.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import type { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../../prizes/index.ts"
import { unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import type { dropWon } from "../events.ts"
import { findWonPrize } from "./store.ts"

export type PrizeOutcome = EventOf<
  typeof dropWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const messageKeys = {
  "drop.won": "dropWon",
  "prize.paid": "dropCredited",
  "prize.disputed": "dropDisputed",
  "prize.kept": "dropKept",
  "prize.refused": "dropRefused",
} as const

/** Notifies a player on the site and by email of what became of a prize, unless they claimed it themselves. */
export async function notifyPrizeOutcome(
  platform: Platform,
  tx: Tx,
  { kind, playerId, data }: PrizeOutcome,
): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = messageKeys[kind]
  const { amountUnits } = data
  const won = (await findWonPrize(tx, "prizeId" in data ? data.prizeId : data.ref))!
  const until = won.claim_until.toISOString()
  const facts = { amountCents: unitsToCents(amountUnits) }
  if (key === "dropWon") await notify(tx, playerId, "game", key, { ...facts, until })
  else await notify(tx, playerId, "game", key, facts)
  const game = (await findGameById(platform, won.game_id))?.name ?? ""
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const [campaign, amount] = [won.campaign[language], euros(unitsToEuros(amountUnits))]
    const stake = euros(unitsToEuros(won.stake))
    const { hasButton, ...content } = composeEmail(language, key, {
      ...{ firstName, campaign, amount, stake, game, email },
      until: dateTime(until),
    })
    const action = {
      label: translate(language, "dropMails")("action"),
      url: toAbsoluteUrl(platform.publicUrl, "balances", language, { view: "drops" }),
    }
    return { ...content, ...(hasButton && { action }) }
  })
}

type EmailParams = Record<"firstName" | "campaign" | "amount" | "stake" | "game" | "until" | "email", string>
type MessageKey = (typeof messageKeys)[keyof typeof messageKeys]

function composeEmail(
  language: Language,
  key: MessageKey,
  facts: EmailParams,
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
