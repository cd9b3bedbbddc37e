import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { readForm, webAddress } from "../http.ts"
import { euros, html, type Language, type Markup, pageLanguage, sendPage } from "../page.ts"
import type { Outcome } from "../scenarios.ts"
import { WORDS } from "./words.ts"

export type Ending = "pay" | "refuse" | "cancel" | "expire" | "pending"
const ENDINGS: readonly Ending[] = ["pay", "refuse", "cancel", "expire", "pending"]

const ARMED: Readonly<Record<Outcome, Ending>> = {
  approve: "pay",
  decline: "refuse",
  cancel: "cancel",
  timeout: "expire",
}

const ARMED_AFTER_MS = 30

/** Ends a new payment without a visit, where that is armed. */
export function endIfArmed({ scenarios }: Bench, end: (ending: Ending) => unknown): void {
  const armed = scenarios.takeOutcome()
  if (armed) void sleep(ARMED_AFTER_MS, undefined, { ref: false }).then(() => end(ARMED[armed]))
}

/** The redirect waits at most this long for the casino to accept the notifications. */
const REDIRECT_WITHIN_MS = 400

export type Shown = {
  readonly orderId: string
  readonly amountCents: number
  readonly description: string
  readonly merchant: string
  /** Allowed return addresses. */
  readonly returns: readonly string[]
}

export type Field = {
  readonly name: string
  readonly label: string
  readonly type?: "email" | "date" | "text"
  readonly value: string
  readonly hint?: string
  readonly fault?: string
}

export function field({ name, label, type = "text", value, hint, fault }: Field): Markup {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ")
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off"
${described !== "" && html`aria-describedby="${described}"`} ${fault && html`aria-invalid="true"`} />
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault && html`<p class="bad" id="${name}-fault">${fault}</p>`}</div>`
}

export const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(text)

export type HostedPages<Payment> = {
  readonly vendor: string
  /** Below the prefix of the sandbox. */
  readonly route: string
  find(request: FastifyRequest): Payment | undefined
  /** Path and query of a payment's page, with the prefix of the sandbox. */
  path(payment: Payment): string
  /** Whether the player can still end it. */
  isOpen(payment: Payment): boolean
  shown(payment: Payment): Shown
  /** The page's locale, e.g. `nl_BE`. */
  locale(payment: Payment, request: FastifyRequest): string
  /** The content of the form; `given` has the submitted values when they had a fault. */
  form(payment: Payment, language: Language, given: URLSearchParams | undefined): Markup
  /** The first invalid field. */
  faultIn?(fields: URLSearchParams, payment: Payment): string | undefined
  /** The label of the pay button. */
  payLabel?(amount: string, language: Language): string
  /** Resolves when each notification has had its first attempt. */
  end(payment: Payment, ending: Ending, fields: URLSearchParams): Promise<void>
  /** Handles another button of the page; false for an unknown one. The page is shown again. */
  press?(payment: Payment, outcome: string): Promise<boolean>
  returnAddress(payment: Payment): string | undefined
}

function originsOf(shown: Shown): string[] {
  const origins = shown.returns.flatMap((address) => webAddress(address)?.origin ?? [])
  return [...new Set(origins)]
}

/** GET shows the page, POST ends the payment. */
export function mountHostedPages<P>(app: FastifyInstance, bench: Bench, pages: HostedPages<P>): void {
  const languageOf = (payment: P, request: FastifyRequest) => pageLanguage(pages.locale(payment, request))
  const send = (reply: FastifyReply, payment: P, language: Language, body: Markup, status = 200) =>
    sendPage(
      reply,
      {
        kind: "player",
        title: WORDS[language].title,
        language,
        brand: { name: `${pages.vendor} · Sandbox` },
        base: bench.base,
        formOrigins: originsOf(pages.shown(payment)),
        body,
      },
      status,
    )

  function sendPayPage(reply: FastifyReply, payment: P, language: Language, given?: URLSearchParams) {
    const words = WORDS[language]
    const shown = pages.shown(payment)
    const amount = euros(shown.amountCents, language)
    const hasMore = !["", shown.orderId, shown.merchant].includes(shown.description)
    const button = (outcome: Ending, label: string) =>
      html`<button name="outcome" value="${outcome}" data-testid="${outcome}">${label}</button>`
    const body = html`<h1>${words.payTo(shown.merchant)}</h1>
<p class="amount" data-testid="amount">${amount}</p>
<p class="muted">${hasMore && html`${shown.description}<br />`}${words.reference} <code>${shown.orderId}</code></p>
<form method="post" action="${pages.path(payment)}" novalidate><div class="frame">
${given && html`<p class="alert" role="alert"><strong>${words.check}</strong></p>`}
${pages.form(payment, language, given)}
<button class="primary" name="outcome" value="pay" data-testid="pay">${(pages.payLabel ?? words.pay)(amount, language)}</button></div>
<p class="actions stretch">${button("cancel", words.cancel)}</p>
<section class="test"><h2>${words.testTitle}</h2><p>${words.testText}</p><div class="actions stretch">
${button("refuse", words.refuse)}${button("pending", words.pending)}${button("expire", words.expire)}</div></section></form>`
    return send(reply, payment, language, body, given ? 422 : 200)
  }

  function sendClosedPage(reply: FastifyReply, payment: P, language: Language) {
    const words = WORDS[language]
    const back = pages.returnAddress(payment)
    const body = html`<h1>${words.doneTitle}</h1><p>${words.doneText}</p>
${back && html`<p><a class="button" href="${back}" data-testid="back">${words.back}</a></p>`}`
    return send(reply, payment, language, body)
  }

  app.get(pages.route, (request, reply) => {
    const payment = pages.find(request)
    if (!payment) return reply.code(404).type("text/plain").send("No such payment page.")
    const language = languageOf(payment, request)
    return pages.isOpen(payment)
      ? sendPayPage(reply, payment, language)
      : sendClosedPage(reply, payment, language)
  })

  app.post(pages.route, async (request, reply) => {
    const payment = pages.find(request)
    if (!payment) return reply.code(404).type("text/plain").send("No such payment page.")
    const language = languageOf(payment, request)
    const leave = () => {
      const address = pages.returnAddress(payment)
      return address ? reply.redirect(address, 303) : sendClosedPage(reply, payment, language)
    }
    if (!pages.isOpen(payment)) return leave()
    const fields = (await readForm(request)) ?? new URLSearchParams()
    const outcome = fields.get("outcome") ?? ""
    const ending = ENDINGS.find((candidate) => candidate === outcome)
    if (!ending) {
      await pages.press?.(payment, outcome)
      return reply.redirect(pages.path(payment), 303)
    }
    const isPaying = ending === "pay" || ending === "pending"
    if (isPaying && pages.faultIn?.(fields, payment)) return sendPayPage(reply, payment, language, fields)
    const ended = pages.end(payment, ending, fields)
    await Promise.race([ended, sleep(REDIRECT_WITHIN_MS, undefined, { ref: false })])
    return leave()
  })
}
