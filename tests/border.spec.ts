import { href } from "@elite/paths"
import { sendLargeBody } from "@elite/testkit/rawConnection"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { translate } from "@elite/words"
import { expect, test } from "./casino.ts"

// What stands before the pages, asked as no browser asks.
const mega = 1024 * 1024

for (const [how, body] of [
  ["announced by its length", { bytes: 8 * mega }],
  ["sent in pieces without a length", { bytes: 8 * mega, chunked: true }],
  ["just over the limit", { bytes: 65 * 1024 }],
] as const)
  test(`a form that is too long, ${how}, is refused in under a second`, async ({ casino }) => {
    const { port } = new URL(casino.url)
    for (const path of [
      href("login", "en"),
      href("signup", "nl"),
      `${href("play", "fr", { gameId: "grand-sablon" })}?demo=1`,
    ]) {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: casino.url,
        accept: "text/html",
      }
      const response = await retryUntilFast(1_000, () =>
        sendLargeBody(Number(port), { path, headers, ...body }),
      )
      expect([path, response.status, response.wasReset]).toEqual([path, 413, false])
      expect(response.ms).toBeLessThan(1_000)
      expect(response.sent).toBeLessThan(64 * mega)
    }
  })

/** A page without what differs from answer to answer. */
const alike = (html: string) => html.replaceAll(/nonce="[^"]+"/g, "")

test("what is nowhere is one page in each place for all strangers, whatever they ask for and whatever they show", async ({
  casino,
}) => {
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${casino.url}${path}`, { headers: { accept: "text/html", ...headers } })
    return { status: answer.status, html: alike(await answer.text()) }
  }
  for (const language of ["en", "fr", "nl"] as const) {
    const at = (path: string) => `${language === "en" ? "" : `/${language}`}/${path}`
    for (const [one, ...others] of [
      [at("no/such/page"), at("nor/this/one")],
      [at("oneword"), at("oneword?search=a"), at("another")],
      ["no-such-game", "another"].map((gameId) => href("play", language, { gameId })),
      ["no-such-studio", "another"].map((provider) => href("provider", language, { provider })),
      ["no-such-text", "another"].map((slug) => href("siteInfo", language, { slug })),
    ]) {
      const first = await page(one!)
      expect(first.status).toBe(404)
      expect(first.html).toContain(translate(language, "shell")("notFoundTitle"))
      for (const path of [one!, ...others])
        for (const headers of [{}, { cookie: "access_token=made-up" }, { cookie: "anything=1" }])
          expect([path, await page(path, headers)]).toEqual([path, first])
    }
  }
})

test("a page that is there is nobody's nowhere", async ({ casino }) => {
  for (const path of ["/", href("allGames", "fr"), href("play", "nl", { gameId: "grand-sablon" })])
    expect([path, (await fetch(`${casino.url}${path}`)).status]).toEqual([path, 200])
})

test("the data of what is nowhere is no data", async ({ casino }) => {
  for (const path of ["/no/such/page.data", "/fr/no/such.data"]) {
    const answer = await fetch(`${casino.url}${path}`)
    expect([answer.status, (await answer.text()).length < 400]).toEqual([404, true])
  }
})

test("a form of ours whose origin a referrer policy hid is taken, and no other without an origin", async ({
  casino,
}) => {
  const send = (site: string) =>
    fetch(`${casino.url}${href("resetPassword", "en")}`, {
      method: "POST",
      body: new URLSearchParams({ email: "nobody@example.be" }),
      headers: { accept: "text/html", origin: "null", "sec-fetch-site": site },
      redirect: "manual",
    })
  expect([200, 302, 303]).toContain((await send("same-origin")).status)
  for (const site of ["cross-site", "same-site", "none"])
    expect([site, (await send(site)).status >= 400]).toEqual([site, true])
})
