import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getPolicyState } from "../../content/index.ts"
import { notify } from "../../notifications/index.ts"
import { findBar } from "../limits.ts"
import { weeklyLimitRaise } from "../settings.ts"
import { lockPlayer } from "../store.ts"
import { sendRaiseEmail } from "./emails.ts"
import { withdrawRaise } from "./raises.ts"
import { effectiveFrom } from "./rules.ts"
import * as store from "./store.ts"

type Site = Pick<Platform, "publicUrl">
type RaiseReference = Pick<store.RaiseRow, "id" | "player_id">

/** Locks the player; undefined where the request is no longer pending. */
async function findPendingRaise(
  tx: Tx,
  { id, player_id: playerId }: RaiseReference,
): Promise<store.RaiseRow | undefined> {
  await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  return open?.id === id ? open : undefined
}

export async function acknowledgeRaise(tx: Tx, raise: RaiseReference, caseId: string): Promise<void> {
  const open = await findPendingRaise(tx, raise)
  if (open?.acknowledged_at === null) await store.setAcknowledged(tx, open.id, caseId)
}

export async function resetAcknowledgement(tx: Tx, raise: RaiseReference): Promise<void> {
  if (await findPendingRaise(tx, raise)) await store.setUnacknowledged(tx, raise.id)
}

export async function approveRaise(site: Site, tx: Tx, raise: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, raise)
  if (!open || open.approved_at !== null) return
  await store.setApproved(tx, open.id)
  await putRaiseIntoEffect(site, tx, raise)
}

export async function refuseRaise({ publicUrl }: Site, tx: Tx, raise: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, raise)
  if (!open) return
  const { id: requestId, player_id: playerId, cents } = open
  await store.setRaiseFailed(tx, requestId)
  await store.insertReport(tx, { playerId, kind: "refused", requestId, cents: Number(cents) })
  await notify(tx, playerId, "responsible", "raiseRefused", {})
  await sendRaiseEmail(publicUrl, tx, playerId, "raiseRefused")
}

/** Waits while raising is suspended; withdraws the raise where its player is barred from play. */
export async function putRaiseIntoEffect({ publicUrl }: Site, tx: Tx, raise: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, raise)
  if (!open?.approved_at || effectiveFrom(open.requested_at, open.approved_at) > tx.now) return
  if ((await getPolicyState(tx, weeklyLimitRaise)) !== "on") return
  const { id: requestId, player_id: playerId } = open
  if (await findBar(tx, playerId)) return withdrawRaise(tx, open)
  const limitCents = Number(open.cents)
  await store.setRaiseEffective(tx, open)
  await store.insertReport(tx, { playerId, kind: "raised", requestId, cents: limitCents })
  await notify(tx, playerId, "responsible", "raiseHolds", { limitCents })
  await sendRaiseEmail(publicUrl, tx, playerId, "raiseHolds")
}

/** For a player in default: revokes what was granted and refuses an approved raise. */
export async function revokeRaise(site: Site, tx: Tx, playerId: bigint): Promise<void> {
  const grantedCents = await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  if (open?.approved_at) await refuseRaise(site, tx, open)
  if (grantedCents === null) return
  const requestId = await store.insertEffectiveLimit(tx, playerId, null)
  await store.insertReport(tx, { playerId, kind: "revoked", requestId, cents: null })
  await notify(tx, playerId, "responsible", "raiseRevoked", {})
  await sendRaiseEmail(site.publicUrl, tx, playerId, "raiseRevoked")
}
