import { type LiveName, mostSights } from "@elite/contract"
import { monotonicMs } from "../lib/clock.ts"
import { describeError, type Log } from "../lib/log.ts"
import { type Channel, channelRoom } from "./channel.ts"
import { shardsOf, unshardedRoom } from "./channelShards.ts"

/** A socket, as far as rooms are concerned. */
type Listener = {
  join(room: string): unknown
  leave(room: string): unknown
  emit(name: string, message: { data: unknown }): unknown
}
type Sight = { room: Channel; id: number | undefined }
/** What a page shows, and where its socket is to hear of it. */
type Shown = Sight & { place: string }

const windowMs = 60_000
/** How many things a page may begin to show in a minute: more is no person who turns pages. */
const ofSocketAtMost = 120
/** All pages of one address: a household, or a company behind one address. */
const ofAddressAtMost = 1_200
/** So long what a room is like now is what it was: many who come at once ask together. */
const nowAgeMs = 200
/** How late a room is known to be closed, or open again. */
const openAgeMs = 2_000
/** More is remembered of no house: there are not so many rooms that anybody is told of. */
const remembersAtMost = 1_000

/**
 * What pages show of what everybody may hear. A page says all that it shows, and hears of nothing else; of each it is told at
 * once what it is like now.
 */
export function subscriptions(declared: ReadonlyMap<LiveName, Channel>, log: Log) {
  const ofAddresses = counting(ofAddressAtMost)
  const open = remembering(
    openAgeMs,
    log,
    ({ room, id }) => room.isOpen?.(id) ?? Promise.resolve(true),
    false,
  )
  const now = remembering(nowAgeMs, log, ({ room, id }) => room.now?.(id) ?? Promise.resolve([]), [])
  let came = 0
  /** Those of a room that is told in parts are spread over them. */
  const placed = (key: string, sight: Sight): Shown => {
    const places = sight.room.isSharded ? shardsOf(key) : [key]
    return { ...sight, place: places[came++ % places.length]! }
  }
  /** How often something of a name was told, here or elsewhere: what was read before that is old. */
  const told = new Map<LiveName, number>()
  const old = (name: LiveName, key: string) => {
    told.set(name, (told.get(name) ?? 0) + 1)
    now.forget(key)
  }

  /** What a room is like: read again where something is told meanwhile, so that the newer word comes last. */
  async function stateOf(key: string, sight: Sight): Promise<readonly unknown[]> {
    if (!sight.room.now || !(await open.of(key, sight))) return []
    for (let again = 0; ; again++) {
      const before = told.get(sight.room.name)
      const state = await now.of(key, sight)
      if (told.get(sight.room.name) === before || again === 2) return state
    }
  }

  return {
    /**
     * Lets a socket hear of what its page says it shows, from then on of nothing else. The answer is false for what cannot
     * be shown, for too much of it, and for who says something else too often.
     */
    looks(socket: Listener, address: string): (said: unknown) => boolean {
      const own = counting(ofSocketAtMost)
      let shows = new Map<string, Shown>()
      const tellNow = async (key: string, sight: Shown) => {
        for (const data of await stateOf(key, sight))
          if (shows.get(key) === sight) socket.emit(sight.room.name, { data })
      }
      return (said) => {
        const wished = sightsIn(said, declared)
        if (!wished) return false
        const before = shows
        // Each costs a look at what it is like now; and a message with none is a message too.
        const cost = Math.max(1, [...wished.keys()].filter((key) => !before.has(key)).length)
        if (!own.may("", cost) || !ofAddresses.may(address, cost)) return false
        shows = new Map([...wished].map(([key, sight]) => [key, before.get(key) ?? placed(key, sight)]))
        for (const [key, { place }] of before) if (!shows.has(key)) void socket.leave(place)
        for (const [key, sight] of shows) {
          if (before.has(key)) continue
          void socket.join(sight.place)
          void tellNow(key, sight)
        }
        return true
      }
    },
    /** Runs what tells a room something, where it is open. */
    tellIn(room: Channel, id: number | undefined, tell: () => void): void {
      const key = channelRoom(room.name, id)
      const tellNow = () => {
        old(room.name, key)
        tell()
      }
      if (!room.isOpen) tellNow()
      else void open.of(key, { room, id }).then((isOpen) => isOpen && tellNow())
    },
    /** Another process told something in these places. */
    toldElsewhere(name: LiveName, places: readonly string[]): void {
      for (const place of places) old(name, unshardedRoom(place))
    },
  }
}

/** What a page says it shows, by the name of each room; undefined where that cannot be. */
function sightsIn(said: unknown, declared: ReadonlyMap<LiveName, Channel>): Map<string, Sight> | undefined {
  if (!Array.isArray(said) || said.length > mostSights) return undefined
  const sights = new Map<string, Sight>()
  for (const each of said as unknown[]) {
    const { name, id, ...more } = (each ?? {}) as Record<string, unknown>
    const room = typeof name === "string" ? declared.get(name as LiveName) : undefined
    const isNumber = typeof id === "number" && Number.isSafeInteger(id) && id > 0
    const fits = room?.of === "onlookers" ? isNumber : room?.of === "everyone" && id === undefined
    if (!room || !fits || Object.keys(more).length > 0) return undefined
    sights.set(channelRoom(room.name, id as number | undefined), { room, id: id as number | undefined })
  }
  return sights
}

/** Counts within a minute: false once a name has come more often than it may. */
function counting(atMost: number) {
  const counts = new Map<string, number>()
  let sinceMs = monotonicMs()
  return {
    may(name: string, cost: number): boolean {
      if (monotonicMs() - sinceMs > windowMs) {
        counts.clear()
        sinceMs = monotonicMs()
      }
      const count = (counts.get(name) ?? 0) + cost
      counts.set(name, count)
      return count <= atMost
    },
  }
}

/** Reads once for all who ask within so many ms, or while it is being read. A reading that fails answers `otherwise`, and is not remembered. */
function remembering<V>(forMs: number, log: Log, read: (sight: Sight) => Promise<V>, otherwise: V) {
  const known = new Map<string, { value: Promise<V>; sinceMs: number; isRead: boolean }>()
  return {
    of(key: string, sight: Sight): Promise<V> {
      const found = known.get(key)
      if (found && (!found.isRead || monotonicMs() - found.sinceMs < forMs)) return found.value
      if (known.size >= remembersAtMost) known.clear()
      const value = read(sight).catch((error) => {
        log.warn("live.notRead", { kind: sight.room.name, ...describeError(error) })
        if (known.get(key) === kept) known.delete(key)
        return otherwise
      })
      const kept = { value, sinceMs: monotonicMs(), isRead: false }
      known.set(key, kept)
      void value.then(() => {
        kept.isRead = true
      })
      return value
    },
    forget: (key: string) => known.delete(key),
  }
}
