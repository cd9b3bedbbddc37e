import type { FastifyReply } from "fastify"
import { euros, html, type Language, type Markup, pageLanguage, sendPage } from "../page.ts"
import { type CardFault, type CardForm, cardProduct, cardsFor } from "./cards.ts"
import type { Order } from "./order.ts"
import { qrSvg } from "./qr.ts"
import { isQrProduct } from "./request.ts"
import { PRODUCT_NAMES, WORDS } from "./words.ts"

export type PayPage = {
  readonly base: string
  readonly path: string
  readonly url: string
  readonly order: Order
  readonly product: string
  readonly form?: CardForm
  readonly faults?: readonly CardFault[]
}

function origins(order: Order): string[] {
  const addresses = Object.values(order.asked.addresses).filter((address) => address !== "")
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}

function send(reply: FastifyReply, page: PayPage, title: string, body: Markup, status = 200): FastifyReply {
  const { order } = page
  const reachable = origins(order)
  return sendPage(
    reply,
    {
      kind: "player",
      title,
      language: pageLanguage(order.asked.language),
      brand: { name: "HiPay · Sandbox" },
      base: page.base,
      formOrigins: reachable,
      frameOrigins: order.asked.framed ? reachable : [],
      body,
    },
    status,
  )
}

function productTabs(page: PayPage, language: Language): Markup {
  const { products } = page.order.asked
  return html`<h2>${WORDS[language].method}</h2><ul class="tabs">${products.map(
    (
      product,
    ) => html`<li><a class="button" href="${page.path}?product=${product}" data-testid="product-${product}"
${product === page.product && html`aria-current="true"`}>${PRODUCT_NAMES[product] ?? product}</a></li>`,
  )}</ul>`
}

type Field = { name: keyof CardForm; label: string; hint?: string; numeric?: boolean }

/** Browsers are told not to autofill, so that no real card is entered. */
function cardFields(page: PayPage, language: Language): Markup {
  const words = WORDS[language]
  const faults = page.faults ?? []
  const first = cardsFor(page.product)[0]
  const { firstName, lastName } = page.order.asked
  const value: CardForm = page.form ?? {
    number: first?.number.replace(/(\d{4})(?=\d)/g, "$1 ") ?? "",
    holder: `${firstName} ${lastName}`.trim() || "A. Peeters",
    expiry: `12/${String(new Date(page.order.createdAtMs).getUTCFullYear() + 3).slice(2)}`,
    cvc: cardProduct(page.product) === "bancontact" ? "" : "123",
  }
  function field({ name, label, hint, numeric }: Field): Markup {
    const fault = faults.find((one) => one === name || (one === "expired" && name === "expiry"))
    const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(" ")
    return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value[name]}" autocomplete="off" ${numeric && html`inputmode="numeric"`}
${described && html`aria-describedby="${described}"`} ${fault && html`aria-invalid="true"`} />
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${fault && html`<p class="bad" id="${name}-fault">${words.faults[fault]}</p>`}</div>`
  }
  const expiry = field({ name: "expiry", label: words.expiry, hint: words.expiryHint })
  const cvc = field({ name: "cvc", label: words.cvc, hint: words.cvcHint, numeric: true })
  return html`${faults.length > 0 && html`<p class="alert" role="alert"><strong>${words.check}</strong></p>`}
${field({ name: "number", label: words.number, numeric: true })}
${field({ name: "holder", label: words.holder })}
${cardProduct(page.product) === "bancontact" ? expiry : html`<div class="row">${expiry}${cvc}</div>`}`
}

function testCards(page: PayPage, language: Language): Markup | undefined {
  const words = WORDS[language]
  const cards = cardsFor(page.product)
  if (isQrProduct(page.product) || cards.length === 0) return undefined
  return html`<details><summary>${words.cards}</summary><ul>${cards.map(
    (card) =>
      html`<li><code>${card.number.replace(/(\d{4})(?=\d)/g, "$1 ")}</code> <small>${
        { CREDIT: words.credit, DEBIT: words.debit, UNKNOWN: "?" }[card.funding]
      }${card.enrolled && `, ${words.challenge}`}</small></li>`,
  )}</ul></details>`
}

/** The hosted payment page: product, card or QR code, pay, and the test endings. */
export function sendPayPage(reply: FastifyReply, page: PayPage, status = 200): FastifyReply {
  const { order, product } = page
  const language = pageLanguage(order.asked.language)
  const words = WORDS[language]
  const amount = euros(order.asked.amountCents, language)
  // A shop without a description sends the order's number as one.
  const hasMore = !["", order.asked.orderId].includes(order.asked.description)
  const qr = isQrProduct(product)
  const picture = qr ? qrSvg(page.url) : undefined
  const button = (outcome: string, label: string) =>
    html`<button name="outcome" value="${outcome}" data-testid="${outcome}">${label}</button>`
  const body = html`<h1>${words.payTo(order.asked.merchantName || words.merchant)}</h1>
<p class="amount" data-testid="amount">${amount}</p>
<p class="muted">${hasMore && html`${order.asked.description}<br />`}${words.order} <code>${order.asked.orderId}</code></p>
${order.asked.products.length > 1 && productTabs(page, language)}
<form method="post" action="${page.path}" novalidate><input type="hidden" name="product" value="${product}" />
<div class="frame">${
    qr
      ? html`<p>${words.qr}</p>${picture && html`<img class="qr" alt="${words.qrAlt}" src="${picture}" />`}`
      : cardFields(page, language)
  }
<button class="primary" name="outcome" value="pay" data-testid="pay">${qr ? words.qrPaid : words.pay(amount)}</button>
${testCards(page, language)}</div>
${order.asked.showCancel && html`<p class="actions stretch">${button("cancel", words.cancel)}</p>`}
<section class="test"><h2>${words.testTitle}</h2><p>${words.testText}</p><div class="actions stretch">
${button("refuse", words.refuse)}${button("pending", words.pending)}${button("review", words.review)}
${button("3ds-fail", words.fail3ds)}${button("expire", words.expire)}
${!order.asked.showCancel && button("cancel", words.cancel)}</div></section></form>`
  return send(reply, page, words.title, body, status)
}

export function sendChallengePage(reply: FastifyReply, page: PayPage): FastifyReply {
  const { order } = page
  const language = pageLanguage(order.asked.language)
  const words = WORDS[language]
  const amount = euros(order.asked.amountCents, language)
  const body = html`<h1>${words.challengeTitle}</h1><form method="post" action="${page.path}" class="frame stack">
<p>${words.challengeText(amount, order.asked.merchantName || words.merchant)}</p>
<p class="muted"><code>${order.card?.pan ?? ""}</code></p>
<button class="primary" name="outcome" value="3ds-ok" data-testid="3ds-ok">${words.confirm}</button>
<p class="actions stretch"><button name="outcome" value="3ds-fail" data-testid="3ds-fail">${words.reject}</button></p></form>`
  return send(reply, page, words.challengeTitle, body)
}

export function sendClosedPage(reply: FastifyReply, page: PayPage, back: string | undefined): FastifyReply {
  const words = WORDS[pageLanguage(page.order.asked.language)]
  const body = html`<h1>${words.doneTitle}</h1><p>${words.doneText}</p>
${back && html`<p><a class="button" href="${back}" data-testid="back">${words.back}</a></p>`}`
  return send(reply, page, words.doneTitle, body)
}
