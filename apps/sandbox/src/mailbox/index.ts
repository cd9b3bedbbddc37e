import type { FastifyPluginAsync, FastifyReply } from "fastify"
import { type Bench, createBench, mountControl, type Place, sendConsole } from "../control.ts"
import { html, type Markup, moment } from "../page.ts"
import { reportOf, sendReport, toBounceKind } from "./bounce.ts"
import { type Message, parseMessage } from "./message.ts"

const KEPT_MESSAGES = 500

/** A mail may use its own styles and pictures only; links open outside the frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox allow-popups allow-popups-to-escape-sandbox"

export type Mailbox = {
  readonly plugin: FastifyPluginAsync
  /** Stores a message received by SMTP; bounces go to the envelope `sender`. */
  deliver(raw: Buffer, recipients: readonly string[], sender: string): Promise<void>
}

function list(messages: readonly Message[], base: string): Markup {
  if (messages.length === 0) return html`<p class="muted">No mail yet.</p>`
  const rows = messages.map(
    (
      message,
    ) => html`<tr><td>${moment(Date.parse(message.date))}</td><td><a href="${base}/mailbox/${message.id}">${message.subject || "(no subject)"}</a></td>
<td>${message.to.join(", ")}</td><td>${message.from}</td></tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table><thead><tr><th scope="col">Arrived</th><th scope="col">Subject</th>
<th scope="col">To</th><th scope="col">From</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function messagePage(message: Message, base: string): Markup {
  const links = message.links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)
  return html`<p><a href="${base}/mailbox">All messages</a></p><h1>${message.subject || "(no subject)"}</h1>
<dl><dt>From</dt><dd>${message.from}</dd><dt>To</dt><dd>${message.to.join(", ")}</dd><dt>Arrived</dt><dd>${moment(Date.parse(message.date))}</dd></dl>
${links.length > 0 && html`<section class="card"><h2>Links</h2><ul>${links}</ul></section>`}
${message.html !== "" && html`<section class="card"><h2>Message</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML part" src="${base}/mailbox/${message.id}/html"></iframe></section>`}
${message.text !== "" && html`<section class="card"><h2>Text part</h2><pre>${message.text}</pre></section>`}`
}

function sendMail(reply: FastifyReply, message: Message): FastifyReply {
  return reply
    .header("content-security-policy", MAIL_POLICY)
    .header("referrer-policy", "no-referrer")
    .type("text/html; charset=utf-8")
    .send(`<base target="_blank">${message.html}`)
}

/** The casino's server for bounces. */
export type ReturnsPlace = { readonly host: string; readonly port: number }

/**
 * The casino's outgoing mail: pages at `/mailbox`, JSON for tests at `/mailbox/api/messages`. Mail to `late@…` and
 * `full@…` bounces with a report, where `returns` is set.
 */
export function mailbox(place: Place, returns?: ReturnsPlace): Mailbox {
  const bench: Bench = createBench(place, "mailbox", "Mailbox: outgoing mail")
  let messages: readonly Message[] = []
  const find = (id: string) => messages.find((message) => message.id === id)
  const forget = () => {
    messages = []
  }
  type ById = { Params: { id: string } }
  let reports = 0
  const report = async (raw: Buffer, to: string, bounceKind: "late" | "full", sender: string) => {
    // Undeliverable reports are not reported (RFC 5321, 6.1).
    if (sender === "" || !returns) return
    reports += 1
    const text = reportOf(raw, to, bounceKind, bench.clock.now())
    const problem = await sendReport(text, sender, returns).catch(String)
    reports -= 1
    bench.journal.write({
      at: new Date(bench.clock.now()).toISOString(),
      direction: "out",
      method: "REPORT",
      url: sender,
      status: problem === undefined ? 250 : 0,
      body: text,
      note: problem ?? "",
    })
  }

  const plugin: FastifyPluginAsync = async (app) => {
    mountControl(app, bench, {
      console: () => list(messages, bench.base),
      reset: forget,
      toCome: () => reports,
      offers: [],
    })
    app.get("/", (_request, reply) =>
      sendConsole(bench, reply, "Mailbox", html`<h1>Mailbox</h1>${list(messages, bench.base)}`),
    )
    app.get<{ Querystring: { to?: string } }>("/api/messages", (request, reply) => {
      const to = request.query.to?.toLowerCase()
      return reply.send(to === undefined ? messages : messages.filter((message) => message.to.includes(to)))
    })
    app.delete("/api/messages", (_request, reply) => {
      forget()
      return reply.code(204).send()
    })
    app.get<ById>("/:id", (request, reply) => {
      const message = find(request.params.id)
      if (!message) return reply.code(404).type("text/plain").send("No such message.")
      return sendConsole(bench, reply, message.subject || "Message", messagePage(message, bench.base))
    })
    app.get<ById>("/:id/html", (request, reply) => {
      const message = find(request.params.id)
      return message ? sendMail(reply, message) : reply.code(404).type("text/plain").send("No such message.")
    })
  }
  return {
    plugin,
    async deliver(raw, recipients, sender) {
      const arriving = recipients.filter((to) => {
        const bounceKind = toBounceKind(to)
        // After the SMTP answer, as a relay does.
        if (bounceKind === "late" || bounceKind === "full")
          setImmediate(() => report(raw, to, bounceKind, sender))
        return bounceKind === undefined
      })
      if (arriving.length === 0) return
      const message = await parseMessage(raw, arriving, bench.clock.now())
      messages = [message, ...messages].slice(0, KEPT_MESSAGES)
    },
  }
}
