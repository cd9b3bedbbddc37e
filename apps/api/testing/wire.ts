import { connect, type Socket } from "node:net"

/** What a server said on a bare connection until it closed it, and when. */
export type Said = { text: string; status: number; ms: number; wasReset: boolean }

/** A connection without any client's manners: what is written goes out as it is. */
export async function wire(port: number): Promise<{ socket: Socket; said: Promise<Said> }> {
  const socket = connect({ port, host: "127.0.0.1" })
  const began = performance.now()
  const said = new Promise<Said>((done) => {
    let text = ""
    let wasReset = false
    socket.on("data", (chunk) => (text += chunk))
    socket.on("error", ({ code }: NodeJS.ErrnoException) => (wasReset ||= code === "ECONNRESET"))
    socket.on("close", () =>
      done({
        text,
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
        ms: performance.now() - began,
        wasReset,
      }),
    )
  })
  await new Promise<void>((open, failed) => {
    socket.once("connect", open)
    socket.once("error", failed)
  })
  return { socket, said }
}

const drained = (socket: Socket) =>
  new Promise<void>((on) => {
    socket.once("drain", on)
    socket.once("close", () => on())
  })

/** Sends a request whose body goes on until `bytes` are out or the server has had enough; returns what it said and how much went out. */
export async function pour(
  port: number,
  request: {
    method?: string
    path: string
    headers: Record<string, string>
    bytes: number
    chunked?: boolean
  },
): Promise<Said & { sent: number }> {
  const { method = "POST", path, headers, bytes, chunked = false } = request
  const { socket, said } = await wire(port)
  const length = chunked ? "transfer-encoding: chunked" : `content-length: ${bytes}`
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    [`${method} ${path} HTTP/1.1`, `host: localhost:${port}`, ...lines, length, "", ""].join("\r\n"),
  )
  const piece = Buffer.alloc(64 * 1024, "a")
  const framed = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
  let sent = 0
  // A server that has answered and closed its side wants no more.
  let isAnswered = false
  socket.once("end", () => (isAnswered = true))
  while (sent < bytes && !isAnswered && !socket.destroyed) {
    const part = chunked ? framed : piece.subarray(0, bytes - sent)
    if (!socket.write(part)) await drained(socket)
    sent += piece.length
  }
  if (chunked) socket.write("0\r\n\r\n")
  socket.end()
  return { ...(await said), sent }
}
