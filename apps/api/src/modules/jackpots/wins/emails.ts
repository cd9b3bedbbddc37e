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
import type { jackpotWon } from "../events.ts"
import { findWin } from "./store.ts"

export type PrizeOutcome = EventOf<
  typeof jackpotWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const messageKeys = {
  "jackpot.won": "jackpotWon",
  "prize.paid": "jackpotCredited",
  "prize.disputed": "jackpotDisputed",
  "prize.kept": "jackpotKept",
  "prize.refused": "jackpotRefused",
} as const

/** Notifies a player on the site and by email of what became of a jackpot, unless they claimed it themselves. */
export async function notifyPrizeOutcome(
  platform: Platform,
  tx: Tx,
  { kind, playerId, data }: PrizeOutcome,
): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = messageKeys[kind]
  const won = (await findWin(tx, "winId" in data ? data.winId : data.ref))!
  const { jackpot, paid: paidUnits } = won
  const until = won.claim_until.toISOString()
  const facts = { jackpot, amountCents: unitsToCents(paidUnits) }
  if (key === "jackpotWon") await notify(tx, playerId, "game", key, { ...facts, until })
  else await notify(tx, playerId, "game", key, facts)
  const game = (await findGameById(platform, won.game_id))?.name ?? ""
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const { label, ...content } = composeEmail(language, key, {
      firstName,
      jackpot: translate(language, "jackpotNames")(jackpot),
      amount: euros(unitsToEuros(paidUnits)),
      stake: euros(unitsToEuros(won.stake)),
      game,
      until: dateTime(until),
      email,
    })
    const url = `${toAbsoluteUrl(platform.publicUrl, "balances", language)}?view=jackpots`
    return { ...content, ...(label && { action: { label, url } }) }
  })
}

type EmailParams = Record<"firstName" | "jackpot" | "amount" | "stake" | "game" | "until" | "email", string>
type MessageKey = (typeof messageKeys)[keyof typeof messageKeys]

function composeEmail(
  language: Language,
  key: MessageKey,
  facts: EmailParams,
): { subject: string; paragraphs: string[]; label?: string } {
  const say = translate(language, "mails")
  const subject = say(`${key}.subject`, facts)
  const text = say(`${key}.text`, facts)
  switch (key) {
    case "jackpotWon":
      return {
        subject,
        paragraphs: [text, say(`${key}.claim`, facts), say(`${key}.proof`)],
        label: say(`${key}.action`),
      }
    case "jackpotCredited":
    case "jackpotKept":
      return { subject, paragraphs: [text], label: say(`${key}.action`) }
    case "jackpotDisputed":
    case "jackpotRefused":
      return { subject, paragraphs: [text, say(`${key}.questions`, facts)] }
  }
}
