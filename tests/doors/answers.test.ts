import type { Client } from "@elite/client/visitor"
import { type Endpoint, endpoints } from "@elite/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"

// What every answer carries and what none says.
const metricsToken = "a-collector-knows-this"
let casino: TestCasino
let browser: Client
beforeAll(async () => {
  casino = await testCasino({ sandbox: false, env: { METRICS_TOKEN: metricsToken } })
  browser = casino.visitor()
})
afterAll(() => casino?.close())

/** Asks a call with nothing in it. */
const ask = ({ method, path }: Endpoint): Promise<Response> =>
  method === "GET" || method === "DELETE"
    ? browser.fetch(path, { method })
    : browser.fetch(path, { method, body: "{}", headers: { "content-type": "application/json" } })

describe("every answer", () => {
  const mustHave = {
    "content-security-policy": /default-src 'self'.*frame-ancestors 'none'/,
    "x-content-type-options": /^nosniff$/,
    "referrer-policy": /^strict-origin-when-cross-origin$/,
    "cross-origin-opener-policy": /^same-origin$/,
    "cross-origin-resource-policy": /^same-origin$/,
    "permissions-policy": /camera=\(\)/,
    "x-frame-options": /^DENY$/,
  }
  const bare = (answer: Response) =>
    Object.entries(mustHave).flatMap(([name, form]) =>
      form.test(answer.headers.get(name) ?? "") ? [] : [name],
    )

  it("carries the security headers, good and bad alike", async () => {
    const asked: [string, Promise<Response>][] = [
      ...endpoints.map((endpoint): [string, Promise<Response>] => [endpoint.path, ask(endpoint)]),
      ...["/healthz", "/readyz", "/metrics", "/nowhere", "/%zz", "/api/%c0%ae", `/${"x".repeat(3000)}`].map(
        (path): [string, Promise<Response>] => [path, browser.fetch(path)],
      ),
      [
        "too large",
        browser.fetch("/api/user/login", {
          method: "POST",
          body: `"${"x".repeat(2_000_000)}"`,
          headers: { "content-type": "application/json" },
        }),
      ],
    ]
    for (const [path, call] of asked) {
      const answer = await call
      await answer.arrayBuffer()
      expect([path, bare(answer)]).toEqual([path, []])
      expect(answer.headers.get("x-powered-by")).toBeNull()
      expect(answer.headers.get("server")).toBeNull()
    }
  })

  it("of a page that is not there is the same, and repeats nothing of the question", async () => {
    const paths = [
      "/nowhere",
      "/.git/config",
      "/api/user/<script>alert(1)</script>",
      "/api/../../etc/passwd",
      "/admin?x=canary",
    ]
    const bodies = new Set<string>()
    for (const path of [...paths, "/%zz", "/api/%c0%ae"]) {
      const answer = await browser.fetch(path)
      expect([path, answer.status]).toEqual([path, 404])
      bodies.add(await answer.text())
    }
    for (const method of ["POST", "PUT", "DELETE", "PATCH"])
      bodies.add(await (await browser.fetch("/nowhere", { method })).text())
    bodies.add(await (await browser.fetch("/api/user/login", { method: "GET" })).text())
    expect(bodies.size).toBe(1)
  })
})

describe("/metrics", () => {
  it("is not there without the collector's token", async () => {
    const unknownPath = await (await fetch(`${casino.url}/nowhere`)).text()
    for (const authorization of [
      undefined,
      "Bearer wrong",
      `Basic ${metricsToken}`,
      `Bearer ${metricsToken}x`,
    ]) {
      const answer = await fetch(`${casino.url}/metrics`, { headers: authorization ? { authorization } : {} })
      expect([answer.status, await answer.text()]).toEqual([404, unknownPath])
    }
    const metrics = await fetch(`${casino.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    expect([metrics.status, (await metrics.text()).includes("casino_wallet_calls_total")]).toEqual([
      200,
      true,
    ])
  })

  it("without a configured token is for this machine only, and not through a proxy on it", async () => {
    const plain = await testCasino({ sandbox: false })
    try {
      expect((await fetch(`${plain.url}/metrics`)).status).toBe(200)
      expect(
        (await fetch(`${plain.url}/metrics`, { headers: { "x-forwarded-for": "203.0.113.9" } })).status,
      ).toBe(404)
    } finally {
      await plain.close()
    }
  })
})
