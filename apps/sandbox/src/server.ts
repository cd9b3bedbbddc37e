import fastify, { type FastifyPluginAsync } from "fastify"
import { aggregator } from "./aggregator/index.ts"
import { type BancontactKeys, bancontact } from "./bancontact/index.ts"
import { bank } from "./bank/index.ts"
import { betby } from "./betby/index.ts"
import { type Clock, createClock } from "./clock.ts"
import { commission } from "./commission/index.ts"
import { drand } from "./drand/index.ts"
import { ecb } from "./ecb/index.ts"
import { epis } from "./epis/index.ts"
import { hipay } from "./hipay/index.ts"
import { isForm, keepRawBodies, readForm, readJson } from "./http.ts"
import { type ItsmeClient, itsme } from "./itsme/index.ts"
import { mailbox, type ReturnsPlace } from "./mailbox/index.ts"
import { listenForMail } from "./mailbox/smtp.ts"
import { type NetellerKeys, neteller } from "./neteller/index.ts"
import { html, type Markup, sendPage } from "./page.ts"
import { type PaysafecardKeys, paysafecard } from "./paysafecard/index.ts"
import { push } from "./push/index.ts"
import { shufti } from "./shufti/index.ts"
import { type SkrillKeys, skrill } from "./skrill/index.ts"
import { STYLE, STYLE_PATH } from "./style.ts"

export type SandboxOptions = {
  host: string
  /** 0 takes a free port. */
  port: number
  smtpPort: number
  /** Where bounces are sent; none without it. */
  returns?: ReturnsPlace
  /** How browsers reach the server, without trailing slash. */
  publicUrl: string
  hipay: { login: string; password: string; passphrase: string; mid: string }
  bancontact: BancontactKeys
  skrill: SkrillKeys
  /** `paymentsUrl` and `payoutsUrl` are where the casino takes its webhooks. */
  neteller: NetellerKeys
  paysafecard: PaysafecardKeys
  shufti: { clientId: string; secretKey: string }
  itsme: ItsmeClient
  epis: { token: string }
  commission: { token: string }
  drand: { secretKey: string }
  /** `webhookUrl` is the casino's `/providers/bank/notify`. */
  bank: { token: string; webhookSecret: string; webhookUrl: string }
  hub88: {
    operatorId: string
    privateKey: string
    operatorPublicKey: string
    walletUrl: string
    /** Instead of each title's interval between two rounds. */
    minimumCycleMs?: number
    timeOutMs?: number
  }
  betby: {
    brandId: string
    privateKey: string
    operatorPublicKey: string
    walletUrl: string
    siteOrigin: string
    firstRetryMs?: number
    timeOutMs?: number
  }
  /** Until a payout settles automatically; 1500 by default. */
  settleAfterMs?: number
}

const SETTLE_AFTER_MS = 1500
const LONGEST_JOURNEY_SECONDS = 400 * 24 * 3600

type Sandbox = { name: string; path: string; text: string }
const SANDBOXES: readonly Sandbox[] = [
  { name: "HiPay", path: "/hipay/__sandbox", text: "Payment pages, notifications, refunds, chargebacks." },
  {
    name: "Bancontact Pro",
    path: "/bancontact/__sandbox",
    text: "Payments with the app, once Payconiq: signed callbacks, refunds.",
  },
  {
    name: "Skrill",
    path: "/skrill/__sandbox",
    text: "Payments from wallets, chargebacks, money sent back to them.",
  },
  {
    name: "Neteller",
    path: "/neteller/__sandbox",
    text: "Payments from wallets in two steps, credits to wallets.",
  },
  {
    name: "paysafecard",
    path: "/paysafecard/__sandbox",
    text: "Payments from accounts in two steps, whose account it is, payouts.",
  },
  { name: "Shufti Pro", path: "/shufti/__sandbox", text: "Identity verifications and their callbacks." },
  {
    name: "itsme",
    path: "/itsme/__sandbox",
    text: "Logging in and sharing who one is; tokens that are not right.",
  },
  { name: "EPIS", path: "/epis/__sandbox", text: "The register of excluded persons; outages and latency." },
  {
    name: "Gaming Commission",
    path: "/commission/__sandbox",
    text: "Weekly limits above the law’s: approve, refuse, find in default.",
  },
  { name: "European Central Bank", path: "/ecb/__sandbox", text: "What the euro is worth elsewhere." },
  { name: "drand", path: "/drand/__sandbox", text: "A public beacon: a signed round every three seconds." },
  { name: "Bank", path: "/bank/__sandbox", text: "Payouts: settle, reject, return. Verification of payee." },
  { name: "Push", path: "/push/__sandbox", text: "What wakes a browser; subscriptions that are gone." },
  { name: "Hub88", path: "/hub88/__sandbox", text: "The game aggregator: sessions, wallet calls, faults." },
  { name: "Betby", path: "/betby/__sandbox", text: "The sports book: bets, results, what is taken back." },
  { name: "Mailbox", path: "/mailbox", text: "Every e-mail the casino has sent." },
]

