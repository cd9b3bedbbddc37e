import { connect, type Socket } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { livePath, lookEvent, type Sight } from "@elite/contract"

// A crowd in a process of its own: thousands of sockets that speak as little of WebSocket, Engine.IO and Socket.IO as listening
// takes, because they share the machine with what is measured. It does what it is asked over its channel, one thing after the other.

/** Who comes: the first ones with these cookies, the others without. */
export type Crowd = { port: number; count: number; cookies: readonly string[]; shows: readonly Sight[] }
/** How many were let in; the others by what they were told, or `cut` where nobody said a word. */
export type Arrivals = { isIn: number; refused: Record<string, number> }
export type Received = {
  /** How many receipts of a state came so many whole milliseconds after the instant it is said for. */
  receipts: number[]
  states: number
  /** Receipts that are missing: everybody hears everything. */
  missed: number
  /** Sockets that were closed meanwhile. */
  lost: number
  /** What came of the bets: messages, each to everybody. */
  betMessages: number
  /** A state of middling length, as it travelled. */
  sample: string
  /** What only some were told: who, by their place in the crowd. */
  own: [place: number, name: string, data: unknown][]
}
export type Asked = { come: Crowd } | { listen: true } | { report: true } | { leave: true }

const ofAddress = 25
/** Addresses of the loopback network, one after the other. */
const addressOf = (place: number) => {
  const n = Math.floor(place / ofAddress)
  return `127.${10 + (n % 200)}.${1 + Math.floor(n / 200)}.1`
}
const openedAtOnce = 64
const lastOnTheirWayMs = 2_000
const topMs = 20_000
const rememberedAtMost = 8

/** What everybody is told alike is read once, and then known by its bytes. */
type Known = { bytes: Buffer; stampMs: number | undefined; receipts: number }

/** A text as a client has to send it: masked, with a key of zeros that changes nothing. */
function framed(text: string): Buffer {
  const payload = Buffer.from(text)
  const { length } = payload
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), payload])
}
const [enter, pong] = [framed("40"), framed("3")]
/** Read into by all of them: what is read is looked at before another socket is read. */
const inbox = Buffer.alloc(65_536)

