import { elapsedMs } from "../../kernel/clock.ts"
import type { Caller } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { tokenHash } from "../../kernel/random.ts"
import { readByToken, touchSession } from "./store.ts"

/** A session ended elsewhere is believed for two seconds at most (facts/threats T27). */
const rememberedMs = 2000
const rememberedAtMost = 10_000

type Remembered = { caller: Caller; untilMs: number; aliveUntil: Date; touchAt: Date }

/** Keyed by token hash: tokens are random, so several databases in one process do not disturb each other. */
const remembered = new Map<string, Remembered>()

/** Drops what is remembered of a session, after it was ended in this process. */
export function forget(sessionId: bigint): void {
  for (const [key, { caller }] of remembered) if (caller.sessionId === sessionId) remembered.delete(key)
}

function remember(key: string, entry: Remembered): void {
  remembered.delete(key)
  remembered.set(key, entry)
  const oldest = remembered.keys().next().value
  if (remembered.size > rememberedAtMost && oldest !== undefined) remembered.delete(oldest)
}

export type Recognise = (token: string) => Promise<Caller | null>

/**
 * Recognises a caller by his token; null when the session is unknown, ended, idle for too long or too old.
 * Being recognised is a sign of life, noted at most once a minute.
 */
export function recogniser({ database, clock }: Pick<Kernel, "database" | "clock">): Recognise {
  return async (token) => {
    const hash = tokenHash(token)
    const key = hash.toString("base64")
    const now = clock.now()
    const known = remembered.get(key)
    if (known && known.untilMs > elapsedMs() && now < known.aliveUntil && now < known.touchAt)
      return known.caller
    const session = await readByToken(database, hash)
    if (!session || session.idle_until <= now || session.ends_at <= now) {
      remembered.delete(key)
      return null
    }
    if (session.touch_at <= now) await touchSession(database, session.id, now)
    const caller = { playerId: session.player_id, sessionId: session.id }
    const aliveUntil = session.idle_until < session.ends_at ? session.idle_until : session.ends_at
    const touchAt = session.touch_at <= now ? aliveUntil : session.touch_at
    remember(key, { caller, untilMs: elapsedMs() + rememberedMs, aliveUntil, touchAt })
    return caller
  }
}
