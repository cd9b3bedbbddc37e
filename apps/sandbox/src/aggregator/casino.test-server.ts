import { generateKeyPairSync, sign } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"

export type WalletRequest = {
  readonly path: string
  readonly fields: Record<string, unknown>
  readonly signature: string
  readonly raw: Buffer
}

/** The wallet's reaction to a call: an answer, a broken one, or none. */
export type Reaction =
  | { readonly status: string; readonly balance?: number }
  | { readonly http: number; readonly text: string }
  | "silence"
  | "hang up"

const pemPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })

/** Created once, because keys are expensive. */
const operator = pemPair()
const aggregator = pemPair()

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** The casino's side of the wallet protocol as a real HTTP server that records calls and reacts as the test says. */
export async function casinoServer(react: (request: WalletRequest, index: number) => Reaction) {
  const calls: WalletRequest[] = []
  const server = createServer(async (request, response) => {
    const raw = await bytesOf(request)
    const call: WalletRequest = {
      path: request.url ?? "",
      fields: JSON.parse(raw.toString("utf8")),
      signature: String(request.headers["x-hub88-signature"]),
      raw,
    }
    calls.push(call)
    const reaction = react(call, calls.length - 1)
    if (reaction === "silence") return
    if (reaction === "hang up") return void response.destroy()
    if ("http" in reaction) return void response.writeHead(reaction.http).end(reaction.text)
    const { user, request_uuid } = call.fields
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ user, request_uuid, currency: "EUR", ...reaction }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    operator,
    aggregator,
    walletUrl: `http://127.0.0.1:${port}`,
    paths: (): string[] => calls.map((call) => call.path.replace("/transaction/", "")),
    signed: (body: string) => ({
      "content-type": "application/json",
      "x-hub88-signature": sign("RSA-SHA256", Buffer.from(body), operator.privateKey).toString("base64"),
    }),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
