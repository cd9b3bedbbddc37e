import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { setting } from "../../content/index.ts"
import { cooldownOf } from "../cooldown/store.ts"
import { type Changed, confirmUntil, coolsUntil, isLooser, isWaiting } from "../own/rules.ts"
import { insertWishes, setCancelled, setExpired, waitingOf } from "../own/store.ts"
import * as settings from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { beginsAnother, endsOf, minutesSince } from "./rules.ts"
import * as store from "./store.ts"

const restOf = async (tx: Tx) => (await setting(tx, settings.sessionTime)).restMinutes

/** The end of a player's session in a row that was read among other things, as the contract shows it; null: it has none. */
export const sessionEndOnTheWire = ({
  session_ends_at: endsAt,
  session_rests_until: restsUntil,
}: Pick<store.ReadSessionTime, "session_ends_at" | "session_rests_until">) =>
  endsAt && restsUntil && { endsAt: endsAt.toISOString(), restsUntil: restsUntil.toISOString() }

/** A session of now under a limit, null for none: all devices hear when its end moves. The caller holds the player's row. */
async function set(tx: Tx, playerId: bigint, beganAt: Date, minutes: number | null): Promise<void> {
  const ends = endsOf(beganAt, { minutes, restMinutes: await restOf(tx) }, tx.now)
  await store.setSession(tx, playerId, { minutes, beganAt, ends })
  const end = { session_ends_at: ends?.endsAt ?? null, session_rests_until: ends?.restsUntil ?? null }
  tx.push({ playerId }, "sessionTime", { end: sessionEndOnTheWire(end) })
}

/**
 * A player logs in. After a rest, or the first time, another session begins; else the one goes on that runs, whichever
 * device it is on. `seenAt`: when something was last seen of them, null for never. The caller holds the player's row.
 */
export async function beginSession(tx: Tx, playerId: bigint, seenAt: Date | null): Promise<void> {
  const row = await store.sessionOf(tx, playerId)
  const before = { beganAt: row.session_began_at, restsUntil: row.session_rests_until, seenAt }
  if (beginsAnother(before, await restOf(tx), tx.now)) await set(tx, playerId, tx.now, row.session_minutes)
}

/**
 * Lets a limit hold from now on, minutes, null for none: the session that runs counts from its beginning. Who was logged in
 * before sessions were noted begins one now. The caller holds the player's row.
 */
export async function holdSessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<void> {
  const { session_began_at: beganAt } = await store.sessionOf(tx, playerId)
  await set(tx, playerId, beganAt ?? tx.now, minutes)
}

/**
 * Sets the longest session that a player allows themselves, minutes, null for none any more. A first or a shorter one holds
 * when this commits; a longer one, or none, waits for their cooldown period and then for their yes (the answer: until when, null where
 * nothing waits). What waited before is cancelled, also where nothing else changes. Refuses nothing.
 */
export async function setSessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<Changed> {
  await lockPlayer(tx, playerId)
  const hours = await cooldownOf(tx, playerId)
  const { session_minutes: current } = await store.sessionOf(tx, playerId)
  const [waiting] = (await waitingOf(tx, playerId)).filter(({ type }) => type === "sessionTime")
  const isReplaced = waiting !== undefined && isWaiting(waiting, tx.now)
  if (waiting) await (isReplaced ? setCancelled : setExpired)(tx, [waiting.id])
  if (minutes === current) return { isChanged: isReplaced, coolsUntil: null, hours }
  const until = isLooser(current, minutes) ? coolsUntil(tx.now, hours) : null
  if (until === null) await holdSessionTime(tx, playerId, minutes)
  await insertWishes(tx, playerId, [{ type: "sessionTime", minutes }], until)
  return { isChanged: true, coolsUntil: until, hours }
}

/** The session of a player that runs, the longest that they allow themselves, and what waits for that. */
export async function sessionTimeShown(from: Reads, playerId: bigint): Promise<contract.SessionTime> {
  const [row, waiting, { restMinutes }] = await Promise.all([
    store.sessionOf(from, playerId),
    waitingOf(from, playerId),
    setting(from, settings.sessionTime),
  ])
  const beganAt = row.session_began_at ?? from.now
  const request = waiting.find((each) => each.type === "sessionTime" && isWaiting(each, from.now))
  return {
    limit: row.session_minutes,
    usedLimit: minutesSince(beganAt, from.now),
    beganAt: beganAt.toISOString(),
    endsAt: row.session_ends_at?.toISOString() ?? null,
    restsUntil: row.session_rests_until?.toISOString() ?? null,
    restMinutes,
    ...(request && {
      pending: {
        requestId: Number(request.id),
        limit: request.minutes,
        coolsUntil: request.cools_until!.toISOString(),
        confirmUntil: confirmUntil(request.cools_until!).toISOString(),
      },
    }),
  }
}
