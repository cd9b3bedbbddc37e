const minuteMs = 60_000

/** A stretch of minutes after an instant. */
export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

/** The end of a session of so many minutes, and of the rest that follows it; minutes null: neither. */
export type SessionEnds = { endsAt: Date; restsUntil: Date } | null

/**
 * When a session that began then ends under a limit that holds from now on, and until when its player rests after it. One
 * that is past its limit already ends now: the rest has not begun before.
 */
export function computeSessionEnds(
  beganAt: Date,
  { minutes, restMinutes }: { minutes: number | null; restMinutes: number },
  now: Date,
): SessionEnds {
  if (minutes === null) return null
  const full = addMinutes(beganAt, minutes)
  const endsAt = full > now ? full : now
  return { endsAt, restsUntil: addMinutes(endsAt, restMinutes) }
}

/**
 * Whether a log-in begins another session: the first one does, and one after a rest, of the player's own accord (nothing
 * was seen of them since `seenAt`) or because their time was over.
 */
export function startsNewSession(
  before: { beganAt: Date | null; restsUntil: Date | null; seenAt: Date | null },
  restMinutes: number,
  now: Date,
): boolean {
  const { beganAt, restsUntil, seenAt } = before
  if (beganAt === null || seenAt === null) return true
  return addMinutes(seenAt, restMinutes) <= now || (restsUntil !== null && restsUntil <= now)
}

/** Whole minutes since a session began. */
export const minutesSince = (beganAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - beganAt.getTime()) / minuteMs))
