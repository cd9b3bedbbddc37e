import { languages } from "@elite/contract"
import { pageAt, withoutLanguage } from "@elite/paths"
import { formatsOf, words } from "@elite/words"
import { describe, expect, test } from "vitest"
import { notificationTemplates, type TemplateKind } from "./templates.ts"
import { renderNotification } from "./texts.ts"

/** What each parameter is in real life, by its name. */
const real: Record<string, unknown> = {
  device: "Firefox, Linux",
  address: "203.0.113.7",
  orderId: "D-0123456789abcdef0123456789",
  withdrawalId: "W-0123456789abcdef0123456789",
  amountCents: 123_456,
  points: 12_345,
  requiredCents: 3_500_000,
  balanceCents: 200_050,
  takenCents: 99_900,
  limitCents: 50_000,
  account: "BE68 •••• •••• 7034",
  until: "2026-11-22T17:30:00.000Z",
  purse: "sports",
  document: "proofOfAddress",
  documentReason: "tooOld",
  jackpot: "hitTheTarget",
  tournament: { en: "Sablon Sprint", fr: "Sprint du Sablon", nl: "Zavelsprint" },
  place: "3rd",
  week: "47th",
  rank: { en: "Silver", fr: "Argent", nl: "Zilver" },
  held: { en: "Gold", fr: "Or", nl: "Goud" },
  on: "2026-12-04T23:00:00.000Z",
}
const reasonOf = (kind: string) => (kind === "money" ? "refusedByBank" : "nameMismatch")
const all = (Object.keys(notificationTemplates) as TemplateKind[]).flatMap((kind) =>
  Object.entries(notificationTemplates[kind] as (typeof notificationTemplates)["money"]).map(
    ([key, { params }]) => {
      const names = Object.keys((params as { shape: object }).shape)
      const given = names.map((name) => [name, name === "reason" ? reasonOf(kind) : real[name]])
      return { kind, key, params: Object.fromEntries(given) as Record<string, unknown> }
    },
  ),
)
const gone = { title: expect.any(String), text: expect.any(String), link: null }

describe.each(languages)("in %s", (language) => {
  const formats = formatsOf(language)
  const sportsBalance = words(language, ["withdraw"]).withdraw.purseSports.toLowerCase()
  test.each(all)("$kind.$key uses all its parameters and has a link", ({ kind, key, params }) => {
    const { title, text, link } = renderNotification(language, { kind, key, params })
    const whole = `${title} ${text}`
    expect(whole).not.toMatch(/[{}]|\b(?:undefined|null|NaN)\b|\d{4}-\d\d-\d\dT/)
    expect(title).not.toBe(renderNotification(language, { kind, key: "nothing", params: {} }).title)
    for (const [name, value] of Object.entries(params)) {
      if (name.endsWith("Cents")) expect(whole).toContain(formats.euros(Number(value) / 100))
      else if (name === "points") expect(whole).toContain(`${formats.figure(Number(value))} ElitePoints`)
      else if (name === "on") expect(whole).toContain("05/12/2026")
      else if (name === "rank" || name === "held" || name === "tournament")
        expect(whole).toContain((value as Record<string, string>)[language])
      else if (name === "until") expect(whole).toContain(formats.dateTime(String(value)))
      else if (name === "reason") {
        const { paymentReasons, identityReasons } = words(language, ["paymentReasons", "identityReasons"])
        const sentences: Record<string, string> = { ...paymentReasons, ...identityReasons }
        expect(text).toContain(sentences[String(value)])
      } else if (name === "purse") expect(text.toLowerCase()).toContain(sportsBalance)
      else if (name === "jackpot")
        expect(text).toContain(words(language, ["jackpotNames"]).jackpotNames.hitTheTarget)
      else if (name === "document" || name === "documentReason") {
        const { documentLabels, documentReasons } = words(language, ["documentLabels", "documentReasons"])
        const sentences: Record<string, string> = { ...documentLabels, ...documentReasons }
        expect(text).toContain(sentences[String(value)])
      } else if (!name.endsWith("Id")) expect(whole).toContain(String(value))
    }
    const path = link!.split("?")[0]!
    expect(pageAt(withoutLanguage(path), language)?.page).toBe(
      (notificationTemplates[kind] as (typeof notificationTemplates)["money"])[key as "depositReceived"].page,
    )
  })

  test("uses the casino purse by default", () => {
    for (const { kind, key, params } of all.filter(({ params }) => "purse" in params)) {
      const { purse: _, ...ofCash } = params
      const { title, text } = renderNotification(language, { kind, key, params: ofCash })
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/)
      expect(text.toLowerCase()).not.toContain(sportsBalance)
    }
  })

  test("has a name for every kind", () => {
    expect(Object.keys(words(language, ["notifications"]).notifications.kinds).sort()).toEqual(
      Object.keys(notificationTemplates).sort(),
    )
  })

  test.each([
    ["a key that is gone", { kind: "money", key: "bonusExpired", params: { amountCents: 1 } }],
    ["a key of another kind", { kind: "account", key: "depositReceived", params: real }],
    ["a name that every object has", { kind: "money", key: "constructor", params: {} }],
    ["params of another time", { kind: "money", key: "depositReceived", params: { amount: "10" } }],
    ["no params", { kind: "account", key: "newDevice", params: {} }],
  ] as const)("%s is a message that can no longer be shown", (_, row) => {
    expect(renderNotification(language, row)).toEqual(gone)
  })

  test("omits a reason whose text no longer exists", () => {
    const params = { orderId: "D-1", amountCents: 1000, reason: "noLongerSaid" }
    const { title, text } = renderNotification(language, { kind: "money", key: "depositReturned", params })
    expect(title).toContain(formats.euros(10))
    expect(text).not.toContain("noLongerSaid")
  })
})
