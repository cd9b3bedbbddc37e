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
import type { tournamentPaidBack, tournamentWon } from "../events.ts"
import { findEntryForEmail } from "./store.ts"

export type EntryOutcome = EventOf<
  | typeof tournamentWon
  | typeof tournamentPaidBack
  | typeof prizePaid
  | typeof prizeDisputed
  | typeof prizeKept
  | typeof prizeRefused
>
const messageKeys = {
  "tournament.won": "tournamentWon",
  "prize.paid": "tournamentCredited",
  "prize.disputed": "tournamentDisputed",
  "prize.kept": "tournamentKept",
  "prize.refused": "tournamentRefused",
} as const
type MessageKey =
  | (typeof messageKeys)[keyof typeof messageKeys]
  | "tournamentCancelled"
  | "tournamentBarred"
  | "tournamentRemoved"

const payBackKeys = {
  cancelled: "tournamentCancelled",
  barred: "tournamentBarred",
  removed: "tournamentRemoved",
} as const

const toMessageKey = ({ kind, data }: EntryOutcome): MessageKey =>
  kind === "tournament.paidBack" ? payBackKeys[data.why] : messageKeys[kind]

/** Notifies a player on the site and by email of what became of their entry or prize, unless they claimed it themselves. */
export async function notifyEntryOutcome(platform: Platform, tx: Tx, happened: EntryOutcome): Promise<void> {
  const { kind, playerId, data } = happened
  if (kind === "prize.paid" && data.as === "claimed") return
  const key = toMessageKey(happened)
  const amountUnits = "backUnits" in data ? data.backUnits : data.amountUnits
  const entry = (await findEntryForEmail(tx, "entryId" in data ? data.entryId : data.ref))!
  const until = entry.claim_until?.toISOString()
  const facts = { tournament: entry.name, amountCents: unitsToCents(amountUnits) }
  if (key === "tournamentWon")
    await notify(tx, playerId, "game", key, { ...facts, place: String(entry.rank), until: until! })
  else await notify(tx, playerId, "game", key, facts)
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const { hasButton, ...content } = composeEmail(language, key, amountUnits > 0n, {
      firstName,
      tournament: entry.name[language],
      place: String(entry.rank ?? ""),
      amount: euros(unitsToEuros(amountUnits)),
      until: until === undefined ? "" : dateTime(until),
      email,
    })
    const isToClaim = key === "tournamentWon"
    const action = {
      label: translate(language, "tournamentMails")(isToClaim ? "toPlace" : "action"),
      url: toAbsoluteUrl(platform.publicUrl, isToClaim ? "myTournaments" : "balances", language),
    }
    return { ...content, ...(hasButton && { action }) }
  })
}

type EmailParams = Record<"firstName" | "tournament" | "place" | "amount" | "until" | "email", string>

function composeEmail(
  language: Language,
  key: MessageKey,
  hasAmount: boolean,
  facts: EmailParams,
): { subject: string; paragraphs: string[]; hasButton: boolean } {
  const say = translate(language, "tournamentMails")
  const subject = say(`${key}.subject`, facts)
  const text = say(`${key}.text`, facts)
  switch (key) {
    case "tournamentWon":
      return { subject, paragraphs: [text, say(`${key}.claim`, facts)], hasButton: true }
    case "tournamentCredited":
    case "tournamentKept":
      return { subject, paragraphs: [text], hasButton: true }
    case "tournamentDisputed":
    case "tournamentRefused":
      return { subject, paragraphs: [text, say(`${key}.questions`, facts)], hasButton: false }
    case "tournamentCancelled":
    case "tournamentBarred":
    case "tournamentRemoved": {
      const back = hasAmount ? [say(`${key}.back`, facts)] : []
      const questions = key === "tournamentRemoved" ? [say(`${key}.questions`, facts)] : []
      const paragraphs = [text, ...back, ...questions]
      return { subject, paragraphs, hasButton: hasAmount }
    }
  }
}
