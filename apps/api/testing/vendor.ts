import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach } from "vitest"

export type Answer = { status: number; body: string }
export type VendorRequest = { key: string; headers: IncomingMessage["headers"]; body: string }

/** An answer in JSON. */
export const jsonAnswer = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) })
/** An answer in words. */
export const textAnswer = (body: string, status = 200): Answer => ({ status, body })

type VendorOptions = {
  /** The answer where the test has said none. */
  otherwise: Answer
  /** What answers go by: method and path without a query unless told. */
  keyOf?: (request: IncomingMessage, body: string) => string
  /** Changes the answers that come after this one. */
  after?: (key: string, answer: Answer) => void
}

const byPath = ({ method, url }: IncomingMessage): string => `${method} ${url?.split("?")[0]}`

/** A server in the place of a vendor's, for the tests of one file: each says what it answers, by key, and reads what it was asked. */
export function vendorForFile({ otherwise, keyOf = byPath, after }: VendorOptions) {
  const answers = new Map<string, Answer>()
  const asked: VendorRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString()
      const key = keyOf(request, body)
      asked.push({ key, headers: request.headers, body })
      const answer = answers.get(key) ?? otherwise
      response.writeHead(answer.status).end(answer.body)
      after?.(key, answer)
    })
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve())))
  beforeEach(() => {
    answers.clear()
    asked.length = 0
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { answers, asked, url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
