import type { LiveName } from "@elite/contract"
import type { Audience } from "../db/transaction.ts"
import { type Channel, channelRoom } from "./channel.ts"

export type Send = (to: Audience, name: LiveName, data: unknown) => void

const flushMs = 40
const usualEveryMs = 1_000

/** Sends at once, together with others, or when it is time, as the room says. */
export function throttledSend(send: Send) {
  const [merged, paced] = [merging(send), pacing(send)]
  return {
    tellIn({ isMerged, everyMs = usualEveryMs }: Channel, to: Audience, name: LiveName, data: object): void {
      const isOwn = to !== "everyone" && "playerId" in to
      if (!isOwn) paced.pace(everyMs, to, name, data)
      else if (isMerged) merged.merge(to.playerId, name, data)
      else send(to, name, data)
    },
    stop(): void {
      merged.stop()
      paced.stop()
    },
  }
}

/**
 * Messages of one name to one player within 40 ms become one: at thousands of bets a second each player still hears
 * their latest figures, and the database that carries the messages is not flooded.
 */
function merging(send: Send) {
  const waiting = new Map<LiveName, Map<bigint, object>>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    for (const [name, ofPlayers] of waiting)
      for (const [playerId, data] of ofPlayers) send({ playerId }, name, data)
    waiting.clear()
  }
  return {
    merge(playerId: bigint, name: LiveName, data: object): void {
      const ofPlayers = waiting.get(name) ?? new Map<bigint, object>()
      ofPlayers.set(playerId, { ...ofPlayers.get(playerId), ...data })
      waiting.set(name, ofPlayers)
      timer ??= setTimeout(flush, flushMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

type Shown = Exclude<Audience, { playerId: bigint }>

/** Tells a room's first message at once, and of those that follow too soon only the last, when its time has come. */
function pacing(send: Send) {
  const timers = new Map<string, NodeJS.Timeout>()
  const waiting = new Map<string, () => void>()
  function pace(everyMs: number, to: Shown, name: LiveName, data: object): void {
    const room = channelRoom(name, to === "everyone" ? undefined : to.onlookersOf)
    if (timers.has(room)) return void waiting.set(room, () => pace(everyMs, to, name, data))
    send(to, name, data)
    const next = () => {
      timers.delete(room)
      const later = waiting.get(room)
      waiting.delete(room)
      later?.()
    }
    timers.set(room, setTimeout(next, everyMs).unref())
  }
  return {
    pace,
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
