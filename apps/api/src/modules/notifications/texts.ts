import type { ByLanguage, Language, notifications, ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { NotificationRow } from "./store.ts"
import { findTemplate } from "./templates.ts"

type NotificationReply = ReplyOf<typeof notifications.getNotifications>["notifications"]["rows"][number]
type Params = Readonly<Record<string, unknown>>

/**
 * Raw figures as a sentence takes them: `amountCents` becomes `amount` in euros, `points` an `amount` of ElitePoints, an instant
 * date and time. Money whose purse is not said is cash.
 */
function toTextArguments(language: Language, params: Params): Record<string, string> {
  const formats = formatsOf(language)
  const label = translate(language, "documentLabels")
  const jackpot = translate(language, "jackpotNames")
  const args = Object.entries(params).map(([name, value]): [string, string] => {
    if (name === "document") return [name, label.has(value as "passport") ? label(value as "passport") : ""]
    if (name === "jackpot") return [name, jackpot.has(value as "anyTime") ? jackpot(value as "anyTime") : ""]
    // A name as it was then, in every language.
    if (typeof value === "object" && value !== null) return [name, String((value as ByLanguage)[language])]
    if (name === "on") return [name, formats.date(String(value))]
    if (name === "points")
      return ["amount", translate(language, "tournaments")("prizePoints", { count: Number(value) })]
    if (typeof value === "number") return [name.replace(/Cents$/, ""), formats.euros(value / 100)]
    return [name, name === "until" ? formats.dateTime(String(value)) : String(value)]
  })
  return { purse: "cash", ...Object.fromEntries(args) }
}

/** The sentence of a reason, from the words of whoever gives it; empty where there is none, or none any more. */
function toReasonText(language: Language, kind: string, { reason, documentReason }: Params): string {
  if (typeof documentReason === "string") {
    const say = translate(language, "documentReasons")
    return say.has(documentReason as "other") ? say(documentReason as "other") : ""
  }
  if (typeof reason !== "string") return ""
  if (kind === "money") {
    const say = translate(language, "paymentReasons")
    return say.has(reason as "refunded") ? say(reason as "refunded") : ""
  }
  const say = translate(language, "identityReasons")
  return say.has(reason as "other") ? say(reason as "other") : ""
}

/**
 * What a notification says in a language. One whose key is gone, or that does not hold what its sentence needs, says that
 * it can no longer be read and leads nowhere: it never costs anybody their list.
 */
export function renderNotification(
  language: Language,
  { kind, key, params }: Pick<NotificationRow, "kind" | "key" | "params">,
): Pick<NotificationReply, "title" | "text" | "link"> {
  const say = translate(language, "notificationTexts")
  const telling = findTemplate(kind, key)
  const title = `${kind}.${key}.title` as "account.newDevice.title"
  const text = `${kind}.${key}.text` as "account.newDevice.text"
  if (!telling?.params.safeParse(params).success || !say.has(title) || !say.has(text))
    return { title: say("gone.title"), text: say("gone.text"), link: null }
  const write = say as unknown as (key: string, args: Record<string, string>) => string
  const args = toTextArguments(language, params)
  const query = new URLSearchParams(telling.query).toString()
  return {
    title: write(title, args),
    text: [write(text, args), toReasonText(language, kind, params)].filter(Boolean).join(" "),
    link: href(telling.page, language) + (query && `?${query}`),
  }
}

/** A row as the contract shows it. */
export const toNotificationReply = (language: Language, row: NotificationRow): NotificationReply => ({
  id: Number(row.id),
  notificationHistoryId: Number(row.id),
  kind: row.kind,
  ...renderNotification(language, row),
  status: row.seen_at === null ? "not_seen" : "seen",
  createdAt: row.created_at.toISOString(),
})
