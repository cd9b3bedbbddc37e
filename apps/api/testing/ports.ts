import { randomInt } from "node:crypto"
import { createServer, type Server } from "node:net"

/** Below those that systems hand out by themselves, where an outgoing connection could take one before its server does. */
const range = [12_000, 32_000] as const
/** So many ports belong together: who listens on the first may hand out the others. */
const perBlock = 50

const listening = (port: number): Promise<Server | undefined> =>
  new Promise((done) => {
    const server = createServer()
    server.on("error", () => done(undefined))
    server.listen(port, "127.0.0.1", () => done(server))
  })

async function isFree(port: number): Promise<boolean> {
  const server = await listening(port)
  if (server) await new Promise((closed) => server.close(closed))
  return server !== undefined
}

/** A block of ports that this process alone hands out for as long as it lives: the first of them is listened on till then. */
async function block(): Promise<number[]> {
  for (;;) {
    const first = range[0] + perBlock * randomInt((range[1] - range[0]) / perBlock)
    const held = await listening(first)
    if (!held) continue
    held.unref()
    return Array.from({ length: perBlock - 1 }, (_, n) => first + 1 + n)
  }
}

let left: Promise<number[]> = Promise.resolve([])

/**
 * A port nobody listens on, and that nobody else is given: between its choice and its server's start, another process
 * that looked at the same moment would find it as free.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    left = left.then(async (ports) => (ports.length > 0 ? ports : await block()))
    const port = (await left).shift()
    if (port !== undefined && (await isFree(port))) return port
  }
}
