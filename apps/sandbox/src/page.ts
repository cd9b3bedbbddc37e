import type { FastifyReply } from "fastify"
import { STYLE_PATH } from "./style.ts"

/** Safe HTML, made by the `html` tag only. */
export type Markup = { readonly markup: string }
type Insert = Markup | readonly Markup[] | string | number | undefined | false

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

function insert(value: Insert): string {
  if (value === undefined || value === false) return ""
  if (typeof value === "object") return "markup" in value ? value.markup : value.map(insert).join("")
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Template tag: escapes inserted values except markup. */
export function html(strings: TemplateStringsArray, ...values: readonly Insert[]): Markup {
  return { markup: String.raw({ raw: strings }, ...values.map(insert)) }
}

export type Language = "en" | "fr" | "nl"

/** English for an unknown locale. */
export function pageLanguage(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase()
  return language === "fr" || language === "nl" ? language : "en"
}

export type Page = {
  readonly title: string
  readonly body: Markup
  readonly language?: Language
  /** `player`: the narrow page of a player; `console`: the wide page of an operator. */
  readonly kind: "player" | "console"
  readonly brand: { readonly name: string; readonly href?: string }
  /** Origins to which a form may be redirected. */
  readonly formOrigins?: readonly string[]
  /** Origins that may frame the page. */
  readonly frameOrigins?: readonly string[]
  /** Path prefix of the server, without trailing slash. */
  readonly base: string
}

function policy(page: Page): string {
  const list = (origins: readonly string[] | undefined, first: string) =>
    [first, ...(origins ?? [])].join(" ")
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    "base-uri 'none'",
    `form-action ${list(page.formOrigins, "'self'")}`,
    `frame-ancestors ${page.frameOrigins?.length ? page.frameOrigins.join(" ") : "'none'"}`,
  ].join("; ")
}

/** Sends a page with its content security policy; pages have no scripts. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { brand } = page
  const name = brand.href ? html`<a href="${brand.href}">${brand.name}</a>` : html`${brand.name}`
  const document = html`<!doctype html>
<html lang="${page.language ?? "en"}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark" />
<title>${page.title}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${page.base}${STYLE_PATH}" />
</head>
<body class="${page.kind}">
<header><p class="brand">${name}</p></header>
<main>${page.body}</main>
</body>
</html>`
  return reply
    .code(status)
    .header("content-security-policy", policy(page))
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(document.markup)
}

const EURO_LOCALES: Readonly<Record<Language, string>> = { en: "en-BE", fr: "fr-BE", nl: "nl-BE" }

/** In the Belgian notation of the language. */
export function euros(amountCents: number, language: Language = "en"): string {
  const format = new Intl.NumberFormat(EURO_LOCALES[language], { style: "currency", currency: "EUR" })
  return format.format(amountCents / 100)
}

/** Brussels time, for the operator's tables. */
export function moment(atMs: number): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Brussels",
    day: "2-digit",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  })
  return format.format(atMs)
}
