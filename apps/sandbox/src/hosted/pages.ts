import { setTimeout as sleep } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Bench } from "../control.ts"
import { readForm, webAddress } from "../http.ts"
import { euros, html, type Language, type Markup, pageLanguage, sendPage } from "../page.ts"
import type { Outcome } from "../scenarios.ts"
import { WORDS } from "./words.ts"

/** How the player's visit to a hosted page ends. */
export type Ending = "pay" | "refuse" | "cancel" | "expire" | "pending"
const ENDINGS: readonly Ending[] = ["pay", "refuse", "cancel", "expire", "pending"]

/** The ending of an armed outcome. */
const ARMED: Readonly<Record<Outcome, Ending>> = {
  approve: "pay",
  decline: "refuse",
  cancel: "cancel",
  timeout: "expire",
}

const ARMED_AFTER_MS = 30

/** Ends a payment that was just opened, without a visit, where that is armed. */
export function endIfArmed({ scenarios }: Bench, end: (ending: Ending) => unknown): void {
  const armed = scenarios.takeOutcome()
  if (armed) void sleep(ARMED_AFTER_MS, undefined, { ref: false }).then(() => end(ARMED[armed]))
}

/** The redirect does not wait longer than this for the casino to take the notifications. */
const REDIRECT_WITHIN_MS = 400

export type Shown = {
  readonly orderId: string
  readonly amountCents: number
  readonly description: string
  readonly merchant: string
  /** Addresses that the browser may go back to. */
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

/** A labelled input with its hint and its fault. */
export function field({ name, label, type = "text", value, hint, fault }: Field): Markup {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ")
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="off"
${described !== "" && html`aria-describedby="${described}"`} ${fault && html`aria-invalid="true"`} />
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault && html`<p class="bad" id="${name}-fault">${fault}</p>`}</div>`
}

/** Whether a text is an e-mail address that somebody may have typed. */
export const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(text)

/** The hosted pages of one vendor. */
export type HostedPages<Payment> = {
  /** The name above the page. */
  readonly vendor: string
  /** The route, below the prefix of the sandbox. */
  readonly route: string
  find(request: FastifyRequest): Payment | undefined
  /** Path and query of the payment's page, with the prefix of the sandbox. */
  path(payment: Payment): string
  /** Whether the player can still end it. */
  isOpen(payment: Payment): boolean
  shown(payment: Payment): Shown
  /** The locale of the page, e.g. `nl_BE`. */
  locale(payment: Payment, request: FastifyRequest): string
  /** What the player is shown and fills in; `given` is what they sent when it had a fault. */
  form(payment: Payment, language: Language, given: URLSearchParams | undefined): Markup
  /** The name of the first field with a fault. */
  faultIn?(fields: URLSearchParams, payment: Payment): string | undefined
  /** The words of the button that pays. */
  payLabel?(amount: string, language: Language): string
  /** Resolves when each notification of the ending has had its first attempt. */
  end(payment: Payment, ending: Ending, fields: URLSearchParams): Promise<void>
  /** Another button of the page; answers whether it was one. The page is shown again. */
  press?(payment: Payment, outcome: string): Promise<boolean>
  returnAddress(payment: Payment): string | undefined
}

function originsOf(shown: Shown): string[] {
  const origins = shown.returns.flatMap((address) => webAddress(address)?.origin ?? [])
  return [...new Set(origins)]
}

/** Mounts the page on which the player pays: GET shows it, POST ends it. */
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
