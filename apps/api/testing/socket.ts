import { lookEvent, type Sight } from "@elite/contract"

/** A socket as a browser's page opens it, with the headers that browsers send and pages cannot set. */
export type Socket = {
  /** True once the server let it in, false where it did not. */
  readonly isIn: Promise<boolean>
  /** What it was told where it was not. */
  readonly refusal: () => string | undefined
  readonly closed: Promise<void>
  readonly isOpen: () => boolean
  /** Every message so far: its name and its data. */
  readonly heard: [name: string, data: unknown][]
  send(text: string): void
  /** Says what its page shows. */
  shows(what: readonly Sight[]): void
  close(): void
}

/** Node's WebSocket takes headers; its types are the browser's, where a page cannot set any. */
const Dialling = WebSocket as unknown as new (
  url: string,
  options: { headers: Record<string, string> },
) => WebSocket

/** Speaks Engine.IO 4 and Socket.IO 5 over a WebSocket, as little of them as a test needs. */
export function socketTo(url: string, headers: Record<string, string>): Socket {
  const ws = new Dialling(`${url.replace(/^http/, "ws")}/ws/?EIO=4&transport=websocket`, { headers })
  const [isIn, closed] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()]
  const heard: Socket["heard"] = []
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
      heard.push([name, message.data])
    }
  })
  const over = () => {
    isIn.resolve(false)
    closed.resolve()
  }
  ws.addEventListener("close", over)
  ws.addEventListener("error", over)
  return {
    isIn: isIn.promise,
    refusal: () => refusal,
    closed: closed.promise,
    isOpen: () => ws.readyState === WebSocket.OPEN,
    heard,
    send: (text) => ws.send(text),
    shows: (what) => ws.send(`42${JSON.stringify([lookEvent, what])}`),
    close: () => ws.close(),
  }
}
