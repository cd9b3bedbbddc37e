import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify"
import { importJWK, jwtVerify } from "jose"
import { type Bench, createBench, mountControl, type Place } from "../control.ts"
import { rawBody } from "../http.ts"
import { html, type Markup, moment } from "../page.ts"
import { type Browser, newBrowser, open } from "./browser.ts"

/** The longest message a service must take (RFC 8030, 7.2). */
const LONGEST = 4096
/** The longest a token of a sender may hold (RFC 8292, 2). */
const LONGEST_TOKEN_SECONDS = 24 * 3600
const KEPT = 200
/** `gone`: the subscription ended; `too_many`: rate limited. */
const OWN = ["gone", "too_many"]

type Message = { readonly atMs: number; readonly browserId: string; readonly text: string }

/** Whether the request is signed by the named key, for this service, and valid for at most a day (RFC 8292). */
async function isSigned(request: FastifyRequest, origin: string, atMs: number): Promise<boolean> {
  const found = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? "")
  const key = Buffer.from(found?.[2] ?? "", "base64url")
  if (!found || key.length !== 65) return false
  const part = (from: number) => key.subarray(from, from + 32).toString("base64url")
  const jwk = await importJWK({ kty: "EC", crv: "P-256", x: part(1), y: part(33) }, "ES256")
  const currentDate = new Date(atMs)
  try {
    const { payload } = await jwtVerify(found[1]!, jwk, {
      audience: origin,
      currentDate,
      algorithms: ["ES256"],
    })
    const isShort = (payload.exp ?? Number.POSITIVE_INFINITY) - atMs / 1000 <= LONGEST_TOKEN_SECONDS
    return isShort && /^(mailto:|https:)/.test(payload.sub ?? "")
  } catch {
    return false
  }
}

type Kept = { browsers: Map<string, Browser>; messages: Message[] }

function mountService(app: FastifyInstance, bench: Bench, state: Kept): void {
  const { scenarios, clock, publicUrl } = bench
  const { origin } = new URL(publicUrl)
  // Senders use real time, whatever the sandboxes' offset.
  const realNow = () => clock.now() - clock.offsetSeconds() * 1000
  const refuse = (reply: FastifyReply, status: number, reason: string) => reply.code(status).send({ reason })

  // Browser and push service use a private protocol.
  app.post("/subscriptions", (_request, reply) => {
    const browser = newBrowser()
    state.browsers.set(browser.id, browser)
    const { id, publicKey, auth } = browser
    const keys = { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") }
    return reply.code(201).send({ endpoint: `${publicUrl}/push/wpush/${id}`, keys })
  })

  app.post<{ Params: { id: string } }>("/wpush/:id", { config: { api: true } }, async (request, reply) => {
    const browser = state.browsers.get(request.params.id)
    const own = scenarios.takeOwn(OWN)
    if (own === "too_many") return refuse(reply.header("retry-after", "1"), 429, "Too many messages.")
    if (own === "gone") state.browsers.delete(request.params.id)
    if (!browser || own === "gone") return refuse(reply, 410, "There is no such subscription.")
    if (!(await isSigned(request, origin, realNow())))
      return refuse(reply, 403, "The sender is not who they say.")
    if (!/^\d+$/.test(String(request.headers.ttl ?? ""))) return refuse(reply, 400, "A message needs a TTL.")
    if (request.headers["content-encoding"] !== "aes128gcm")
      return refuse(reply, 415, "A message is encrypted as aes128gcm.")
    const body = rawBody(request)
    if (body.length > LONGEST) return refuse(reply, 413, "The message is too long.")
    const text = open(browser, body)
    // A real service cannot read messages: it delivers those that the browser discards.
    if (text !== undefined) state.messages.unshift({ atMs: clock.now(), browserId: browser.id, text })
    state.messages.splice(KEPT)
    return reply.code(201).header("location", `${publicUrl}/push/message/${browser.id}`).send()
  })

  app.get("/messages", (_request, reply) => reply.send(state.messages))
}

function messagesTable({ messages }: Kept): Markup {
  const rows = messages.map(
    ({ atMs, browserId, text }) =>
      html`<tr><td>${moment(atMs)}</td><td><code>${browserId}</code></td><td>${text}</td></tr>`,
  )
  return html`<section class="card"><h2>Messages</h2>${
    rows.length === 0
      ? html`<p class="muted">No browser has been woken yet.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-label="Messages"><table><thead><tr><th scope="col">Handed over</th>
<th scope="col">Browser</th><th scope="col">What it reads</th></tr></thead><tbody>${rows}</tbody></table></div>`
  }</section>`
}

/** A push service, mounted at `/push`, with the browsers behind it, which decrypt their messages. */
export function push(place: Place): FastifyPluginAsync {
  const bench = createBench(place, "push", "Push service", OWN)
  const state: Kept = { browsers: new Map(), messages: [] }
  return async (app) => {
    mountControl(app, bench, {
      offers: [...OWN, "http_500"],
      console: () => messagesTable(state),
      reset: () => {
        state.browsers.clear()
        state.messages.length = 0
      },
    })
    mountService(app, bench, state)
  }
}
