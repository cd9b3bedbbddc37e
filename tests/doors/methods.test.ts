import { type Language, languages, me } from "@elite/contract"
import { href, type PlainPage } from "@elite/paths"
import { openRawConnection } from "@elite/testkit/rawConnection"
import { translate } from "@elite/words"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { type TestCasino, testCasino } from "../../apps/api/testing/casino.ts"
import { mountSite } from "../../apps/casino/src/mountSite.ts"

// What clients send that are no browser: whatever it is, the answer is HTTP, in words, and no fault of ours.
const lines: string[] = []
let casino: TestCasino
beforeAll(async () => {
  const log = jsonLog("error", { write: (line) => void lines.push(line) })
  const mount: Parameters<typeof mountSite> extends [infer Built, infer Config, ...unknown[]]
    ? (built: Built, config: Config) => Promise<void>
    : never = (built, config) => mountSite(built, config, "production")
  casino = await testCasino({ sandbox: false, log, mount })
})
afterAll(() => casino.close())

let complained: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  lines.length = 0
  complained = vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  expect(lines).toEqual([])
  expect(complained.mock.calls).toEqual([])
})

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string }

/** Sends a request as it is written, as one of our own pages would, and answers what came back. */
async function sends({ method = "GET", path, headers = {}, body = "" }: Sent) {
  const { port } = casino.config
  const { socket, response } = await openRawConnection(port)
  const all = {
    host: `localhost:${port}`,
    origin: casino.url,
    accept: "text/html",
    connection: "close",
    ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}),
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.write([`${method} ${path} HTTP/1.1`, ...head, "", body].join("\r\n"))
  const { status, text } = await response
  const [top = "", ...rest] = text.split("\r\n\r\n")
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(top)?.[1]
  return { status, header, text: rest.join("\r\n\r\n") }
}

/** A page of a refusal: in a language, with its sentence, and nothing that only a program reads. */
function expectCalm({ text, header }: Awaited<ReturnType<typeof sends>>, language: Language, name: string) {
  expect(header("content-type")).toBe("text/html; charset=utf-8")
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(`<p>${translate(language, "errors")(name as "NotFoundErrorType")}</p>`)
  expect(text).not.toMatch(/shell\.|errorTitle|ErrorType/)
}

describe("an offer of another protocol", () => {
  const offers = [
    { upgrade: "h2c", connection: "Upgrade, HTTP2-Settings", "http2-settings": "AAMAAABkAARAAAAAAAIAAAAA" },
    { upgrade: "foo", connection: "Upgrade" },
    { upgrade: "TLS/1.0, HTTP/1.1", connection: "upgrade" },
    { upgrade: "websocket", connection: "Upgrade" },
    { upgrade: "websocket, h2c", connection: "keep-alive, Upgrade" },
  ]
  it.each(offers)("is not taken up where there is no socket: %o", async (offer) => {
    // Whoever is offered nothing keeps the connection open.
    const close = { "keep-alive": "timeout=1", ...offer, connection: `close, ${offer.connection}` }
    const asked = { headers: close }
    expect((await sends({ path: "/login", ...asked })).status).toBe(200)
    expect((await sends({ path: "/fr/tous-jeux", ...asked })).status).toBe(200)
    expect((await sends({ path: "/healthz", ...asked })).status).toBe(200)
    expect((await sends({ path: me.getUserDetails.path, ...asked })).status).toBe(401)
    const callback = { method: "POST", path: "/providers/hub88/user/balance", body: '{"token": "x"}' }
    const json = { ...close, "content-type": "application/json" }
    const { status, text } = await sends({ ...callback, headers: json })
    expect([status, JSON.parse(text)]).toEqual([200, { status: "RS_ERROR_INVALID_SIGNATURE" }])
  })
  it("that is no socket is answered where sockets are opened", async () => {
    for (const path of ["/ws", "/ws/", "/ws/?EIO=4&transport=websocket"])
      for (const upgrade of ["h2c", "foo"])
        expect(
          (await sends({ path, headers: { upgrade, connection: "close, Upgrade" } })).status,
        ).toBeGreaterThan(399)
  })
})

const pages: PlainPage[] = ["home", "login", "allGames", "deposits", "crashGame", "terms"]
const eachPage = languages.flatMap((language) => pages.map((page) => ({ language, page })))

