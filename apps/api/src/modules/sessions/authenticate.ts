import { LRUCache } from "lru-cache"
import type { Authenticate, Caller } from "../../platform/http/server.ts"
import { hashToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { findSessionRow, type SessionRow, touch } from "./store.ts"

/** A session that another process ended stays valid here for up to two seconds. */
const cacheMs = 2000
const maxCachedCallers = 10_000

type CachedCaller = { caller: Caller; aliveUntil: Date; touchAt: Date }

/** Tokens are random, so that entries of several databases in one process cannot collide. */
const cachedCallers = new LRUCache<string, CachedCaller>({ max: maxCachedCallers, ttl: cacheMs })

export function forgetSession(sessionId: bigint): void {
  for (const [key, { caller }] of cachedCallers.entries())
    if (caller.sessionId === sessionId) cachedCallers.delete(key)
}

/** An expired restriction restricts nothing. */
const toRestriction = ({ restriction: name, restricted_until: until }: SessionRow, now: Date) =>
  name && (until === null || until > now) ? { name, until } : null

/** Requests that a page makes on its own are not activity and do not extend the session. */
export function authenticator({ reads, sharedReads }: Pick<Platform, "reads" | "sharedReads">): Authenticate {
  return async (token, { isActivity }) => {
    const hash = hashToken(token)
    const key = hash.toString("base64")
    const from = sharedReads()
    const { now } = from
    const known = cachedCallers.get(key)
    if (known && now < known.aliveUntil && !(isActivity && known.touchAt <= now)) return known.caller
    const session = await findSessionRow(from, hash)
    if (!session || session.idle_until <= now || session.ends_at <= now) {
      cachedCallers.delete(key)
      return null
    }
    const isTouched = isActivity && session.touch_at <= now
    if (isTouched) await touch(reads(), session.id)
    const caller = {
      playerId: session.player_id,
      sessionId: session.id,
      restriction: toRestriction(session, now),
    }
    const aliveUntil = session.idle_until < session.ends_at ? session.idle_until : session.ends_at
    const touchAt = isTouched ? aliveUntil : session.touch_at
    cachedCallers.set(key, { caller, aliveUntil, touchAt })
    return caller
  }
}
