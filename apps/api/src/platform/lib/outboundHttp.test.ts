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

async function listening(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  return (server.address() as AddressInfo).port
}
const vendor = async (answer: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(answer) as unknown as Server)}`

const took = async (work: Promise<unknown>) => {
  const start = performance.now()
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { error, ms: performance.now() - start }
}

describe("a call outside", () => {
  it("answers with the whole body", async () => {
    const url = await vendor((_, reply) => void reply.writeHead(201, { "x-kind": "one" }).end('{"a":1}'))
    const answer = await outboundFetch(url, { withinMs: 1_000 })
    expect([answer.status, answer.ok, answer.headers.get("x-kind")]).toEqual([201, true, "one"])
    expect(await answer.json()).toEqual({ a: 1 })
  })

  it("ends in time when nobody answers", async () => {
    const url = await vendor(() => {})
    const { error, ms } = await retryUntilFast(1_500, () => took(outboundFetch(url, { withinMs: 200 })))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(ms).toBeLessThan(1_500)
  })

  it("ends in time when the answer drips and never ends", async () => {
    const drips: NodeJS.Timeout[] = []
    const url = await vendor((_, reply) => {
      reply.writeHead(200)
      drips.push(setInterval(() => reply.write("."), 20))
    })
    const { error, ms } = await retryUntilFast(1_500, () => took(outboundFetch(url, { withinMs: 300 })))
    for (const drip of drips) clearInterval(drip)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(ms).toBeLessThan(1_500)
  })

  it("gives a connection three seconds, however long the answer may take", async () => {
    // The port takes the connection and never says a word of TLS.
    const port = await listening(createTcpServer(() => {}))
    const { error, ms } = await took(outboundFetch(`https://127.0.0.1:${port}`, { withinMs: 20_000 }))
    expect((error as { cause?: { code?: string } }).cause?.code).toBe("UND_ERR_CONNECT_TIMEOUT")
    expect(ms).toBeLessThan(6_000)
  })

  it("follows no redirect and takes no endless answer", async () => {
    const elsewhere = await vendor((_, reply) => void reply.writeHead(302, { location: "/b" }).end())
    await expect(outboundFetch(elsewhere, { withinMs: 1_000 })).rejects.toThrow()
    const long = await vendor((_, reply) => void reply.end("x".repeat(2_000)))
    await expect(outboundFetch(long, { withinMs: 1_000, maxBytes: 1_000 })).rejects.toThrow("1000 bytes")
  })

  it("is cut when the work that asks has run out of time, and so is the next one it tries", async () => {
    const gone: number[] = []
    const url = await vendor((request) => void request.on("close", () => gone.push(performance.now())))
    let next: Promise<unknown> = Promise.resolve()
    const { error, ms } = await retryUntilFast(1_000, () =>
      took(
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
    await expect.poll(() => gone.length).toBeGreaterThan(0)
    expect((await took(next)).error).toBeInstanceOf(TimeoutError)
  })
})
