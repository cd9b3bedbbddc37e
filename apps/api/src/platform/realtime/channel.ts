import type { LiveMessages, LiveName } from "@elite/contract"

/** A live message as its noun declares it: who may listen, and how it travels. */
export type Channel<N extends LiveName = LiveName> = {
  readonly name: N
  /**
   * One player on all their devices, one session; or whoever's page shows it, visitors too: `everyone` where there is one
   * of it, `onlookers` where a page shows one of many. Nobody else ever hears it.
   */
  readonly of: "player" | "session" | "everyone" | "onlookers"
  /** Those of one player within 40 ms become one, later fields over earlier: only the latest figures matter. */
  readonly isMerged?: true
  /**
   * Of those to pages that show it within so many ms (default 1 000) only the last is told: what stands now matters, and not
   * each step to it.
   */
  readonly everyMs?: number
  /** Whether pages may be told of it now: of the one with this number, where there are many. Asked anew every two seconds. */
  readonly isOpen?: (id: number | undefined) => Promise<boolean>
  /** What a page is told as soon as it shows it, in this order. */
  readonly now?: (id: number | undefined) => Promise<readonly LiveMessages[N][]>
  /** The crowd hears it in parts: ten thousand sockets are a tenth of a second, and nothing else has to wait that long behind it. */
  readonly isSharded?: true
  /** Whoever has heard it is cut off and hears nothing after it. */
  readonly isLast?: true
}

/** The rooms by the name of their message; a message belongs to one noun. */
export function channelsByName(channels: readonly Channel[]): ReadonlyMap<keyof LiveMessages, Channel> {
  const byName = new Map(channels.map((room) => [room.name, room]))
  if (byName.size < channels.length) throw new Error("Two nouns declare the same live message.")
  return byName
}

/** Where those are who are shown it. */
export const channelRoom = (name: LiveName, id?: number): string =>
  id === undefined ? `shown:${name}` : `shown:${name}:${id}`
