import { minuteMs } from "../../../platform/lib/calendar.ts"

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

export type SessionEnds = { endsAt: Date; restsUntil: Date } | null

/** A session past its new limit ends now, so that its rest begins now. */
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

/** A login begins a new session after a rest: the player was inactive since `seenAt`, or their time was over. */
export function startsNewSession(
  before: { beganAt: Date | null; restsUntil: Date | null; seenAt: Date | null },
  restMinutes: number,
  now: Date,
): boolean {
  const { beganAt, restsUntil, seenAt } = before
  if (beganAt === null || seenAt === null) return true
  return addMinutes(seenAt, restMinutes) <= now || (restsUntil !== null && restsUntil <= now)
}

export const minutesSince = (beganAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - beganAt.getTime()) / minuteMs))
