import { randomInt } from "node:crypto"
import { createServer, type Server } from "node:net"

/** Below the ephemeral ports, one of which an outgoing connection could take before its server does. */
const range = [12_000, 32_000] as const
/** The process that listens on the first port of a block may hand out the others. */
const perBlock = 50

const tryListen = (port: number): Promise<Server | undefined> =>
  new Promise((done) => {
    const server = createServer()
    server.on("error", () => done(undefined))
    server.listen(port, "127.0.0.1", () => done(server))
  })

async function isFree(port: number): Promise<boolean> {
  const server = await tryListen(port)
  if (server) await new Promise((closed) => server.close(closed))
  return server !== undefined
}

/** Reserves a block for the life of this process by listening on its first port. */
async function reserveBlock(): Promise<number[]> {
  for (;;) {
    const first = range[0] + perBlock * randomInt((range[1] - range[0]) / perBlock)
    const held = await tryListen(first)
    if (!held) continue
    held.unref()
    return Array.from({ length: perBlock - 1 }, (_, n) => first + 1 + n)
  }
}

let available: Promise<number[]> = Promise.resolve([])

/** A free port that no other test process is given before its server starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    available = available.then(async (ports) => (ports.length > 0 ? ports : await reserveBlock()))
    const port = (await available).shift()
    if (port !== undefined && (await isFree(port))) return port
  }
}
