import { createServer } from "node:http"
import { beforeEach, expect, it, onTestFinished } from "vitest"
import { eventually } from "../../../../../product/eventually.ts"
import { freePort } from "../../../testing/casino.ts"
import { type Socket, socketTo } from "../../../testing/socket.ts"
import { jsonLog } from "../lib/log.ts"
import { startSocketServer } from "./socketServer.ts"

// Nobody has more sockets than a person could want, however they come: each from another address, and all at once.

let url: string
/** How many sessions have been asked for; none is answered before the doors open. */
let asked: number
let doors: PromiseWithResolvers<void>

beforeEach(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  asked = 0
  doors = Promise.withResolvers()
  const server = createServer()
  const sockets = startSocketServer({
    server,
    publicUrl: url,
    channels: [],
    log: jsonLog("silent"),
    trustProxy: true,
    /** A token says whose it is, and which of their sessions. */
    authenticate: async (token) => {
      asked += 1
      await doors.promise
      const [playerId, sessionId] = token.split("-").map(BigInt) as [bigint, bigint]
      return { playerId, sessionId }
    },
  })
  await new Promise<void>((listening) => server.listen(port, listening))
  onTestFinished(() => sockets.close())
})

let addresses = 0
function opens(token: string): Socket {
  const address = `203.0.113.${1 + (addresses++ % 250)}`
  const socket = socketTo(url, { origin: url, cookie: `access_token=${token}`, "x-forwarded-for": address })
  onTestFinished(() => socket.close())
  return socket
}

/** Opens a socket with each token, lets them in all at once, and answers how many are in and what the others were told. */
async function come(tokens: readonly string[]): Promise<{ isIn: number; told: string[] }> {
  const before = asked
  const all = tokens.map(opens)
  await eventually(() => asked === before + tokens.length)
  doors.resolve()
  const isIn = (await Promise.all(all.map((socket) => socket.isIn))).filter(Boolean).length
  return { isIn, told: all.flatMap((socket) => socket.refusal() ?? []) }
}

it("of the sockets of one session that come in the same instant twenty are in, and the others are told that they are too many", async () => {
  const { isIn, told } = await come(Array.from({ length: 26 }, () => "1-11"))
  expect(isIn).toBe(20)
  expect(told).toEqual(Array(6).fill("too many sockets"))
  expect(await come(["2-21"])).toEqual({ isIn: 1, told: [] })
})

it("a player with many sessions has sixty in all of them, and one more when one is closed", async () => {
  const tokens = Array.from({ length: 64 }, (_, n) => `1-${n % 4}`)
  const { isIn, told } = await come(tokens)
  expect(isIn).toBe(60)
  expect(told).toEqual(Array(4).fill("too many sockets"))
  expect(await come(["1-99", "2-21"])).toEqual({ isIn: 1, told: ["too many sockets"] })
})
