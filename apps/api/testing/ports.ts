import { randomInt } from "node:crypto"
import { createServer } from "node:net"

/** Below those that systems hand out by themselves, where an outgoing connection could take one before its server does. */
const range = [12_000, 32_000] as const

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const server = createServer()
    server.on("error", () => done(false))
    server.listen(port, "127.0.0.1", () => server.close(() => done(true)))
  })

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range)
    if (await isFree(port)) return port
  }
}
