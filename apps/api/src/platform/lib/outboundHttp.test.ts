import { createServer, type RequestListener } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { afterEach, describe, expect, it } from "vitest"
import { outboundFetch } from "./outboundHttp.ts"
import { TimeoutError, withTimeout } from "./timeout.ts"

const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    if ("closeAllConnections" in server) (server as { closeAllConnections(): void }).closeAllConnections()
    server.close()
  }
})

async function listen(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return (server.address() as AddressInfo).port
}
const startServer = async (handler: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(handler) as unknown as Server)}`

const measure = async (work: Promise<unknown>) => {
  const start = performance.now()
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, ms: performance.now() - start }
}

describe("outboundFetch", () => {
  it("returns the whole body", async () => {
    const url = await startServer((_, reply) => void reply.writeHead(201, { "x-kind": "one" }).end('{"a":1}'))
    const response = await outboundFetch(url, { withinMs: 1_000 })
    expect([response.status, response.ok, response.headers.get("x-kind")]).toEqual([201, true, "one"])
    expect(await response.json()).toEqual({ a: 1 })
  })

  it("throws TimeoutError when the server does not answer", async () => {
    const url = await startServer(() => {})
    const { error, ms } = await retryUntilFast(1_500, () => measure(outboundFetch(url, { withinMs: 200 })))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(ms).toBeLessThan(1_500)
  })

  it("throws TimeoutError when the body never ends", async () => {
    const intervals: NodeJS.Timeout[] = []
    const url = await startServer((_, reply) => {
      reply.writeHead(200)
      intervals.push(setInterval(() => reply.write("."), 20))
    })
    const { error, ms } = await retryUntilFast(1_500, () => measure(outboundFetch(url, { withinMs: 300 })))
    for (const interval of intervals) clearInterval(interval)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(ms).toBeLessThan(1_500)
  })

  it("limits connecting to three seconds, whatever the timeout of the request is", async () => {
    // The server accepts the connection and never answers the TLS handshake.
    const port = await listen(createTcpServer(() => {}))
    const { error, ms } = await measure(outboundFetch(`https://127.0.0.1:${port}`, { withinMs: 20_000 }))
    expect((error as { cause?: { code?: string } }).cause?.code).toBe("UND_ERR_CONNECT_TIMEOUT")
    expect(ms).toBeLessThan(6_000)
  })

  it("refuses a redirect or a body above the limit", async () => {
    const redirecting = await startServer((_, reply) => void reply.writeHead(302, { location: "/b" }).end())
    await expect(outboundFetch(redirecting, { withinMs: 1_000 })).rejects.toThrow()
    const long = await startServer((_, reply) => void reply.end("x".repeat(2_000)))
    await expect(outboundFetch(long, { withinMs: 1_000, maxBytes: 1_000 })).rejects.toThrow("1000 bytes")
  })

  it("aborts when the surrounding timeout has passed, as does the next request", async () => {
    let closed = 0
    const url = await startServer((request) => void request.on("close", () => closed++))
    let next: Promise<unknown> = Promise.resolve()
    const { error, ms } = await retryUntilFast(1_000, () =>
      measure(
        withTimeout(150, "the job", async () => {
          await outboundFetch(url, { withinMs: 20_000 }).catch(() => {
            next = outboundFetch(url, { withinMs: 20_000 })
          })
          await next
        }),
      ),
    )
    expect((error as Error).message).toBe("the job took longer than 150 ms")
    expect(ms).toBeLessThan(1_000)
    await expect.poll(() => closed).toBeGreaterThan(0)
    expect((await measure(next)).error).toBeInstanceOf(TimeoutError)
  })
})
