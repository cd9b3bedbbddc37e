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
import type { jackpotWon } from "../events.ts"
import { wonOf } from "./store.ts"

export type Fate = EventOf<
  typeof jackpotWon | typeof prizePaid | typeof prizeDisputed | typeof prizeKept | typeof prizeRefused
>
const told = {
  "jackpot.won": "jackpotWon",
  "prize.paid": "jackpotCredited",
  "prize.disputed": "jackpotDisputed",
  "prize.kept": "jackpotKept",
  "prize.refused": "jackpotRefused",
} as const

/** Tells a player on the site and in a letter what became of a jackpot of theirs; not of one that they claimed themselves. */
export async function tellFate(platform: Platform, tx: Tx, { kind, playerId, data }: Fate): Promise<void> {
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = told[kind]
  const won = (await wonOf(tx, "winId" in data ? data.winId : data.ref))!
  const { jackpot, paid: paidUnits } = won
  const until = won.claim_until.toISOString()
  const facts = { jackpot, amountCents: centsOfUnits(paidUnits) }
  if (key === "jackpotWon") await notify(tx, playerId, "game", key, { ...facts, until })
  else await notify(tx, playerId, "game", key, facts)
  const game = (await gameById(platform, won.game_id))?.name ?? ""
  await writeTo(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const { label, ...said } = textOf(language, key, {
      firstName,
      jackpot: translate(language, "jackpotNames")(jackpot),
      amount: euros(eurosOfUnits(paidUnits)),
      stake: euros(eurosOfUnits(won.stake)),
      game,
      until: dateTime(until),
      email,
    })
    const url = `${addressOf(platform.publicUrl, "balances", language)}?view=jackpots`
    return { ...said, ...(label && { action: { label, url } }) }
  })
}

type Facts = Record<"firstName" | "jackpot" | "amount" | "stake" | "game" | "until" | "email", string>
type Told = (typeof told)[keyof typeof told]

/** What the letter says, and what its button does where it has one. */
function textOf(
  language: Language,
  key: Told,
  facts: Facts,
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
