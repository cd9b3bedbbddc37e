import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { livePath } from "@elite/contract"
import { Server } from "socket.io"

// A Socket.IO server of the same version and settings as the product's, and nothing else in its process: what telling a crowd
// something costs at least.

/** Says this state, for the instant at which it is said, so often; a `null` ends it. */
export type Asked = { open: true } | { broadcast: { state: object; everyMs: number } } | { hush: true }

function bare() {
  const server = createServer()
  const io = new Server(server, { path: livePath, serveClient: false, maxHttpBufferSize: 4096 })
  let timer: NodeJS.Timeout | undefined
  return {
    async open(): Promise<number> {
      await new Promise<void>((listening) => server.listen(0, listening))
      return (server.address() as AddressInfo).port
    },
    broadcast({ state, everyMs }: { state: object; everyMs: number }): void {
      timer = setInterval(() => io.emit("crash", { data: { ...state, nowMs: Date.now() } }), everyMs)
    },
    hush: () => clearInterval(timer),
  }
}

const { open, broadcast, hush } = bare()
const does = async (asked: Asked): Promise<unknown> =>
  "open" in asked ? open() : "broadcast" in asked ? broadcast(asked.broadcast) : hush()
process.on("message", async (asked: Asked) => process.send?.({ done: await does(asked) }))
process.once("disconnect", () => process.exit())
