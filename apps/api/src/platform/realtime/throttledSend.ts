import type { LiveName } from "@elite/contract"
import type { Audience } from "../db/transaction.ts"
import { type Channel, channelRoom } from "./channel.ts"

export type Send = (to: Audience, name: LiveName, data: unknown) => void

const mergeMs = 40
const defaultEveryMs = 1_000

export function throttledSend(send: Send) {
  const [merger, throttle] = [createMerger(send), createThrottle(send)]
  return {
    send({ isMerged, everyMs = defaultEveryMs }: Channel, to: Audience, name: LiveName, data: object): void {
      const isPrivate = to !== "everyone" && "playerId" in to
      if (!isPrivate) throttle.send(everyMs, to, name, data)
      else if (isMerged) merger.add(to.playerId, name, data)
      else send(to, name, data)
    },
    stop(): void {
      merger.stop()
      throttle.stop()
    },
  }
}

/** Merges the messages of one name to one player within 40 ms: thousands of bets a second would flood the database that carries them. */
function createMerger(send: Send) {
  const pending = new Map<LiveName, Map<bigint, object>>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    for (const [name, byPlayer] of pending)
      for (const [playerId, data] of byPlayer) send({ playerId }, name, data)
    pending.clear()
  }
  return {
    add(playerId: bigint, name: LiveName, data: object): void {
      const byPlayer = pending.get(name) ?? new Map<bigint, object>()
      byPlayer.set(playerId, { ...byPlayer.get(playerId), ...data })
      pending.set(name, byPlayer)
      timer ??= setTimeout(flush, mergeMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}

type PublicAudience = Exclude<Audience, { playerId: bigint }>

/** Sends the first message of a room at once, and after each interval the last one that arrived in it. */
function createThrottle(send: Send) {
  const timers = new Map<string, NodeJS.Timeout>()
  const pending = new Map<string, () => void>()
  function sendThrottled(everyMs: number, to: PublicAudience, name: LiveName, data: object): void {
    const room = channelRoom(name, to === "everyone" ? undefined : to.onlookersOf)
    if (timers.has(room)) return void pending.set(room, () => sendThrottled(everyMs, to, name, data))
    send(to, name, data)
    const onInterval = () => {
      timers.delete(room)
      const sendPending = pending.get(room)
      pending.delete(room)
      sendPending?.()
    }
    timers.set(room, setTimeout(onInterval, everyMs).unref())
  }
  return {
    send: sendThrottled,
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
