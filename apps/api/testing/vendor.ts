import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach } from "vitest"

export type Answer = { status: number; body: string }
export type VendorRequest = { key: string; headers: IncomingMessage["headers"]; body: string }

export const jsonAnswer = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) })
export const textAnswer = (body: string, status = 200): Answer => ({ status, body })

type VendorOptions = {
  otherwise: Answer
  keyOf?: (request: IncomingMessage, body: string) => string
  /** Runs after an answer, to change later ones. */
  after?: (key: string, answer: Answer) => void
}

const byPath = ({ method, url }: IncomingMessage): string => `${method} ${url?.split("?")[0]}`

/** Replaces the server of a vendor for one file: the test sets answers by key, and reads the requests. */
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
