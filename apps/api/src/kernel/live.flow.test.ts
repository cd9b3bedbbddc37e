import { createServer, type Server } from "node:http"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { freePort } from "../../testing/casino.ts"
import { type Socket, socketTo } from "../../testing/socket.ts"
import { type Live, live } from "./live.ts"
import { jsonLog } from "./log.ts"

let server: Server
let sockets: Live
let url: string
let opened: Socket[]
/** Whose token is good now. */
let sessions: Map<string, { playerId: bigint; sessionId: bigint }>
let activity: boolean[]

beforeEach(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  sessions = new Map([
    ["jan", { playerId: 1n, sessionId: 11n }],
    ["eva", { playerId: 2n, sessionId: 22n }],
  ])
  activity = []
  opened = []
  server = createServer()
  sockets = live({
    server,
    publicUrl: url,
    log: jsonLog("silent"),
    checkEveryMs: 40,
    recognise: async (token, { isActivity }) => {
      activity.push(isActivity)
      return sessions.get(token) ?? null
    },
  })
  await new Promise<void>((listening) => server.listen(port, listening))
})
afterEach(async () => {
  for (const socket of opened) socket.close()
  await sockets.close()
})

function open(token: string, headers: Record<string, string> = {}): Socket {
  const socket = socketTo(url, { origin: url, cookie: `access_token=${token}`, ...headers })
  opened.push(socket)
  return socket
}
const eventually = async (holds: () => boolean) => {
  for (let n = 0; n < 200 && !holds(); n++) await new Promise((soon) => setTimeout(soon, 10))
  expect(holds()).toBe(true)
}

describe("a socket", () => {
  it("needs our own page and a session", async () => {
    expect(await open("jan").isIn).toBe(true)
    expect(await open("nobody").isIn).toBe(false)
    expect(await open("jan", { origin: "https://evil.example" }).isIn).toBe(false)
    expect(await open("jan", { origin: "null" }).isIn).toBe(false)
  })

  it("hears what is told to its player, and nobody else's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sockets.tell({ playerId: 1n }, "wallet", { cash: 5 })
    sockets.tell({ playerId: 1n }, "wallet", { eliteCoins: 7 })
    await eventually(() => jan.heard.length === 1)
    expect(jan.heard).toEqual([["wallet", { cash: 5, eliteCoins: 7 }]])
    expect(eva.heard).toEqual([])
  })

  it("is one of twenty at most in a session: tabs of a browser, not a flood", async () => {
    for (let n = 0; n < 20; n++) expect(await open("jan").isIn).toBe(true)
    expect(await open("jan").isIn).toBe(false)
    expect(await open("eva").isIn).toBe(true)
    opened[0]?.close()
    await opened[0]?.closed
    await eventually(() => opened[0]?.isOpen() === false)
    expect(await open("jan").isIn).toBe(true)
  })

  it("is cut when it says anything", async () => {
    const jan = open("jan")
    await jan.isIn
    jan.send('42["join",{"room":"player:2"}]')
    await jan.closed
  })

  it("is cut when its session is told to have ended, and only that session's", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sockets.tell({ playerId: 1n, sessionId: 11n }, "sessionEnded", { reason: "loggedOut" })
    await jan.closed
    expect(jan.heard).toEqual([["sessionEnded", { reason: "loggedOut" }]])
    expect(eva.isOpen()).toBe(true)
  })

  it("does not outlive a session whose end nobody told it of", async () => {
    const [jan, eva] = [open("jan"), open("eva")]
    await Promise.all([jan.isIn, eva.isIn])
    sessions.delete("jan")
    await jan.closed
    expect(eva.isOpen()).toBe(true)
  })

  it("is no sign of life: neither opening it nor keeping it open", async () => {
    await open("jan").isIn
    await eventually(() => activity.length > 3)
    expect(new Set(activity)).toEqual(new Set([false]))
  })
})
