import { Agent, get } from "node:http"
import { content, livePath } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { io, type Socket } from "socket.io-client"
import { expect, it, onTestFinished } from "vitest"
import { type Fleet, startFleet } from "../../apps/api/testing/fleet.ts"
import { seat } from "../../apps/api/testing/table.ts"

type Observed = { answers: number; refusals: string[]; resets: string[] }

/** One browser that keeps its connection and asks again and again until nobody listens any more. */
async function ask(url: string, observed: Observed): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const once = () =>
    new Promise<string>((done) => {
      get(`${url}${content.siteDetail.path}`, { agent }, (answer) => {
        answer.resume()
        answer.on("end", () => done(answer.statusCode === 200 ? "" : `status ${answer.statusCode}`))
        answer.on("error", (error) => done(String(error)))
      }).on("error", (error: NodeJS.ErrnoException) => done(error.code ?? String(error)))
    })
  for (;;) {
    const problem = await once()
    if (problem === "ECONNREFUSED") break
    if (problem === "") observed.answers++
    else if (problem.startsWith("status")) observed.refusals.push(problem)
    else observed.resets.push(problem)
  }
  agent.destroy()
}

function socket(url: string, cookie: string): Promise<Socket> {
  const made = io(url, {
    path: livePath,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: url, cookie: `access_token=${cookie}` },
  })
  onTestFinished(() => void made.disconnect())
  return new Promise((done, fail) => {
    made.on("connect", () => done(made))
    made.on("connect_error", fail)
  })
}

/** Ends a casino in the middle of its evening: how long that took, ms. */
async function ending(): Promise<{ ms: number }> {
  const fleet: Fleet = await startFleet({ count: 1 })
  onTestFinished(() => fleet.stop())
  const url = fleet.urls[0]!
  const { cookie } = await seat(fleet, 10)
  const sockets = await Promise.all(Array.from({ length: 20 }, () => socket(url, cookie)))
  const ends = sockets.map((each) => new Promise<string>((done) => each.on("disconnect", done)))
  const observed: Observed = { answers: 0, refusals: [], resets: [] }
  const clients = Array.from({ length: 50 }, () => ask(url, observed))
  await eventually(() => observed.answers >= 500, { withinMs: 30_000 })

  const began = performance.now()
  const code = await fleet.all[0]!.end()
  const ms = performance.now() - began
  await Promise.all(clients)
  expect({ code, resets: observed.resets, refusals: observed.refusals }).toEqual({
    code: 0,
    resets: [],
    refusals: [],
  })
  // Not "io server disconnect": after that a client would not come back by itself.
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["transport close"]))
  return { ms }
}

it("SIGTERM under 50 kept connections and 20 sockets: nobody is reset, sockets are told, exit 0 within 5 s", async () => {
  expect((await retryUntilFast(5_000, ending)).ms).toBeLessThan(5_000)
}, 180_000)
