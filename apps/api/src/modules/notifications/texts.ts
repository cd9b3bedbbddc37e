import type { ByLanguage, Language, notifications, ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf, translate } from "@elite/words"
import type { NotificationRow } from "./store.ts"
import { findTemplate } from "./templates.ts"

type NotificationReply = ReplyOf<typeof notifications.getNotifications>["notifications"]["rows"][number]
type Params = Readonly<Record<string, unknown>>

/** `amountCents` becomes `amount` in euros, `points` an `amount` of ElitePoints. The default purse is cash. */
function toTextArguments(language: Language, params: Params): Record<string, string> {
  const formats = formatsOf(language)
  const label = translate(language, "documentLabels")
  const jackpot = translate(language, "jackpotNames")
  const args = Object.entries(params).map(([name, value]): [string, string] => {
    if (name === "document") return [name, label.has(value as "passport") ? label(value as "passport") : ""]
    if (name === "jackpot") return [name, jackpot.has(value as "anyTime") ? jackpot(value as "anyTime") : ""]
    if (typeof value === "object" && value !== null) return [name, String((value as ByLanguage)[language])]
    if (name === "on") return [name, formats.date(String(value))]
    if (name === "points")
      return ["amount", translate(language, "tournaments")("prizePoints", { count: Number(value) })]
    if (typeof value === "number") return [name.replace(/Cents$/, ""), formats.euros(value / 100)]
    return [name, name === "until" ? formats.dateTime(String(value)) : String(value)]
  })
  return { purse: "cash", ...Object.fromEntries(args) }
}

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

/** Renders a notification; as unreadable, without a link, where key or parameters fit no template any more. */
export function renderNotification(
  language: Language,
  { kind, key, params }: Pick<NotificationRow, "kind" | "key" | "params">,
): Pick<NotificationReply, "title" | "text" | "link"> {
  const say = translate(language, "notificationTexts")
  const template = findTemplate(kind, key)
  const title = `${kind}.${key}.title` as "account.newDevice.title"
  const text = `${kind}.${key}.text` as "account.newDevice.text"
  if (!template?.params.safeParse(params).success || !say.has(title) || !say.has(text))
    return { title: say("gone.title"), text: say("gone.text"), link: null }
  const render = say as unknown as (key: string, args: Record<string, string>) => string
  const args = toTextArguments(language, params)
  const query = new URLSearchParams(template.query).toString()
  return {
    title: render(title, args),
    text: [render(text, args), toReasonText(language, kind, params)].filter(Boolean).join(" "),
    link: href(template.page, language) + (query && `?${query}`),
  }
}

export const toNotificationReply = (language: Language, row: NotificationRow): NotificationReply => ({
  id: Number(row.id),
  notificationHistoryId: Number(row.id),
  kind: row.kind,
  ...renderNotification(language, row),
  status: row.seen_at === null ? "not_seen" : "seen",
  createdAt: row.created_at.toISOString(),
})
