import { connect, type Socket } from "node:net"
import { size } from "./size.ts"

/** A request written out in full, sent as it is. */
export type Prepared = Buffer

export const prepared = (
  host: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = "",
): Prepared =>
  Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      `host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(method === "GET" ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
      "",
      body,
    ].join("\r\n"),
  )

/** What a connection got back: the status line's code and the body, and how many bytes it was on its way. */
export type Answer = { status: number; body: string; bytes: number }

/**
 * One keep-alive connection with one request at a time. It reads no more than it must, because the load
 * generator shares the machine with what it measures.
 */
export class Connection {
  readonly #socket: Socket
  #received: Buffer = Buffer.alloc(0)
  #waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on("data", (chunk) => this.#take(chunk))
    socket.on("error", (error) => this.#waiting?.fail(error))
    socket.on("close", () => this.#waiting?.fail(new Error("the server closed the connection")))
  }

  static open(port: number): Promise<Connection> {
    return new Promise((done, fail) => {
      const socket = connect({ port, host: "127.0.0.1" }, () => done(new Connection(socket)))
      socket.on("error", fail)
    })
  }

  send(request: Prepared): Promise<Answer> {
    return new Promise((done, fail) => {
      if (this.#socket.destroyed)
        return fail(new Error("the server closed the connection before it was asked"))
      this.#waiting = { done, fail }
      this.#socket.write(request)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const end = this.#received.indexOf("\r\n\r\n")
    if (end < 0) return
    const head = this.#received.toString("latin1", 0, end)
    const bytes = this.#received.length - end - 4
    const body = wholeBody(head, this.#received.subarray(end + 4))
    if (body === undefined) return
    this.#received = Buffer.alloc(0)
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.done({ status: Number(head.slice(9, 12)), body, bytes })
  }
}

/** The body once all of it is here: by content-length, or chunked up to the empty chunk. */
function wholeBody(head: string, rest: Buffer): string | undefined {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return rest.length >= Number(length) ? rest.toString("utf8") : undefined
  return rest.subarray(-5).equals(Buffer.from("0\r\n\r\n")) ? rest.toString("utf8") : undefined
}

/** How long `measure` warms up before it counts. */
export const warmUpMs = size(3_000, 2_000)

export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; count: number }

/**
 * Keeps `lanes` going: each lane starts its next piece of work when the last has ended. What starts
 * during `warmUpMs` (compilers, plans, caches) is not counted; then `ms` are measured.
 */
export async function measure(
  lanes: number,
  ms: number,
  work: (lane: number) => Promise<void>,
): Promise<Measured> {
  const warm = performance.now() + warmUpMs
  const until = warm + ms
  const took: number[] = []
  const lane = async (index: number) => {
    for (let now = performance.now(); now < until; ) {
      await work(index)
      const end = performance.now()
      if (now >= warm) took.push(end - now)
      now = end
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)))
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  return { perSecond: took.length / (ms / 1000), p50Ms: at(0.5), p99Ms: at(0.99), count: took.length }
}
