import { lookEvent, type Sight } from "@elite/contract"

/** A socket with the headers of a browser. */
export type Socket = {
  /** False if the server refused it. */
  readonly isAccepted: Promise<boolean>
  /** The reason of the refusal. */
  readonly refusal: () => string | undefined
  readonly closed: Promise<void>
  readonly isOpen: () => boolean
  /** All messages received so far. */
  readonly messages: [name: string, data: unknown][]
  send(text: string): void
  /** Sends the channels that the page shows. */
  subscribe(what: readonly Sight[]): void
  close(): void
}

/** Node's WebSocket accepts headers; its types are the browser's, which do not. */
const NodeWebSocket = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket

/** Implements the part of Engine.IO 4 and Socket.IO 5 over WebSocket that tests need. */
export function openSocket(url: string, headers: Record<string, string>): Socket {
  const ws = new NodeWebSocket(`${url.replace(/^http/, "ws")}/ws/?EIO=4&transport=websocket`, { headers })
  const [isIn, closed] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()]
  const messages: Socket["messages"] = []
  let refusal: string | undefined
  ws.addEventListener("message", ({ data }) => {
    const text = String(data)
    if (text.startsWith("0")) ws.send("40")
    if (text === "2") ws.send("3")
    if (text.startsWith("40")) isIn.resolve(true)
    if (text.startsWith("44")) {
      refusal = (JSON.parse(text.slice(2)) as { message: string }).message
      isIn.resolve(false)
    }
    if (text.startsWith("42")) {
      const [name, message] = JSON.parse(text.slice(2)) as [string, { data: unknown }]
      messages.push([name, message.data])
    }
  })
  const over = () => {
    isIn.resolve(false)
    closed.resolve()
  }
  ws.addEventListener("close", over)
  ws.addEventListener("error", over)
  return {
    isAccepted: isIn.promise,
    refusal: () => refusal,
    closed: closed.promise,
    isOpen: () => ws.readyState === WebSocket.OPEN,
    messages,
    send: (text) => ws.send(text),
    subscribe: (what) => ws.send(`42${JSON.stringify([lookEvent, what])}`),
    close: () => ws.close(),
  }
}
