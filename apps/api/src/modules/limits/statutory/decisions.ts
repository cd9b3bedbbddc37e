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

/** A request as it stands under the lock of its player; undefined where it pends no more. */
async function findPendingRaise(
  tx: Tx,
  { id, player_id: playerId }: RaiseReference,
): Promise<store.RaiseRow | undefined> {
  await lockPlayer(tx, playerId)
  const open = await store.findRaise(tx, playerId)
  return open?.id === id ? open : undefined
}

/** The authority has the request. */
export async function acknowledgeRaise(tx: Tx, found: RaiseReference, caseId: string): Promise<void> {
  const open = await findPendingRaise(tx, found)
  if (open?.acknowledged_at === null) await store.setAcknowledged(tx, open.id, caseId)
}

/** The authority does not know what it had acknowledged: it will be asked again. */
export async function resetAcknowledgement(tx: Tx, found: RaiseReference): Promise<void> {
  if (await findPendingRaise(tx, found)) await store.setUnacknowledged(tx, found.id)
}

/** The authority has said yes: the raise holds as soon as its 72 hours are over. Said again it changes nothing. */
export async function approveRaise(site: Site, tx: Tx, found: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, found)
  if (!open || open.approved_at !== null) return
  await store.setApproved(tx, open.id)
  await putRaiseIntoEffect(site, tx, found)
}

/** The authority has said no: what holds stays, and the player is told. Said again it changes nothing. */
export async function refuseRaise({ publicUrl }: Site, tx: Tx, found: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, found)
  if (!open) return
  const { id: requestId, player_id: playerId, cents } = open
  await store.setRaiseFailed(tx, requestId)
  await store.insertReport(tx, { playerId, kind: "refused", requestId, cents: Number(cents) })
  await notify(tx, playerId, "responsible", "raiseRefused", {})
  await sendRaiseEmail(publicUrl, tx, playerId, "raiseRefused")
}

/**
 * Lets an approved raise hold once its time has come, and tells the player. While raising is suspended it waits; of
 * somebody who is kept from playing by then it is taken back.
 */
export async function putRaiseIntoEffect({ publicUrl }: Site, tx: Tx, found: RaiseReference): Promise<void> {
  const open = await findPendingRaise(tx, found)
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

/**
 * The authority's check has found this player in default: the law's limit holds when this commits, an approved raise that
 * waits is refused, and the player is told. Where there is neither, nothing happens.
 */
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
