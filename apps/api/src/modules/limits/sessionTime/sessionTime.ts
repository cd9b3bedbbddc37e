import type { limits as contract } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { getSetting } from "../../content/index.ts"
import { getCooldown } from "../cooldown/store.ts"
import {
  computeConfirmationEnd,
  computeCoolingEnd,
  isLooser,
  isWaiting,
  type LimitChange,
} from "../ownLimits/rules.ts"
import {
  insertProtectionRequests,
  listWaitingRequests,
  setRequestsCancelled,
  setRequestsExpired,
} from "../ownLimits/store.ts"
import * as settings from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { computeSessionEnds, minutesSince, startsNewSession } from "./rules.ts"
import * as store from "./store.ts"

const getRestMinutes = async (tx: Tx) => (await getSetting(tx, settings.sessionTime)).restMinutes

/** The end of a player's session in a row that was read among other things, as the contract shows it; null: it has none. */
export const toSessionEndReply = ({
  session_ends_at: endsAt,
  session_rests_until: restsUntil,
}: Pick<store.SessionTimeColumns, "session_ends_at" | "session_rests_until">) =>
  endsAt && restsUntil && { endsAt: endsAt.toISOString(), restsUntil: restsUntil.toISOString() }

/** A session of now under a limit, null for none: all devices hear when its end moves. The caller holds the player's row. */
async function saveSession(tx: Tx, playerId: bigint, beganAt: Date, minutes: number | null): Promise<void> {
  const ends = computeSessionEnds(beganAt, { minutes, restMinutes: await getRestMinutes(tx) }, tx.now)
  await store.setSessionColumns(tx, playerId, { minutes, beganAt, ends })
  const end = { session_ends_at: ends?.endsAt ?? null, session_rests_until: ends?.restsUntil ?? null }
  tx.push({ playerId }, "sessionTime", { end: toSessionEndReply(end) })
}

/**
 * A player logs in. After a rest, or the first time, another session begins; else the one goes on that runs, whichever
 * device it is on. `seenAt`: when something was last seen of them, null for never. The caller holds the player's row.
 */
export async function beginSession(tx: Tx, playerId: bigint, seenAt: Date | null): Promise<void> {
  const row = await store.getSession(tx, playerId)
  const before = { beganAt: row.session_began_at, restsUntil: row.session_rests_until, seenAt }
  if (startsNewSession(before, await getRestMinutes(tx), tx.now))
    await saveSession(tx, playerId, tx.now, row.session_minutes)
}

/**
 * Lets a limit hold from now on, minutes, null for none: the session that runs counts from its beginning. Who was logged in
 * before sessions were noted begins one now. The caller holds the player's row.
 */
export async function holdSessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<void> {
  const { session_began_at: beganAt } = await store.getSession(tx, playerId)
  await saveSession(tx, playerId, beganAt ?? tx.now, minutes)
}

/**
 * Sets the longest session that a player allows themselves, minutes, null for none any more. A first or a shorter one holds
 * when this commits; a longer one, or none, waits for their cooldown period and then for their yes (the answer: until when, null where
 * nothing waits). What waited before is cancelled, also where nothing else changes. Refuses nothing.
 */
export async function setSessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await getCooldown(tx, playerId)
  const { session_minutes: current } = await store.getSession(tx, playerId)
  const [waiting] = (await listWaitingRequests(tx, playerId)).filter(({ type }) => type === "sessionTime")
  const isReplaced = waiting !== undefined && isWaiting(waiting, tx.now)
  if (waiting) await (isReplaced ? setRequestsCancelled : setRequestsExpired)(tx, [waiting.id])
  if (minutes === current) return { isChanged: isReplaced, coolsUntil: null, hours }
  const until = isLooser(current, minutes) ? computeCoolingEnd(tx.now, hours) : null
  if (until === null) await holdSessionTime(tx, playerId, minutes)
  await insertProtectionRequests(tx, playerId, [{ type: "sessionTime", minutes }], until)
  return { isChanged: true, coolsUntil: until, hours }
}

/** The session of a player that runs, the longest that they allow themselves, and what waits for that. */
export async function getSessionTimeReply(from: Reads, playerId: bigint): Promise<contract.SessionTime> {
  const [row, waiting, { restMinutes }] = await Promise.all([
    store.getSession(from, playerId),
    listWaitingRequests(from, playerId),
    getSetting(from, settings.sessionTime),
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
        confirmUntil: computeConfirmationEnd(request.cools_until!).toISOString(),
      },
    }),
  }
}