describe("a method that no page has", () => {
  it.each(eachPage)(
    "is refused in words and with those that there are: $page in $language",
    async ({ language, page }) => {
      const path = href(page, language)
      for (const method of [
        "OPTIONS",
        "PUT",
        "DELETE",
        "PATCH",
        "TRACE",
        "PROPFIND",
        "SEARCH",
        "QUERY",
        "MKCOL",
      ]) {
        const response = await sends({ method, path })
        expect([method, response.status, response.header("allow")]).toEqual([method, 405, "GET, HEAD, POST"])
        expectCalm(response, language, "MethodNotAllowedErrorType")
      }
    },
  )
  it("is refused without an origin too, and to a program in its own form", async () => {
    for (const method of ["DELETE", "PUT", "OPTIONS", "TRACE", "LOCK"]) {
      const response = await sends({
        method,
        path: "/login",
        headers: { origin: "https://evil.example", accept: "*/*" },
      })
      expect([method, response.status]).toEqual([method, 405])
      expect(JSON.parse(response.text)).toMatchObject({ errors: [{ name: "MethodNotAllowedErrorType" }] })
    }
  })
  it("is refused where a proxy is asked for", async () => {
    const { socket, response } = await openRawConnection(casino.config.port)
    socket.write(`CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n`)
    expect((await response).status).toBe(405)
  })
  it.each(languages)("and a form sent to a page without one is refused, in %s", async (language) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const home = href("home", language)
    for (const path of [
      home,
      `${home}?index`,
      href("allGames", language),
      href("terms", language),
      `${home}?a=b`,
    ]) {
      const response = await sends({ method: "POST", path, headers, body: "a=b" })
      expect([path, response.status, response.header("allow")]).toEqual([path, 405, "GET, HEAD"])
      expectCalm(response, language, "MethodNotAllowedErrorType")
    }
  })
})

/** Every page with a form that a visitor reaches. */
const forms: PlainPage[] = [
  "login",
  "signup",
  "resetPassword",
  "forgetPassword",
  "verifyEmail",
  "cookieChoices",
  "selfTest",
]
const eachForm = languages.flatMap((language) => forms.map((page) => ({ language, page })))

describe("a form that is none", () => {
  const unread: [type: string | undefined, body: string][] = [
    ["application/json", '{"email": "a@example.be"}'],
    ["text/plain", "email=a@example.be"],
    ["text/xml", "<email>a@example.be</email>"],
    ["application/octet-stream", "\u0001\u0002"],
    [undefined, "email=a@example.be"],
    ["nonsense", "email"],
  ]
  const broken: [type: string, body: string][] = [
    ["multipart/form-data", "--x\r\n"],
    ["multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW", "email=a@example.be"],
    [
      "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW",
      '------WebKitFormBoundary7MA4YWxkTrZu0gW\r\ncontent-disposition: form-data; name="email"\r\n\r\na@exam',
    ],
    ["multipart/form-data; boundary=", "--\r\n--"],
  ]
  it.each(eachForm)("is refused in words: $page in $language", async ({ language, page }) => {
    const path = href(page, language)
    for (const [type, body] of unread) {
      const response = await sends({
        method: "POST",
        path,
        headers: type ? { "content-type": type } : {},
        body,
      })
      expect([type, response.status]).toEqual([type, 415])
      expectCalm(response, language, "UnsupportedMediaTypeErrorType")
    }
    for (const [type, body] of broken) {
      const response = await sends({ method: "POST", path, headers: { "content-type": type }, body })
      expect([type, body, response.status]).toEqual([type, body, 400])
      expectCalm(response, language, "BadInputErrorType")
    }
  })
  it("is refused where the page's scripts send it", async () => {
    const headers = { "content-type": "application/json", accept: "*/*" }
    const { status } = await sends({ method: "POST", path: "/login.data", headers, body: "{}" })
    expect(status).toBe(415)
  })
  it("is no form that a browser sends", async () => {
    const urlencoded = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" }
    const multipart = {
      "content-type": "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW",
    }
    const field =
      '------WebKitFormBoundary7MA4YWxkTrZu0gW\r\ncontent-disposition: form-data; name="email"\r\n\r\na@example.be\r\n------WebKitFormBoundary7MA4YWxkTrZu0gW--\r\n'
    for (const [headers, body] of [
      [urlencoded, "email=a%40example.be"],
      [multipart, field],
    ] as const) {
      const { text } = await sends({ method: "POST", path: "/login", headers, body })
      expect(text).toContain('value="a@example.be"')
    }
  })
})
