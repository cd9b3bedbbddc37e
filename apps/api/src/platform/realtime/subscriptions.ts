import { type LiveName, mostSights } from "@elite/contract"
import { LRUCache } from "lru-cache"
import { minuteMs } from "../lib/calendar.ts"
import { describeError, type Log } from "../lib/log.ts"
import { windowLimit } from "../lib/windowLimit.ts"
import { type Channel, channelRoom } from "./channel.ts"
import { shardsOf, unshardedRoom } from "./channelShards.ts"

type Subscriber = {
  join(room: string): unknown
  leave(room: string): unknown
  emit(name: string, message: { data: unknown }): unknown
}
type Topic = { channel: Channel; id: number | undefined }
type Subscription = Topic & { room: string }

/** New topics of one page; a person who turns pages needs fewer. */
const perSocket = { atMost: 120, windowMs: minuteMs }
/** The same for all pages of one address, which may be a household or a company. */
const perAddress = { atMost: 1_200, windowMs: minuteMs }
const snapshotTtlMs = 200
const isOpenTtlMs = 2_000
const maxCachedRooms = 1_000

/** A page sends the full list of its topics, which replaces its previous list, and receives a snapshot of each new topic. */
export function subscriptions(channels: ReadonlyMap<LiveName, Channel>, log: Log) {
  const addressLimit = windowLimit(perAddress)
  const open = createReadCache(
    isOpenTtlMs,
    log,
    ({ channel, id }) => channel.isOpen?.(id) ?? Promise.resolve(true),
    false,
  )
  const snapshots = createReadCache(
    snapshotTtlMs,
    log,
    ({ channel, id }) => channel.now?.(id) ?? Promise.resolve([]),
    [],
  )
  let nextShard = 0
  const assignRoom = (key: string, topic: Topic): Subscription => {
    const rooms = topic.channel.isSharded ? shardsOf(key) : [key]
    return { ...topic, room: rooms[nextShard++ % rooms.length]! }
  }
  /** Counts the messages of each name, of other processes too: a snapshot that was read before one is out of date. */
  const versions = new Map<LiveName, number>()
  const invalidate = (name: LiveName, key: string) => {
    versions.set(name, (versions.get(name) ?? 0) + 1)
    snapshots.delete(key)
  }

  /** Reads again, at most twice, where a message is sent during the read, so that the newest state arrives last. */
  async function readSnapshot(key: string, topic: Topic): Promise<readonly unknown[]> {
    if (!topic.channel.now || !(await open.get(key, topic))) return []
    for (let attempt = 0; ; attempt++) {
      const version = versions.get(topic.channel.name)
      const snapshot = await snapshots.get(key, topic)
      if (versions.get(topic.channel.name) === version || attempt === 2) return snapshot
    }
  }

  return {
    /** Answers a function that sets the topics of a socket. It answers false for invalid topics, too many of them, or too many changes. */
    forSocket(socket: Subscriber, address: string): (message: unknown) => boolean {
      const socketLimit = windowLimit(perSocket)
      let current = new Map<string, Subscription>()
      const sendSnapshot = async (key: string, subscription: Subscription) => {
        for (const data of await readSnapshot(key, subscription))
          if (current.get(key) === subscription) socket.emit(subscription.channel.name, { data })
      }
      return (message) => {
        const topics = parseTopics(message, channels)
        if (!topics) return false
        const previous = current
        // Each new topic costs a snapshot, and a message without one still counts.
        const cost = Math.max(1, [...topics.keys()].filter((key) => !previous.has(key)).length)
        if (!socketLimit.take(cost) || !addressLimit.take(cost, address)) return false
        current = new Map(
          [...topics].map(([key, topic]) => [key, previous.get(key) ?? assignRoom(key, topic)]),
        )
        for (const [key, { room }] of previous) if (!current.has(key)) void socket.leave(room)
        for (const [key, subscription] of current) {
          if (previous.has(key)) continue
          void socket.join(subscription.room)
          void sendSnapshot(key, subscription)
        }
        return true
      }
    },
    publish(channel: Channel, id: number | undefined, emit: () => void): void {
      const key = channelRoom(channel.name, id)
      const emitNow = () => {
        invalidate(channel.name, key)
        emit()
      }
      if (!channel.isOpen) emitNow()
      else void open.get(key, { channel, id }).then((isOpen) => isOpen && emitNow())
    },
    onRemoteMessage(name: LiveName, rooms: readonly string[]): void {
      for (const room of rooms) invalidate(name, unshardedRoom(room))
    },
  }
}

function parseTopics(
  message: unknown,
  channels: ReadonlyMap<LiveName, Channel>,
): Map<string, Topic> | undefined {
  if (!Array.isArray(message) || message.length > mostSights) return undefined
  const topics = new Map<string, Topic>()
  for (const item of message as unknown[]) {
    const { name, id, ...rest } = (item ?? {}) as Record<string, unknown>
    const channel = typeof name === "string" ? channels.get(name as LiveName) : undefined
    const isId = typeof id === "number" && Number.isSafeInteger(id) && id > 0
    const isValid = channel?.of === "onlookers" ? isId : channel?.of === "everyone" && id === undefined
    if (!channel || !isValid || Object.keys(rest).length > 0) return undefined
    topics.set(channelRoom(channel.name, id as number | undefined), { channel, id: id as number | undefined })
  }
  return topics
}

/** Shares one read among all callers while it runs and for `ttlMs` after it. A failed read gives `fallback` and is not cached. */
function createReadCache<V extends object | boolean>(
  ttlMs: number,
  log: Log,
  read: (topic: Topic) => Promise<V>,
  fallback: V,
) {
  const cache = new LRUCache<string, V, Topic>({
    max: maxCachedRooms,
    ttl: ttlMs,
    fetchMethod: (_key, _stale, { context: topic }) =>
      read(topic).catch((error) => {
        log.warn("live.notRead", { kind: topic.channel.name, ...describeError(error) })
        throw error
      }),
    // An entry that is deleted while it is read still answers its callers.
    ignoreFetchAbort: true,
  })
  return {
    get: (key: string, topic: Topic): Promise<V> =>
      cache.forceFetch(key, { context: topic }).catch(() => fallback),
    delete: (key: string) => cache.delete(key),
  }
}
