import { content, me } from "@elite/contract"
import { openSocket } from "@elite/testkit/socket"
import fastify from "fastify"
import { describe, expect, onTestFinished, test } from "vitest"
import { casinoForFile, casinoForTest } from "../../../testing/casino.ts"
import { newcomer, signUp } from "../../../testing/people.ts"
import { createMetrics } from "../lib/metrics.ts"
import { healthRoutes } from "./health.ts"

/** The limit of one window of ten seconds. */
const perWindow = 40
const casino = casinoForFile({ env: { RATE_LIMIT: String(6 * perWindow), TRUST_PROXY: "1" } })

const ask = (path: string, from: string, more: Record<string, string> = {}) =>
  fetch(casino().url + path, { headers: { "x-forwarded-for": from, ...more } })
const statuses = async (times: number, path: string, from: string, more?: Record<string, string>) =>
  Promise.all(Array.from({ length: times }, async () => (await ask(path, from, more)).status))
const count = (all: number[], status: number) => all.filter((value) => value === status).length

describe("requests of one address above the limit", () => {
  test("are refused in the error envelope, with a Retry-After header", async () => {
    const from = "203.0.113.1"
    const all = await statuses(perWindow + 10, content.siteDetail.path, from)
    expect([count(all, 200), count(all, 429)]).toEqual([perWindow, 10])
    const answer = await ask(content.siteDetail.path, from, { "x-language": "nl" })
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ errors: [{ name: "TooManyRequestsErrorType" }] })
  })

  test("are refused on unknown paths too, for pages with an error page in their language", async () => {
    const from = "203.0.113.2"
    const all = await statuses(perWindow + 10, "/nothing/here", from)
    expect([count(all, 404), count(all, 429)]).toEqual([perWindow, 10])
    for (const [path, language] of [
      ["/", "en"],
      ["/fr", "fr"],
      ["/nl/x", "nl"],
    ] as const) {
      const answer = await ask(path, from, { accept: "text/html" })
      expect([answer.status, answer.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"])
      const text = await answer.text()
      expect(text).toContain(`<html lang="${language}">`)
      expect(answer.headers.get("content-security-policy")).toContain(/nonce="([^"]+)"/.exec(text)?.[1])
    }
  })

  test("do not affect another address, whatever a client writes before the proxy's", async () => {
    await statuses(perWindow + 1, "/nothing", "203.0.113.3")
    expect((await ask("/nothing", "203.0.113.4")).status).toBe(404)
    expect((await ask("/nothing", "198.51.100.1, 203.0.113.3")).status).toBe(429)
  })

  test("are counted together for one IPv6 /64 network", async () => {
    await statuses(perWindow, "/nothing", "2001:db8:1:2::1")
    expect((await ask("/nothing", "2001:db8:1:2:ffff::9")).status).toBe(429)
    expect((await ask("/nothing", "2001:db8:1:3::1")).status).toBe(404)
  })

  test("do not affect players behind the address; an invented session has no limit of its own", async () => {
    const from = "203.0.113.5"
    const { visitor } = await signUp(casino(), newcomer("Eva"))
    const cookie = `access_token=${visitor.cookies.get("access_token")}`
    expect((await ask(me.getUserDetails.path, from, { cookie })).status).toBe(200)
    expect(count(await statuses(perWindow, "/nothing", from), 429)).toBe(1)
    expect((await ask(me.getUserDetails.path, from, { cookie })).status).toBe(200)
    expect((await ask(me.getUserDetails.path, from, { cookie: "access_token=mine" })).status).toBe(429)
    const own = await statuses(perWindow + 5, me.getUserDetails.path, from, { cookie })
    expect(count(own, 429)).toBeGreaterThan(0)
  })

  test("do not affect providers, pictures and health checks", async () => {
    const from = "203.0.113.6"
    await statuses(perWindow + 1, "/nothing", from)
    expect((await ask("/healthz", from)).status).toBe(200)
    expect((await ask("/media/posters/none.avif", from)).status).toBe(404)
    const wallet = await fetch(`${casino().url}/providers/hub88/user/balance`, {
      method: "POST",
      headers: { "x-forwarded-for": from, "content-type": "application/json" },
      body: "{}",
    })
    expect(wallet.status).not.toBe(429)
    await wallet.body?.cancel()
  })
})

test("concurrent readiness requests share one check of the database", async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const answers: PromiseWithResolvers<boolean>[] = []
  const isReady = () => {
    answers.push(Promise.withResolvers<boolean>())
    return answers.at(-1)!.promise
  }
  healthRoutes(app, { isReady, metrics: createMetrics(), metricsToken: undefined })
  const ask = async () => (await app.inject("/readyz")).statusCode
  const first = Promise.all(Array.from({ length: 50 }, ask))
  await expect.poll(() => answers.length).toBe(1)
  answers[0]!.resolve(true)
  expect(new Set(await first)).toEqual(new Set([200]))
  expect(answers.length).toBe(1)

  const later = ask()
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!.resolve(false)
  expect(await later).toBe(503)
})

describe("sockets without a session", () => {
  test("are limited to thirty per address and closed within seconds; players still connect", async () => {
    const behindProxy = await casinoForTest({ env: { TRUST_PROXY: "1" } })
    const { url } = behindProxy
    const { visitor } = await signUp(behindProxy, newcomer("Mia"))
    const openAnonymous = (from: string) =>
      new Promise<{ opened: boolean; closed: Promise<number> }>((resolve) => {
        const began = performance.now()
        const closed = Promise.withResolvers<number>()
        const ws = new (WebSocket as unknown as new (url: string, o: object) => WebSocket)(
          `${url.replace("http", "ws")}/ws/?EIO=4&transport=websocket`,
          { headers: { origin: url, "x-forwarded-for": from } },
        )
        ws.addEventListener("open", () => resolve({ opened: true, closed: closed.promise }))
        ws.addEventListener("error", () => resolve({ opened: false, closed: closed.promise }))
        ws.addEventListener("close", () => closed.resolve(performance.now() - began))
      })
    const first = await Promise.all(Array.from({ length: 30 }, () => openAnonymous("203.0.113.9")))
    const more = await Promise.all(Array.from({ length: 20 }, () => openAnonymous("203.0.113.9")))
    expect([first.filter(({ opened }) => opened).length, more.filter(({ opened }) => opened).length]).toEqual(
      [30, 0],
    )
    expect((await openAnonymous("203.0.113.10")).opened).toBe(true)
    const cookie = `access_token=${visitor.cookies.get("access_token")}`
    const player = openSocket(url, { origin: url, "x-forwarded-for": "203.0.113.9", cookie })
    expect(await player.isAccepted).toBe(true)
    player.close()
    const durations = await Promise.all(first.map(({ closed }) => closed))
    expect(Math.max(...durations)).toBeLessThan(8_000)
    expect((await openAnonymous("203.0.113.9")).opened).toBe(true)
  })
})
