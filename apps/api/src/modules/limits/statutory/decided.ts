import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { policy } from "../../content/index.ts"
import { notify } from "../../notifications/index.ts"
import { barOf } from "../limits.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { writeOf } from "./letters.ts"
import { withdraw } from "./raise.ts"
import { effectiveFrom } from "./rules.ts"
import * as store from "./store.ts"

type Site = Pick<Platform, "publicUrl">
type Found = Pick<store.RaiseRow, "id" | "player_id">

/** A request as it stands under the lock of its player; undefined where it pends no more. */
async function pendingRaise(tx: Tx, { id, player_id: playerId }: Found): Promise<store.RaiseRow | undefined> {
  await lockPlayer(tx, playerId)
  const open = await store.raiseOf(tx, playerId)
  return open?.id === id ? open : undefined
}

/** The authority has the request. */
export async function acknowledge(tx: Tx, found: Found, caseId: string): Promise<void> {
  const open = await pendingRaise(tx, found)
  if (open?.acknowledged_at === null) await store.setAcknowledged(tx, open.id, caseId)
}

/** The authority does not know what it had acknowledged: it will be asked again. */
export async function forget(tx: Tx, found: Found): Promise<void> {
  if (await pendingRaise(tx, found)) await store.setUnheard(tx, found.id)
}

/** The authority has said yes: the raise holds as soon as its 72 hours are over. Said again it changes nothing. */
export async function approve(site: Site, tx: Tx, found: Found): Promise<void> {
  const open = await pendingRaise(tx, found)
  if (!open || open.approved_at !== null) return
  await store.setApproved(tx, open.id)
  await takeEffect(site, tx, found)
}

/** The authority has said no: what holds stays, and the player is told. Said again it changes nothing. */
export async function refuse({ publicUrl }: Site, tx: Tx, found: Found): Promise<void> {
  const open = await pendingRaise(tx, found)
  if (!open) return
  const { id: requestId, player_id: playerId, cents } = open
  await store.setFailed(tx, requestId)
  await store.insertReport(tx, { playerId, kind: "refused", requestId, cents: Number(cents) })
  await notify(tx, playerId, "responsible", "raiseRefused", {})
  await writeOf(publicUrl, tx, playerId, "raiseRefused")
}

/**
 * Lets an approved raise hold once its time has come, and tells the player. While raising is suspended it waits; of
 * somebody who is kept from playing by then it is taken back.
 */
export async function takeEffect({ publicUrl }: Site, tx: Tx, found: Found): Promise<void> {
  const open = await pendingRaise(tx, found)
  if (!open?.approved_at || effectiveFrom(open.requested_at, open.approved_at) > tx.now) return
  if ((await policy(tx, weeklyLimitRaise)) !== "on") return
  const { id: requestId, player_id: playerId } = open
  if (await barOf(tx, playerId)) return withdraw(tx, open)
  const limitCents = Number(open.cents)
  await store.setEffective(tx, open)
  await store.insertReport(tx, { playerId, kind: "raised", requestId, cents: limitCents })
  await notify(tx, playerId, "responsible", "raiseHolds", { limitCents })
  await writeOf(publicUrl, tx, playerId, "raiseHolds")
}

/**
 * The authority's check has found this player in default: the law's limit holds when this commits, an approved raise that
 * waits is refused, and the player is told. Where there is neither, nothing happens.
 */
export async function revoke(site: Site, tx: Tx, playerId: bigint): Promise<void> {
  const grantedCents = await lockPlayer(tx, playerId)
  const open = await store.raiseOf(tx, playerId)
  if (open?.approved_at) await refuse(site, tx, open)
  if (grantedCents === null) return
  const requestId = await store.insertHeld(tx, playerId, null)
  await store.insertReport(tx, { playerId, kind: "revoked", requestId, cents: null })
  await notify(tx, playerId, "responsible", "raiseRevoked", {})
  await writeOf(site.publicUrl, tx, playerId, "raiseRevoked")
}
