import { LRUCache } from "lru-cache"
import type { Authenticate, Caller } from "../../platform/http/server.ts"
import { hashToken } from "../../platform/lib/random.ts"
import type { Platform } from "../../platform/platform.ts"
import { findSessionRow, type SessionRow, touch } from "./store.ts"

/** A session ended elsewhere is believed for two seconds at most. */
const cacheMs = 2000
const maxCachedCallers = 10_000

type CachedCaller = { caller: Caller; aliveUntil: Date; touchAt: Date }

/** Keyed by token hash: tokens are random, so several databases in one process do not disturb each other. */
const cachedCallers = new LRUCache<string, CachedCaller>({ max: maxCachedCallers, ttl: cacheMs })

/** Drops what is remembered of a session, after it was ended in this process. */
export function forgetSession(sessionId: bigint): void {
  for (const [key, { caller }] of cachedCallers.entries())
    if (caller.sessionId === sessionId) cachedCallers.delete(key)
}

/** A break or an exclusion that is over restricts nobody; the gate is asked for each act anyway. */
const toRestriction = ({ restriction: name, restricted_until: until }: SessionRow, now: Date) =>
  name && (until === null || until > now) ? { name, until } : null

/**
 * Recognises a caller by their token; null when the session is unknown, ended, idle for too long or too old.
 * What the player does is a sign of life, noted at most once a minute; what their page does is not.
 */
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
