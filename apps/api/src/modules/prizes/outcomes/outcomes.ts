import type { Language } from "@elite/contract"
import { formatsOf, type Noun, translate } from "@elite/words"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { sendPlayerEmail } from "../../players/index.ts"
import { unitsToCents, unitsToEuros } from "../../wallet/index.ts"
import { prizeDisputed, prizeKept, prizePaid, prizeRefused } from "../events.ts"
import type { GiverNoun } from "../givers.ts"

export const outcomeEvents = [prizePaid, prizeDisputed, prizeKept, prizeRefused] as const
type OutcomeEvent = EventOf<(typeof outcomeEvents)[number]>

const outcomes = {
  "prize.paid": "credited",
  "prize.disputed": "disputed",
  "prize.kept": "kept",
  "prize.refused": "refused",
} as const
export type PrizeOutcome = "won" | (typeof outcomes)[keyof typeof outcomes]

type Params = Readonly<Record<string, unknown>>
export type PrizeFacts = {
  until: Date
  notification?: Params
  email?: (language: Language) => Readonly<Record<string, string>>
}
export type PrizeMessages = {
  of: GiverNoun
  kind: "game" | "money"
  /** The keys of the notifications and of the emails in `book`. */
  keys: Readonly<Record<PrizeOutcome, string>>
  book: Noun
  findFacts(platform: Platform, tx: Tx, ref: bigint, outcome: PrizeOutcome): Promise<PrizeFacts>
  /** Of the page that an email leads to. */
  url(publicUrl: string, language: Language, outcome: PrizeOutcome): string
}
type Prize = { playerId: bigint; ref: bigint; amountUnits: bigint }

/** Notifies the winner of a prize on the site and by email. */
export const notifyPrizeWon = (platform: Platform, tx: Tx, messages: PrizeMessages, prize: Prize) =>
  notifyOutcome(platform, tx, messages, prize, "won")

/** A player who claimed the prize is not notified. Answers whether the prize is of this giver. */
export async function notifyPrizeOutcome(
  platform: Platform,
  tx: Tx,
  messages: PrizeMessages,
  { kind, playerId, data }: OutcomeEvent,
): Promise<boolean> {
  if (data.of !== messages.of) return false
  if (kind !== "prize.paid" || data.as === "credited")
    await notifyOutcome(platform, tx, messages, { playerId, ...data }, outcomes[kind])
  return true
}

async function notifyOutcome(
  platform: Platform,
  tx: Tx,
  { kind, keys, book, findFacts, url }: PrizeMessages,
  { playerId, ref, amountUnits }: Prize,
  outcome: PrizeOutcome,
): Promise<void> {
  const { until, notification, email: addFacts } = await findFacts(platform, tx, ref, outcome)
  const params = {
    ...notification,
    amountCents: unitsToCents(amountUnits),
    ...(outcome === "won" && { until: until.toISOString() }),
  }
  // The words of a key decide its parameters; tests render each message.
  await notify(tx, playerId, kind, keys[outcome] as never, params as never)
  await sendPlayerEmail(platform, tx, playerId, ({ language, firstName, supportEmail: email }) => {
    const { euros, dateTime } = formatsOf(language)
    const { action: label, ...content } = composePrizeEmail(language, book, keys[outcome], {
      ...{ firstName, email, amount: euros(unitsToEuros(amountUnits)), until: dateTime(until.toISOString()) },
      ...addFacts?.(language),
    })
    if (label === undefined || outcome === "disputed" || outcome === "refused") return content
    return { ...content, action: { label, url: url(platform.publicUrl, language, outcome) } }
  })
}

const optionalParts = ["claim", "proof", "questions"] as const

/** The subject and the paragraphs that the words have for a message; the action of the message or else of its book. */
export function composePrizeEmail(
  language: Language,
  book: Noun,
  key: string,
  params: Readonly<Record<string, string>>,
): { subject: string; paragraphs: string[]; action: string | undefined } {
  const t = translate(language, book) as unknown as Translator
  const parts = optionalParts.filter((part) => t.has(`${key}.${part}`))
  const action = [`${key}.action`, "action"].find((name) => t.has(name))
  return {
    subject: t(`${key}.subject`, params),
    paragraphs: ["text", ...parts].map((part) => t(`${key}.${part}`, params)),
    action: action && t(action),
  }
}
type Translator = {
  (key: string, params?: Readonly<Record<string, string>>): string
  has(key: string): boolean
}

export type PrizeStateColumns = {
  settled_as: "claimed" | "credited" | null
  disputed_at: Date | null
  refused_at: Date | null
}
/** What players read as the state of a prize. */
export function toPrizeState({
  refused_at,
  disputed_at,
  settled_as,
}: PrizeStateColumns): "open" | "claimed" | "credited" | "disputed" | "refused" {
  if (refused_at) return "refused"
  if (disputed_at) return "disputed"
  return settled_as ?? "open"
}
