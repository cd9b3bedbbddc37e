import { players } from "@elite/contract"
import { areDifferentPeople } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { ageAt, findProfile, type IdentityEncryption, isNumberOf, reencrypt } from "../../players/index.ts"
import { identityVouched, vouchingProposed, vouchingWithdrawn } from "../events.ts"
import { acceptKnownIdentity } from "../identity.ts"
import { getKycState } from "../kycStatus.ts"
import * as store from "./store.ts"

export const vouchingAlarm = "identity.vouching"

/** What an operator read on an identity document: YYYY-MM-DD, and eleven digits. */
export type CardReading = { birthDate: string; nationalNumber: string }
const encodeReading = ({ birthDate, nationalNumber }: CardReading) => `${birthDate} ${nationalNumber}`
const decodeReading = (text: string): CardReading => {
  const [birthDate = "", nationalNumber = ""] = text.split(" ")
  return { birthDate, nationalNumber }
}

/** `notTheirs`: the number is invalid, of another player, not the registered one, or contradicts the birth date. */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint }
  | { outcome: "accepted" | "notTheirs" | "notBornThen" | "exists" }

/** For a player whose document the verifier cannot read; another operator confirms. Refuses with NotFoundErrorType. */
export async function proposeVouching(
  tx: Tx,
  secret: IdentityEncryption,
  { playerId, note, ...reading }: CardReading & { playerId: bigint; note: string },
  operator: string,
): Promise<ProposalResult> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new AppError("NotFoundErrorType")
  if ((await getKycState(tx, playerId)).kycStatus === "accepted") return { outcome: "accepted" }
  // An under-age player is declined, as by the verifier.
  const isUnderAge = ageAt(reading.birthDate, tx.now) < players.minimumAgeYears
  if (player.birthDate !== reading.birthDate && !isUnderAge) return { outcome: "notBornThen" }
  if (!(await isNumberOf(tx, secret, playerId, reading))) return { outcome: "notTheirs" }
  const sealed = secret.encrypt(encodeReading(reading))
  const id = await store.insertVouching(tx, { playerId, sealed, note, operator })
  if (id === undefined) return { outcome: "exists" }
  const detail = { playerId: String(playerId), proposedBy: operator }
  await raiseAlarm(tx, { kind: vouchingAlarm, subject: String(id), detail })
  await tx.publish(vouchingProposed, { playerId, vouchingId: id, operator })
  return { outcome: "proposed", id }
}

/** `differs`: the second operator read something else. */
export type ConfirmationResult = "confirmed" | "ended" | "sameOperator" | "differs"

/** The subscriber of identity.vouched accepts or declines the identity. Refuses with NotFoundErrorType. */
export async function confirmVouching(
  tx: Tx,
  secret: Pick<IdentityEncryption, "decrypt">,
  id: bigint,
  reading: CardReading,
  operator: string,
): Promise<ConfirmationResult> {
  const row = await store.lockVouching(tx, id)
  if (!row) throw new AppError("NotFoundErrorType")
  if (row.ended_as !== null || row.sealed === null) return "ended"
  if (!areDifferentPeople(row.proposed_by, operator)) return "sameOperator"
  if (secret.decrypt(row.sealed) !== encodeReading(reading)) return "differs"
  await store.setVouchingEnded(tx, id, { as: "confirmed", operator })
  await resolveAlarm(tx, { kind: vouchingAlarm, subject: String(id) })
  const { player_id: playerId, proposed_by: proposedBy } = row
  await tx.publish(identityVouched, { playerId, vouchingId: id, proposedBy, operator })
  return "confirmed"
}

/** Refuses with NotFoundErrorType where no such proposal is pending. */
export async function withdrawVouching(
  tx: Tx,
  id: bigint,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const row = await store.lockVouching(tx, id)
  if (!row || row.ended_as !== null) throw new AppError("NotFoundErrorType")
  await store.setVouchingEnded(tx, id, { as: "withdrawn", operator, note })
  await resolveAlarm(tx, { kind: vouchingAlarm, subject: String(id) })
  await tx.publish(vouchingWithdrawn, { playerId: row.player_id, vouchingId: id, operator })
}

/** Deletes the reading after use. */
export async function applyVouching(
  platform: Pick<Platform, "publicUrl">,
  secret: IdentityEncryption,
  tx: Tx,
  { playerId, vouchingId }: { playerId: bigint; vouchingId: bigint },
): Promise<void> {
  const row = await store.lockVouching(tx, vouchingId)
  const player = await findProfile(tx, playerId)
  if (!row?.sealed || !player) return
  const { firstName, lastName } = player
  const known = { firstName, lastName, ...decodeReading(secret.decrypt(row.sealed)) }
  await acceptKnownIdentity(platform, secret, tx, playerId, known, "desk")
  await store.setVouchingSealed(tx, vouchingId, null)
}

/** Encrypts a batch with the first key, as the owner of the table. Returns the last id, null at the end. */
export async function rekeyVouchings(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await store.lockSealedVouchings(tx, after, 200)
  return reencrypt(secret, rows, (id, sealed) => store.setVouchingSealed(tx, id, sealed))
}
