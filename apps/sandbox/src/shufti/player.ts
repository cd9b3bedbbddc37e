import type { FastifyReply } from "fastify"
import { html, type Markup, pageLanguage, sendPage } from "../page.ts"
import { DECLINED_CODES } from "./codes.ts"
import type { Verification } from "./verification.ts"
import { WORDS } from "./words.ts"

function send(
  reply: FastifyReply,
  base: string,
  verification: Verification,
  title: string,
  body: Markup,
  status = 200,
) {
  const { redirectUrl, language } = verification.asked
  const origins = redirectUrl ? [new URL(redirectUrl).origin] : []
  return sendPage(
    reply,
    {
      kind: "player",
      title,
      language: pageLanguage(language),
      brand: { name: "Shufti Pro · Sandbox" },
      base,
      formOrigins: origins,
      frameOrigins: origins,
      body,
    },
    status,
  )
}

function readingFields(verification: Verification): Markup {
  const words = WORDS[pageLanguage(verification.asked.language)]
  const { reading, asked } = verification
  const field = (name: string, label: string, value: string, type = "text", hint?: string) =>
    html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value}"
autocomplete="off" ${hint && html`aria-describedby="${name}-hint"`} />${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>`
  const types = asked.document?.types ?? []
  return html`<h2>${words.read}</h2><p class="muted">${words.readHint}</p>
${
  asked.document &&
  html`<div class="field"><label for="documentType">${words.documentType}</label><select id="documentType" name="documentType">
${types.map((type) => html`<option value="${type}">${words.types[type] ?? type}</option>`)}</select></div>
${field("firstName", words.firstName, reading.firstName)}${field("lastName", words.lastName, reading.lastName)}
${field("birthDate", words.birthDate, reading.birthDate, "date")}
${field("documentNumber", words.documentNumber, reading.documentNumber, "text", words.documentNumberHint)}`
}
${asked.services.includes("address") && field("fullAddress", words.address, reading.fullAddress)}`
}

export function sendVerificationPage(
  reply: FastifyReply,
  base: string,
  verification: Verification,
  faulty = false,
): FastifyReply {
  const { asked } = verification
  const words = WORDS[pageLanguage(asked.language)]
  const button = (ending: string, label: string) =>
    html`<button name="ending" value="${ending}" data-testid="${ending}">${label}</button>`
  const codes = Object.entries(DECLINED_CODES).map(
    ([
      code,
      reason,
    ]) => html`<label class="check"><input type="checkbox" name="code" value="${code}" /> <span><code>${code}</code>
<small lang="en">${reason}</small></span></label>`,
  )
  const reads = asked.document !== undefined || asked.services.includes("address")
  const body = html`<h1>${words.title}</h1><p>${words.intro}</p>
<section class="card"><h2>${words.asked}</h2><ul>${asked.services.map((service) => html`<li>${words.services[service]}</li>`)}</ul>
${(asked.document?.minimumAge ?? 0) > 0 && html`<p class="hint">${words.age(asked.document?.minimumAge ?? 0)}</p>`}
${asked.consentText !== "" && html`<p class="note">${asked.consentText}</p>`}</section>
<form method="post" action="${base}/shufti/process/verification/${verification.id}" novalidate>
<div class="frame">${faulty && html`<p class="alert" role="alert"><strong>${words.faulty}</strong></p>`}
${reads && readingFields(verification)}
<button class="primary" name="ending" value="accept" data-testid="accept">${words.accept}</button></div>
<p class="actions stretch">${button("cancel", words.cancel)}</p>
<section class="test"><h2>${words.testTitle}</h2><p>${words.testText}</p>
<details><summary>${words.reasons}</summary><fieldset><legend class="visually-hidden">${words.reasons}</legend>${codes}</fieldset></details>
<div class="actions stretch">${button("decline", words.decline)}${button("timeout", words.timeout)}
${button("accept-then-changed", words.changed)}</div></section></form>`
  return send(reply, base, verification, words.title, body, faulty ? 422 : 200)
}

export function sendClosedPage(reply: FastifyReply, base: string, verification: Verification): FastifyReply {
  const words = WORDS[pageLanguage(verification.asked.language)]
  return send(
    reply,
    base,
    verification,
    words.doneTitle,
    html`<h1>${words.doneTitle}</h1><p>${words.doneText}</p>`,
  )
}
