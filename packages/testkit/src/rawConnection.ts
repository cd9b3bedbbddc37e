import { connect, type Socket } from "node:net"

/** Everything that a server sent until it closed the connection; `ms` is when, from the start of connecting. */
export type RawResponse = { text: string; status: number; ms: number; wasReset: boolean }

/** Opens a TCP connection on which a test writes HTTP byte by byte. */
export async function openRawConnection(
  port: number,
): Promise<{ socket: Socket; response: Promise<RawResponse> }> {
  const socket = connect({ port, host: "127.0.0.1" })
  const began = performance.now()
  const response = new Promise<RawResponse>((done) => {
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
  return { socket, response }
}

const waitForDrain = (socket: Socket) =>
  new Promise<void>((on) => {
    socket.once("drain", on)
    socket.once("close", () => on())
  })

/** Sends a request with a body of `bytes`, until the server answers or closes. `sent` counts the bytes of the body that went out. */
export async function sendLargeBody(
  port: number,
  request: {
    method?: string
    path: string
    headers: Record<string, string>
    bytes: number
    chunked?: boolean
  },
): Promise<RawResponse & { sent: number }> {
  const { method = "POST", path, headers, bytes, chunked = false } = request
  const { socket, response } = await openRawConnection(port)
  const length = chunked ? "transfer-encoding: chunked" : `content-length: ${bytes}`
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.write(
    [`${method} ${path} HTTP/1.1`, `host: localhost:${port}`, ...lines, length, "", ""].join("\r\n"),
  )
  const chunk = Buffer.alloc(64 * 1024, "a")
  const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from("\r\n")])
  let sent = 0
  // A server that has answered and closed its side reads no more.
  let isAnswered = false
  socket.once("end", () => (isAnswered = true))
  while (sent < bytes && !isAnswered && !socket.destroyed) {
    const data = chunked ? framed : chunk.subarray(0, bytes - sent)
    if (!socket.write(data)) await waitForDrain(socket)
    sent += chunk.length
  }
  if (chunked) socket.write("0\r\n\r\n")
  socket.end()
  return { ...(await response), sent }
}