function home(base: string, offsetSeconds: number): Markup {
  const cards = SANDBOXES.map(
    ({ name, path, text }) =>
      html`<li class="card"><h2><a href="${base}${path}">${name}</a></h2><p class="muted">${text}</p></li>`,
  )
  return html`<h1>Sandboxes</h1><p class="muted">The third parties of the casino as servers: the same protocols, no real money, no real people.</p>
<ul class="grid">${cards}</ul><section class="card"><h2>Clock</h2>
<form method="post" action="${base}/__sandbox/clock"><div class="field"><label for="offsetSeconds">Seconds ahead of real time</label>
<input id="offsetSeconds" name="offsetSeconds" type="number" value="${offsetSeconds}" aria-describedby="clock-hint" />
<p class="hint" id="clock-hint">Payment pages, verifications and picture links expire by this clock. 900 is a quarter of an hour.</p></div>
<button>Set the clock</button></form></section>`
}

/** The index page, the shared style sheet and the clock. */
function entrance(base: string, clock: Clock): FastifyPluginAsync {
  return async (app) => {
    keepRawBodies(app)
    app.get("/", (_request, reply) => {
      const body = home(base, clock.offsetSeconds())
      return sendPage(reply, {
        kind: "console",
        title: "Sandboxes",
        brand: { name: "Sandboxes" },
        base,
        body,
      })
    })
    app.get(STYLE_PATH, (_request, reply) =>
      reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300").send(STYLE),
    )
    app.post("/__sandbox/clock", async (request, reply) => {
      const form = isForm(request) ? await readForm(request) : undefined
      const offsetSeconds = Number(form?.get("offsetSeconds") ?? readJson(request)?.offsetSeconds)
      if (!Number.isFinite(offsetSeconds) || Math.abs(offsetSeconds) > LONGEST_JOURNEY_SECONDS) {
        return reply.code(400).send({ error: "offsetSeconds must be a number, at most 400 days either way" })
      }
      clock.travel(offsetSeconds)
      return form ? reply.redirect(`${base}/`, 303) : reply.send({ now: new Date(clock.now()).toISOString() })
    })
  }
}

/**
 * Starts all sandboxes on one HTTP port, and the mailbox's SMTP server. Rejects when a port is taken. `url` is the
 * server's own address; links for browsers use `publicUrl`. In this folder the casino is the caller, a vendor the third
 * party that a sandbox replaces, the player the person in the browser, and an operator a person at a sandbox's console.
 */
export async function startSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { publicUrl, host } = options
  const base = new URL(publicUrl).pathname.replace(/\/$/, "")
  const clock = createClock()
  const place = { publicUrl, clock }
  const app = fastify({ bodyLimit: 40 * 1024 * 1024, forceCloseConnections: true })
  const mail = mailbox(place, options.returns)

  await app.register(entrance(base, clock))
  await app.register(hipay(place, options.hipay), { prefix: "/hipay" })
  await app.register(bancontact(place, options.bancontact), { prefix: "/bancontact" })
  await app.register(skrill(place, options.skrill), { prefix: "/skrill" })
  await app.register(neteller(place, options.neteller), { prefix: "/neteller" })
  await app.register(paysafecard(place, options.paysafecard), { prefix: "/paysafecard" })
  await app.register(shufti(place, options.shufti), { prefix: "/shufti" })
  await app.register(itsme(place, options.itsme), { prefix: "/itsme" })
  await app.register(epis(place, options.epis), { prefix: "/epis" })
  await app.register(commission(place, options.commission), { prefix: "/commission" })
  await app.register(ecb(place), { prefix: "/ecb" })
  await app.register(drand(place, options.drand), { prefix: "/drand" })
  await app.register(bank(place, options.bank, options.settleAfterMs ?? SETTLE_AFTER_MS), { prefix: "/bank" })
  await app.register(betby(place, options.betby), { prefix: "/betby" })
  await app.register(push(place), { prefix: "/push" })
  await app.register(mail.plugin, { prefix: "/mailbox" })
  await app.register(aggregator({ publicUrl, ...options.hub88 }))

  const closing: (() => Promise<void>)[] = [() => app.close()]
  const close = async () => {
    clock.close()
    await Promise.all(closing.map((stop) => stop()))
  }
  try {
    const smtp = await listenForMail(host, options.smtpPort, mail.deliver)
    closing.push(smtp.close)
    return { url: await app.listen({ host, port: options.port }), close }
  } catch (fault) {
    await close()
    throw fault
  }
}
