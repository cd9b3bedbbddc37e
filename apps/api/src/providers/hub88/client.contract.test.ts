import { generateKeyPairSync } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "vitest"
import type { GameLaunch } from "../../modules/play/ports.ts"
import type { Log } from "../../platform/lib/log.ts"
import { hub88 } from "./client.ts"
import { readPublicKey, verify } from "./signature.ts"

const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
const privateKey = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString()
const operatorKey = readPublicKey(pair.publicKey.export({ type: "spki", format: "pem" }).toString())

type Received = { path: string; isGenuine: boolean; body: Record<string, unknown> }
const open: { close(): void }[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

/** The aggregator's side of the wire, speaking real HTTP. */
async function vendor(answer: (received: Received, response: ServerResponse) => void) {
  const received: Received[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    request.on("data", (part: Buffer) => parts.push(part))
    request.on("end", () => {
      const bytes = Buffer.concat(parts)
      const isGenuine = verify(operatorKey, bytes, request.headers["x-hub88-signature"])
      const body = bytes.length > 0 ? (JSON.parse(bytes.toString()) as Received["body"]) : {}
      const one = { path: request.url ?? "", isGenuine, body }
      received.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  open.push({ close: () => server.close() })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, received }
}

const warned: string[] = []
const log: Log = { info() {}, warn: (event) => warned.push(event), error() {}, naming: () => log }
const client = (url: string, more: { operatorId?: string; timeOutMs?: number } = {}) =>
  hub88({ url, operatorId: "42", privateKey, log, ...more })
const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))

const real: GameLaunch = {
  user: "p_10042",
  token: "gs_0123456789",
  gameCode: "kob_grand_sablon",
  currency: "EUR",
  platform: "mobile",
  language: "nl",
  address: "203.0.113.9",
  lobbyUrl: "https://casino.example/nl",
  depositUrl: "https://casino.example/accountdeposits",
  country: "BE",
}

describe("the Games API of Hub88", () => {
  it("opens a game with a signed body in the vendor's words", async () => {
    const { url, received } = await vendor((_, response) =>
      json(response, { url: "https://games.example/play?s=1" }),
    )
    expect(await client(url).url(real)).toBe("https://games.example/play?s=1")
    expect(received).toEqual([
      {
        path: "/operator/generic/v2/game/url",
        isGenuine: true,
        body: {
          operator_id: 42,
          user: "p_10042",
          token: "gs_0123456789",
          platform: "GPL_MOBILE",
          game_code: "kob_grand_sablon",
          currency: "EUR",
          country: "BE",
          lang: "nl",
          ip: "203.0.113.9",
          lobby_url: "https://casino.example/nl",
          deposit_url: "https://casino.example/accountdeposits",
        },
      },
    ])
  })

  it("opens a game on CREDIT without a deposit link", async () => {
    const { url, received } = await vendor((_, response) =>
      json(response, { url: "https://games.example/play" }),
    )
    await client(url).url({ ...real, user: "p_10042_c3", currency: "XCR", depositUrl: null })
    expect(received[0]?.body).toMatchObject({ user: "p_10042_c3", currency: "XCR" })
    expect(received[0]?.body).not.toHaveProperty("deposit_url")
  })

  it("opens a demo without user and token", async () => {
    const { url, received } = await vendor((_, response) =>
      json(response, { url: "https://games.example/demo" }),
    )
    await client(url, { operatorId: "elite" }).url({ ...real, user: null, token: null, currency: "XXX" })
    expect(received[0]?.body).toMatchObject({ operator_id: "elite", currency: "XXX" })
    expect(received[0]?.body).not.toHaveProperty("user")
    expect(received[0]?.body).not.toHaveProperty("token")
  })

  it("asks for the page of a round by its player, bet and reference", async () => {
    const page = { url: "https://games.example/round?key=1" }
    const { url, received } = await vendor((_, response) => json(response, page))
    const asked = { user: "p_1", betUuid: "b-1", roundRef: "r-1", language: "nl" as const }
    expect(await client(url).roundUrl(asked)).toBe(page.url)
    expect(received[0]).toMatchObject({
      path: "/operator/generic/v2/game/round",
      body: { user: "p_1", transaction_uuid: "b-1", round: "r-1", lang: "nl" },
    })
  })

  it("parses the list", async () => {
    const row = { game_code: "x", name: "X", product: "Lumen", category: "dice", enabled: true }
    const { url } = await vendor((_, response) => json(response, [row, { ...row, category: "sportsbook" }]))
    const games = await client(url).list()
    expect(games.map((game) => game.code)).toEqual(["x"])
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ["a refusal", (response) => json(response, { error: "unknown game_code" }, 404)],
    ["a fault", (response) => response.writeHead(500).end("<html>")],
    ["a page instead of JSON", (response) => response.end("<html>")],
    ["an address that is not http", (response) => json(response, { url: "javascript:alert(1)" })],
    ["no address", (response) => json(response, {})],
    ["silence", () => {}],
  ])("refuses with GameServiceNotAvailable on %s", async (_, answer) => {
    const { url } = await vendor((_heard, response) => answer(response))
    const failed = client(url, { timeOutMs: 450 }).url(real)
    await expect(failed).rejects.toMatchObject({ name: "GameServiceNotAvailableErrorType" })
  })

  it("does not follow a redirect with a player's token", async () => {
    const elsewhere = await vendor((_, response) => json(response, { url: "https://games.example/play" }))
    const { url } = await vendor((_, response) => response.writeHead(307, { location: elsewhere.url }).end())
    await expect(client(url).url(real)).rejects.toMatchObject({ name: "GameServiceNotAvailableErrorType" })
    expect(elsewhere.received).toEqual([])
  })

  it("refuses without an answer, and logs it", async () => {
    warned.length = 0
    await expect(client("http://127.0.0.1:9").url(real)).rejects.toMatchObject({
      name: "GameServiceNotAvailableErrorType",
    })
    expect(warned).toEqual(["hub88.failed"])
    await expect(client("http://127.0.0.1:9").list()).rejects.toThrow()
  })

  it("fetches a studio's picture from the aggregator itself", async () => {
    const { url } = await vendor((_, response) =>
      response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
    )
    expect((await client(url).fetchArtwork(`${url}/thumb/one.svg`)).toString()).toBe("<svg/>")
  })

  it.each([
    ["text/html", 200],
    ["image/png", 404],
  ])("refuses %s with status %d as a picture", async (type, status) => {
    const { url } = await vendor((_, response) =>
      response.writeHead(status, { "content-type": type }).end("x"),
    )
    await expect(client(url).fetchArtwork(`${url}/thumb/one.png`)).rejects.toThrow("no picture")
  })

  it("refuses a picture above 2 MB", async () => {
    const { url } = await vendor((_, response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.alloc(2 * 1024 * 1024 + 1)),
    )
    await expect(client(url).fetchArtwork(`${url}/thumb/one.png`)).rejects.toThrow("exceeds")
  })

  it.each([
    "http://cdn.example/one.png",
    "https://127.0.0.1/one.png",
    "https://[::1]/one.png",
    "https://localhost/one.png",
  ])("asks no inner or unencrypted host for a picture: %s", async (address) => {
    await expect(client("http://127.0.0.1:9").fetchArtwork(address)).rejects.toThrow("not public")
  })

  it("logs the error of the aggregator without a player's token", async () => {
    const { url } = await vendor(({ body }, response) =>
      json(response, { error: `bad token ${body.token}` }, 400),
    )
    const problems: string[] = []
    const keeping: Log = { ...log, warn: (_event, fields) => problems.push(String(fields?.problem)) }
    const launch = { ...real, token: `gs_${"Ab-_".repeat(10)}xyz` }
    await expect(hub88({ url, operatorId: "42", privateKey, log: keeping }).url(launch)).rejects.toThrow()
    expect(problems.join()).toContain("bad token gs_…")
    expect(problems.join()).not.toContain("Ab-_")
  })
})
