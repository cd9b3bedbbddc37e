import type { LiveMessages, LiveName } from "@elite/contract"

export type Channel<N extends LiveName = LiveName> = {
  readonly name: N
  /** Pages, of visitors too, subscribe to `everyone` by name and to `onlookers` by name and id. */
  readonly of: "player" | "session" | "everyone" | "onlookers"
  /** Messages to one player within 40 ms are merged into one; later fields overwrite earlier ones. */
  readonly isMerged?: true
  /** The least ms between two messages to pages (default 1 000); of those in between only the last is sent. */
  readonly everyMs?: number
  /** Whether messages are sent at all; asked again after two seconds. */
  readonly isOpen?: (id: number | undefined) => Promise<boolean>
  /** The messages that a page receives as soon as it subscribes, in this order. */
  readonly now?: (id: number | undefined) => Promise<readonly LiveMessages[N][]>
  /** Sends in eight parts: ten thousand sockets take 100 ms, in which other messages would wait. */
  readonly isSharded?: true
  /** Its receivers are disconnected after it. */
  readonly isLast?: true
}

/** Indexes channels by message name. Throws where two modules declare the same message. */
export function channelsByName(channels: readonly Channel[]): ReadonlyMap<keyof LiveMessages, Channel> {
  const byName = new Map(channels.map((channel) => [channel.name, channel]))
  if (byName.size < channels.length) throw new Error("Two modules declare the same live message.")
  return byName
}

/** The socket.io room of the pages that subscribe to a channel. */
export const channelRoom = (name: LiveName, id?: number): string =>
  id === undefined ? `shown:${name}` : `shown:${name}:${id}`
