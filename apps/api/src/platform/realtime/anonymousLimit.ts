import type { IncomingMessage } from "node:http"

export type AnonymousLimit = { perAddress: number; total: number }

type EngineSocket = { request: IncomingMessage; once(event: "close", listener: () => void): unknown }

export type AnonymousLimitOptions = {
  /** The server is behind one proxy of ours, which appends the address it sees. */
  trustProxy: boolean
  limit: AnonymousLimit
  /** Sockets of one session before authentication, once the anonymous limit is reached. */
  perSession: number
  findSession: (request: IncomingMessage) => Promise<string | undefined>
}

const lookUpsPerAddress = 10

/** Limits sockets before authentication; each costs memory, a timer and a look-up. Above the limit only valid sessions are admitted. */
export function anonymousLimit({ trustProxy, limit, perSession, findSession }: AnonymousLimitOptions) {
  const releaseByRequest = new WeakMap<IncomingMessage, () => void>()
  const releaseBySocket = new WeakMap<EngineSocket, () => void>()
  const [anonymous, players, lookUps] = [createCounter(), createCounter(), createCounter()]

  /** Counts a request until its socket closes or authenticates. */
  function reserve(request: IncomingMessage, counter: Counter, key: string): true {
    const release = count(counter, key)
    releaseByRequest.set(request, release)
    // The client may hang up before there is a socket.
    request.socket.once("close", release)
    return true
  }

  async function admitPlayer(request: IncomingMessage, address: string): Promise<boolean> {
    if (lookUps.get(address) >= lookUpsPerAddress) return false
    lookUps.add(address)
    try {
      const session = await findSession(request)
      return session !== undefined && players.get(session) < perSession && reserve(request, players, session)
    } finally {
      lookUps.remove(address)
    }
  }

  return {
    async admit(request: IncomingMessage): Promise<boolean> {
      const address = clientAddress(request, trustProxy)
      const isWithinLimit = anonymous.total() < limit.total && anonymous.get(address) < limit.perAddress
      return isWithinLimit ? reserve(request, anonymous, address) : admitPlayer(request, address)
    },
    onConnection(socket: EngineSocket): void {
      const release = releaseByRequest.get(socket.request)
      if (!release) return
      releaseBySocket.set(socket, release)
      // A socket may outlive the connection that it began on.
      socket.request.socket.off("close", release)
      socket.once("close", release)
    },
    onAuthenticated: (socket: EngineSocket): void => releaseBySocket.get(socket)?.(),
  }
}

type Counter = ReturnType<typeof createCounter>

function count(counter: Counter, key: string): () => void {
  let isCounted = true
  counter.add(key)
  return () => {
    if (isCounted) counter.remove(key)
    isCounted = false
  }
}

function createCounter() {
  const counts = new Map<string, number>()
  let total = 0
  return {
    get: (key: string) => counts.get(key) ?? 0,
    total: () => total,
    add(key: string) {
      total += 1
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    remove(key: string) {
      total -= 1
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}

/** Behind our proxy this is the last forwarded address; the client can forge those before it. */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : ""
  return forwarded || (socket.remoteAddress ?? "")
}
