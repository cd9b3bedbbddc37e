import { request } from "node:http"
import { connect, type Socket } from "node:net"
import { setTimeout as pause } from "node:timers/promises"

// A hostile client: `node tests/hostile/attacks.ts PORT` does all of it at once until it is killed. It is a process
// of its own, so that what it costs itself is not taken for what the server costs. Every attack has an address.
type Attack = (port: number) => Promise<void>

const ends = new WeakMap<Socket, Promise<void>>()
const closed = (socket: Socket) => ends.get(socket)

/** Connects; a connection that was refused is one that is closed. */
async function dial(port: number, localAddress: string): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", localAddress })
  socket.on("error", () => {})
  const end = new Promise<void>((over) => socket.once("close", () => over()))
  ends.set(socket, end)
  await Promise.race([new Promise((open) => socket.once("connect", open)), end])
  return socket
}

/** Several of one kind at once, each begun again as soon as it is over. */
const many =
  (count: number, once: Attack): Attack =>
  async (port) => {
    const lane = async () => {
      for (;;) {
        await once(port)
        await pause(20)
      }
    }
    await Promise.all(Array.from({ length: count }, lane))
  }

const head = (port: number, method: string, path: string, more: string[]) =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: http://localhost:${port}`,
    ...more,
    "",
    "",
  ].join("\r\n")
const gigabyte = 1024 ** 3

let bodies = 0
/** Bodies of 1 GB in pieces without a length, each from another address: no count of one address stops them. */
const body = (path: string, type: string): Attack =>
  many(4, async (port) => {
    const socket = await dial(port, `127.0.2.${1 + (bodies++ % 250)}`)
    socket.resume()
    socket.write(head(port, "POST", path, [`content-type: ${type}`, "transfer-encoding: chunked"]))
    const piece = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(65_536, "a"), Buffer.from("\r\n")])
    let isAnswered = false
    socket.once("end", () => (isAnswered = true))
    for (let sent = 0; sent < gigabyte && !isAnswered && !socket.destroyed; sent += 65_536)
      if (!socket.write(piece))
        await Promise.race([new Promise((on) => socket.once("drain", on)), closed(socket)])
    socket.destroy()
  })

/** Headers that arrive one by one. */
const slow: Attack = many(300, async (port) => {
  const socket = await dial(port, "127.0.0.3")
  socket.resume()
  socket.write(`GET / HTTP/1.1\r\nhost: localhost:${port}\r\n`)
  while (!socket.destroyed) {
    await Promise.race([pause(1_000), closed(socket)])
    if (!socket.destroyed) socket.write("x-more: 1\r\n")
  }
})

/** Sockets that show no session. */
const sockets: Attack = many(500, async (port) => {
  const socket = await dial(port, "127.0.0.4")
  socket.resume()
  const upgrade = ["connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"]
  const key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
  socket.write(head(port, "GET", "/ws/?EIO=4&transport=websocket", [...upgrade, key]))
  await closed(socket)
  await pause(200)
})

/** As many requests as the connections carry, each read to its end. */
const flood = (localAddress: string, path: () => string, headers: Record<string, string> = {}): Attack =>
  many(
    8,
    (port) =>
      new Promise((done) => {
        const asked = request(
          { port, host: "127.0.0.1", localAddress, path: path(), agent: false, headers },
          (answer) => answer.resume().once("close", done),
        )
        asked.once("error", () => done())
        asked.end()
      }),
  )

let n = 0
const attacks: readonly Attack[] = [
  body("/login", "application/x-www-form-urlencoded"),
  body("/api/user/login", "application/json"),
  slow,
  sockets,
  flood("127.0.0.5", () => `/nothing/${n++}/here`),
  flood("127.0.0.6", () => `/all-games?search=${n++}`),
  flood("127.0.0.7", () => "/", { cookie: "access_token=made-up" }),
  flood("127.0.0.8", () => "/api/user/get-user-details"),
]
const port = Number(process.argv[2])
await Promise.all(attacks.map((attack) => attack(port)))
