import { createServer } from "node:http"
import { eventually } from "@elite/testkit/eventually"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { beforeEach, expect, it, onTestFinished } from "vitest"
import { freePort } from "../../../testing/casino.ts"
import { jsonLog } from "../lib/log.ts"
import { startSocketServer } from "./socketServer.ts"

let url: string
/** Calls of `authenticate`; none is answered before the gate opens. */
let authenticateCalls: number
let gate: PromiseWithResolvers<void>

beforeEach(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  authenticateCalls = 0
  gate = Promise.withResolvers()
  const server = createServer()
  const sockets = startSocketServer({
    server,
    publicUrl: url,
    channels: [],
    log: jsonLog("silent"),
    trustProxy: true,
    /** A token is `PLAYER-SESSION`. */
    authenticate: async (token) => {
      authenticateCalls += 1
      await gate.promise
      const [playerId, sessionId] = token.split("-").map(BigInt) as [bigint, bigint]
      return { playerId, sessionId }
    },
  })
  await new Promise<void>((listening) => server.listen(port, listening))
  onTestFinished(() => sockets.close())
})

let addresses = 0
function openPlayerSocket(token: string): Socket {
  const address = `203.0.113.${1 + (addresses++ % 250)}`
  const socket = openSocket(url, { origin: url, cookie: `access_token=${token}`, "x-forwarded-for": address })
  onTestFinished(() => socket.close())
  return socket
}

/** Opens a socket with each token and authenticates all of them at once. */
async function openAll(tokens: readonly string[]): Promise<{ accepted: number; refusals: string[] }> {
  const before = authenticateCalls
  const opened = tokens.map(openPlayerSocket)
  await eventually(() => authenticateCalls === before + tokens.length)
  gate.resolve()
  const accepted = (await Promise.all(opened.map((socket) => socket.isAccepted))).filter(Boolean).length
  return { accepted, refusals: opened.flatMap((socket) => socket.refusal() ?? []) }
}

it("accepts twenty simultaneous sockets of one session and refuses the others", async () => {
  const { accepted, refusals } = await openAll(Array.from({ length: 26 }, () => "1-11"))
  expect(accepted).toBe(20)
  expect(refusals).toEqual(Array(6).fill("too many sockets"))
  expect(await openAll(["2-21"])).toEqual({ accepted: 1, refusals: [] })
})

it("accepts sixty sockets in all sessions of one player, and refuses the next", async () => {
  const tokens = Array.from({ length: 64 }, (_, n) => `1-${n % 4}`)
  const { accepted, refusals } = await openAll(tokens)
  expect(accepted).toBe(60)
  expect(refusals).toEqual(Array(4).fill("too many sockets"))
  expect(await openAll(["1-99", "2-21"])).toEqual({ accepted: 1, refusals: ["too many sockets"] })
})
