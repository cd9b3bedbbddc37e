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
} from "../requests/rules.ts"
import {
  insertRequests,
  listWaitingRequests,
  setRequestsCancelled,
  setRequestsExpired,
} from "../requests/store.ts"
import * as settings from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { computeSessionEnds, minutesSince, startsNewSession } from "./rules.ts"
import * as store from "./store.ts"

const getRestMinutes = async (tx: Tx) => (await getSetting(tx, settings.sessionTime)).restMinutes

/** Converts the columns of a larger query; null where the session has no end. */
export const toSessionEndReply = ({
  session_ends_at: endsAt,
  session_rests_until: restsUntil,
}: Pick<store.SessionTimeColumns, "session_ends_at" | "session_rests_until">) =>
  endsAt && restsUntil && { endsAt: endsAt.toISOString(), restsUntil: restsUntil.toISOString() }

/** The caller has locked the player’s row. */
async function saveSession(tx: Tx, playerId: bigint, beganAt: Date, minutes: number | null): Promise<void> {
  const ends = computeSessionEnds(beganAt, { minutes, restMinutes: await getRestMinutes(tx) }, tx.now)
  await store.setSessionColumns(tx, playerId, { minutes, beganAt, ends })
  const end = { session_ends_at: ends?.endsAt ?? null, session_rests_until: ends?.restsUntil ?? null }
  tx.push({ playerId }, "sessionTime", { end: toSessionEndReply(end) })
}

/** Called at a login; `seenAt` is the player’s last activity, null for never. The caller has locked the player’s row. */
export async function beginSession(tx: Tx, playerId: bigint, seenAt: Date | null): Promise<void> {
  const row = await store.getSession(tx, playerId)
  const before = { beganAt: row.session_began_at, restsUntil: row.session_rests_until, seenAt }
  if (startsNewSession(before, await getRestMinutes(tx), tx.now))
    await saveSession(tx, playerId, tx.now, row.session_minutes)
}

/** Minutes, null for none, counted from the beginning of the running session. */
export async function applySessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<void> {
  const { session_began_at: beganAt } = await store.getSession(tx, playerId)
  await saveSession(tx, playerId, beganAt ?? tx.now, minutes)
}

/** Minutes, null for none. A stricter limit takes effect at commit; a looser one waits for a cooldown and a confirmation. */
export async function setSessionTime(tx: Tx, playerId: bigint, minutes: number | null): Promise<LimitChange> {
  await lockPlayer(tx, playerId)
  const hours = await getCooldown(tx, playerId)
  const { session_minutes: current } = await store.getSession(tx, playerId)
  const [waiting] = (await listWaitingRequests(tx, playerId)).filter(({ type }) => type === "sessionTime")
  const isReplaced = waiting !== undefined && isWaiting(waiting, tx.now)
  if (waiting) await (isReplaced ? setRequestsCancelled : setRequestsExpired)(tx, [waiting.id])
  if (minutes === current) return { isChanged: isReplaced, coolsUntil: null, hours }
  const until = isLooser(current, minutes) ? computeCoolingEnd(tx.now, hours) : null
  if (until === null) await applySessionTime(tx, playerId, minutes)
  await insertRequests(tx, playerId, [{ type: "sessionTime", minutes }], until)
  return { isChanged: true, coolsUntil: until, hours }
}

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