function upgradeOf(port: number, cookie: string | undefined): string {
  const headers = [
    `GET ${livePath}/?EIO=4&transport=websocket HTTP/1.1`,
    `host: localhost:${port}`,
    `origin: http://localhost:${port}`,
    "connection: Upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  return `${headers.join("\r\n")}\r\n\r\n`
}

/** What all of them hear. */
class Ears {
  #known: Known[] = []
  #all: Known[] = []
  #receipts: number[] = []
  #own: Received["own"] = []
  #betMessages = 0
  #sinceMs = Number.POSITIVE_INFINITY
  #untilMs = Number.POSITIVE_INFINITY

  listen(): void {
    this.#known = []
    this.#all = []
    this.#receipts = new Array<number>(topMs + 1).fill(0)
    this.#own = []
    this.#betMessages = 0
    this.#untilMs = Number.POSITIVE_INFINITY
    this.#sinceMs = Date.now()
  }

  hear(place: number, payload: Buffer): void {
    const known = this.#known.find(({ bytes }) => bytes.equals(payload)) ?? this.#learn(place, payload)
    if (known?.stampMs === undefined || known.stampMs < this.#sinceMs || known.stampMs > this.#untilMs) return
    known.receipts += 1
    const ms = Math.min(topMs, Math.max(0, Date.now() - known.stampMs))
    this.#receipts[ms] = (this.#receipts[ms] ?? 0) + 1
  }

  #learn(place: number, payload: Buffer): Known | undefined {
    const [name, { data }] = JSON.parse(payload.toString("utf8", 2)) as [string, { data: { nowMs: number } }]
    const isShown = name === "crash" || name === "crashBets"
    if (!isShown) return void this.#own.push([place, name, data])
    const stampMs = name === "crash" ? data.nowMs : undefined
    if (name === "crashBets") this.#betMessages += 1
    const known: Known = { bytes: Buffer.from(payload), stampMs, receipts: 0 }
    this.#known = [known, ...this.#known.slice(0, rememberedAtMost - 1)]
    if (stampMs !== undefined) this.#all.push(known)
    return known
  }

  /** What was said until now, once the last of it can have come. */
  async report(listening: number, lost: number): Promise<Received> {
    this.#untilMs = Date.now()
    await sleep(lastOnTheirWayMs)
    const states = this.#all.filter(({ stampMs }) => stampMs! >= this.#sinceMs && stampMs! <= this.#untilMs)
    const byLength = states.toSorted((a, b) => a.bytes.length - b.bytes.length)
    return {
      receipts: this.#receipts,
      states: states.length,
      missed: states.reduce((sum, { receipts }) => sum + listening - receipts, 0),
      lost,
      betMessages: this.#betMessages,
      sample: byLength[Math.floor(byLength.length / 2)]?.bytes.toString() ?? "",
      own: this.#own,
    }
  }
}

type Ended = { as: "in" } | { as: "refused"; why: string }

class Spectator {
  readonly #place: number
  readonly #ears: Ears
  readonly #look: Buffer
  readonly #socket: Socket
  readonly #ended = Promise.withResolvers<Ended>()
  #rest: Buffer | undefined
  #isUpgraded = false
  isOpen = true

  constructor(place: number, { port, cookies }: Crowd, look: Buffer, ears: Ears) {
    this.#place = place
    this.#ears = ears
    this.#look = look
    const callback = (bytes: number): boolean => {
      this.#read(inbox.subarray(0, bytes))
      return true
    }
    const onread = { buffer: inbox, callback }
    this.#socket = connect({ port, host: "127.0.0.1", localAddress: addressOf(place), onread })
    this.#socket.setNoDelay(true)
    this.#socket.on("error", () => {})
    this.#socket.once("close", () => {
      this.isOpen = false
      this.#ended.resolve({ as: "refused", why: "cut" })
    })
    this.#socket.write(upgradeOf(port, cookies[place]))
  }

  get ended(): Promise<Ended> {
    return this.#ended.promise
  }

  leave(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    const all = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    if (!this.#isUpgraded) {
      const end = all.indexOf("\r\n\r\n")
      if (end >= 0) {
        this.#isUpgraded = true
        at = end + 4
      }
    }
    while (this.#isUpgraded) {
      const frame = frameAt(all, at)
      if (!frame) break
      this.#receive(all.subarray(frame.from, frame.to))
      at = frame.to
    }
    this.#rest = at < all.length ? Buffer.from(all.subarray(at)) : undefined
  }

  #receive(packet: Buffer): void {
    const [engine, socketIo] = [packet[0], packet[1]]
    if (engine === 0x32) this.#socket.write(pong)
    else if (engine === 0x30) this.#socket.write(enter)
    else if (engine !== 0x34) return
    else if (socketIo === 0x32) this.#ears.hear(this.#place, packet)
    else if (socketIo === 0x30) {
      this.#socket.write(this.#look)
      this.#ended.resolve({ as: "in" })
    } else if (socketIo === 0x34) {
      const { message } = JSON.parse(packet.toString("utf8", 2)) as { message: string }
      this.#ended.resolve({ as: "refused", why: message })
      this.#socket.destroy()
    }
  }
}

/** Where the text of a server's frame begins and ends; undefined where it is not whole yet. */
function frameAt(all: Buffer, at: number): { from: number; to: number } | undefined {
  if (all.length < at + 2) return undefined
  const short = all[at + 1]!
  if (short === 127) throw new Error("Nobody is told as much at once.")
  if (short === 126 && all.length < at + 4) return undefined
  const from = at + (short === 126 ? 4 : 2)
  const to = from + (short === 126 ? all.readUInt16BE(at + 2) : short)
  return to <= all.length ? { from, to } : undefined
}

function crowd() {
  const ears = new Ears()
  let all: Spectator[] = []
  const listening = () => all.filter(({ isOpen }) => isOpen).length
  let isIn = 0
  return {
    async come(who: Crowd): Promise<Arrivals> {
      const look = framed(`42${JSON.stringify([lookEvent, who.shows])}`)
      const refused: Arrivals["refused"] = {}
      let next = 0
      isIn = 0
      const lane = async () => {
        while (next < who.count) {
          const one = new Spectator(next++, who, look, ears)
          all.push(one)
          const ended = await one.ended
          if (ended.as === "in") isIn += 1
          else refused[ended.why] = (refused[ended.why] ?? 0) + 1
        }
      }
      await Promise.all(Array.from({ length: openedAtOnce }, lane))
      return { isIn, refused }
    },
    listen: () => ears.listen(),
    report: () => ears.report(listening(), isIn - listening()),
    async leave(): Promise<void> {
      for (const one of all) one.leave()
      await Promise.all(all.map(({ ended }) => ended))
      all = []
    },
  }
}

if (process.argv[1] === import.meta.filename) {
  const { come, listen, report, leave } = crowd()
  const does = async (asked: Asked): Promise<unknown> => {
    if ("come" in asked) return come(asked.come)
    if ("listen" in asked) return listen()
    return "report" in asked ? report() : leave()
  }
  process.on("message", async (asked: Asked) => process.send?.({ done: await does(asked) }))
  process.once("disconnect", () => process.exit())
}
