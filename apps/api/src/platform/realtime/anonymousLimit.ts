import type { IncomingMessage } from "node:http"

export type AnonymousLimit = { ofAddress: number; inAll: number }

/** A socket of the engine, before and after it has shown its session. */
type Raw = { request: IncomingMessage; once(event: "close", gone: () => void): unknown }

export type AnonymousLimitOptions = {
  /** The server stands behind one proxy of ours, which appends the address it sees. */
  trustProxy: boolean
  atMost: AnonymousLimit
  /** Sockets of one session that have not shown it yet, where only players are let in. */
  ofSession: number
  /** The living session that a request brings, as a name; undefined where it brings none. */
  sessionOf: (request: IncomingMessage) => Promise<string | undefined>
}

/** Sessions of one address that are looked up at once, where only players are let in. */
const lookUpsAtOnce = 10

/**
 * Counts the sockets that have not shown a session yet. Each costs memory, a timer and a look-up; a few from one
 * address are tabs, hundreds are a flood. Where there is no more room for strangers, whoever brings a living session
 * comes in beside them.
 */
export function anonymousLimit({ trustProxy, atMost, ofSession, sessionOf }: AnonymousLimitOptions) {
  /** How to leave the place that was kept: for a request, until it is a socket, and for a socket. */
  const ofRequests = new WeakMap<IncomingMessage, () => void>()
  const ofSockets = new WeakMap<Raw, () => void>()
  const [strangers, players, lookUps] = [counting(), counting(), counting()]

  /** Keeps a place for a request; it is free again when its socket closes, or shows its session. */
  function hold(request: IncomingMessage, of: Counting, name: string): true {
    const leave = holding(of, name)
    ofRequests.set(request, leave)
    // Whoever hangs up before there is a socket.
    request.socket.once("close", leave)
    return true
  }

  async function isPlayer(request: IncomingMessage, address: string): Promise<boolean> {
    if (lookUps.of(address) >= lookUpsAtOnce) return false
    lookUps.add(address)
    try {
      const session = await sessionOf(request)
      return session !== undefined && players.of(session) < ofSession && hold(request, players, session)
    } finally {
      lookUps.take(address)
    }
  }

  return {
    async mayCome(request: IncomingMessage): Promise<boolean> {
      const address = clientAddress(request, trustProxy)
      const hasRoom = strangers.inAll() < atMost.inAll && strangers.of(address) < atMost.ofAddress
      return hasRoom ? hold(request, strangers, address) : isPlayer(request, address)
    },
    came(socket: Raw): void {
      const leave = ofRequests.get(socket.request)
      if (!leave) return
      ofSockets.set(socket, leave)
      // A socket may outlive the connection it began on.
      socket.request.socket.off("close", leave)
      socket.once("close", leave)
    },
    shown: (socket: Raw): void => ofSockets.get(socket)?.(),
  }
}

type Counting = ReturnType<typeof counting>

/** Counts one until it leaves, which counts once. */
function holding(of: Counting, name: string): () => void {
  let isHeld = true
  of.add(name)
  return () => {
    if (isHeld) of.take(name)
    isHeld = false
  }
}

function counting() {
  const counts = new Map<string, number>()
  let all = 0
  return {
    of: (name: string) => counts.get(name) ?? 0,
    inAll: () => all,
    add(name: string) {
      all += 1
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },
    take(name: string) {
      all -= 1
      const left = (counts.get(name) ?? 1) - 1
      if (left > 0) counts.set(name, left)
      else counts.delete(name)
    },
  }
}

/** Behind a proxy of ours the last address it forwarded; whatever stands before that, the client wrote. */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : ""
  return forwarded || (socket.remoteAddress ?? "")
}
