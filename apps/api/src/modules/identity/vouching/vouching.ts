import { players } from "@elite/contract"
import { areDifferentPeople } from "../../../platform/admin/fourEyes.ts"
import { raiseAlarm, resolveAlarm as settleAlarm } from "../../../platform/alarms/alarms.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import { ageAt, findProfile, type IdentityEncryption, isNumberOf, reencrypt } from "../../players/index.ts"
import { identityVouched, vouchingProposed, vouchingWithdrawn } from "../events.ts"
import { acceptKnownIdentity } from "../identity.ts"
import { getKycState } from "../kycStatus.ts"
import * as store from "./store.ts"

/** An alarm of this kind stands for as long as a proposal waits for another person. */
export const vouchingAlarm = "identity.vouching"

/** What a person read on an identity document: the birth date, YYYY-MM-DD, and eleven digits. */
export type CardReading = { birthDate: string; nationalNumber: string }
const encodeReading = ({ birthDate, nationalNumber }: CardReading) => `${birthDate} ${nationalNumber}`
const decodeReading = (text: string): CardReading => {
  const [birthDate = "", nationalNumber = ""] = text.split(" ")
  return { birthDate, nationalNumber }
}

/**
 * What a proposal came to. `accepted`: their identity is verified already; `notTheirs`: the number is no number, another
 * player's, or not the one they registered with or of that birth date; `notBornThen`: the account has another birth date;
 * `exists`: another proposal waits.
 */
export type ProposalResult =
  | { outcome: "proposed"; id: bigint }
  | { outcome: "accepted" | "notTheirs" | "notBornThen" | "exists" }

/**
 * An operator proposes to accept who a player is, whose document the verifier cannot read. Nothing changes before another
 * one reads the same; until then an alarm stands. Refuses with NotFoundErrorType where there is no such player.
 */
export async function proposeVouching(
  tx: Tx,
  secret: IdentityEncryption,
  { playerId, note, ...read }: CardReading & { playerId: bigint; note: string },
  operator: string,
): Promise<ProposalResult> {
  const player = await findProfile(tx, playerId)
  if (!player) throw new AppError("NotFoundErrorType")
  if ((await getKycState(tx, playerId)).kycStatus === "accepted") return { outcome: "accepted" }
  // Whoever turns out to be too young is declined for it, as by the verifier.
  const isUnderAge = ageAt(read.birthDate, tx.now) < players.minimumAgeYears
  if (player.birthDate !== read.birthDate && !isUnderAge) return { outcome: "notBornThen" }
  if (!(await isNumberOf(tx, secret, playerId, read))) return { outcome: "notTheirs" }
  const sealed = secret.encrypt(encodeReading(read))
  const id = await store.insertVouching(tx, { playerId, sealed, note, operator })
  if (id === undefined) return { outcome: "exists" }
  const detail = { playerId: String(playerId), proposedBy: operator }
  await raiseAlarm(tx, { kind: vouchingAlarm, subject: String(id), detail })
  await tx.publish(vouchingProposed, { playerId, vouchingId: id, operator })
  return { outcome: "proposed", id }
}

/** What a confirmation came to; `differs`: the second person read something else than the first. */
export type ConfirmationResult = "confirmed" | "ended" | "sameOperator" | "differs"

/**
 * Another operator has read the same on the document: the identity is accepted, or declined where its holder is too young,
 * as soon as the listener of identity.vouched has read it. Refuses with NotFoundErrorType where there is no such proposal.
 */
export async function confirmVouching(
  tx: Tx,
  secret: Pick<IdentityEncryption, "decrypt">,
  id: bigint,
  read: CardReading,
  operator: string,
): Promise<ConfirmationResult> {
  const row = await store.lockVouching(tx, id)
  if (!row) throw new AppError("NotFoundErrorType")
  if (row.ended_as !== null || row.sealed === null) return "ended"
  if (!areDifferentPeople(row.proposed_by, operator)) return "sameOperator"
  if (secret.decrypt(row.sealed) !== encodeReading(read)) return "differs"
  await store.setVouchingEnded(tx, id, { as: "confirmed", operator })
  await settleAlarm(tx, { kind: vouchingAlarm, subject: String(id) })
  const { player_id: playerId, proposed_by: proposedBy } = row
  await tx.publish(identityVouched, { playerId, vouchingId: id, proposedBy, operator })
  return "confirmed"
}

/** A proposal comes to nothing. Refuses with NotFoundErrorType where none of this number waits. */
export async function withdrawVouching(
  tx: Tx,
  id: bigint,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const row = await store.lockVouching(tx, id)
  if (!row || row.ended_as !== null) throw new AppError("NotFoundErrorType")
  await store.setVouchingEnded(tx, id, { as: "withdrawn", operator, note })
  await settleAlarm(tx, { kind: vouchingAlarm, subject: String(id) })
  await tx.publish(vouchingWithdrawn, { playerId: row.player_id, vouchingId: id, operator })
}

/** Takes over who two persons say that a player is, under the name of their account; what they read is forgotten after. */
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

/**
 * Seals what was read and waits with the first key, where an older one did. Answers the last one looked at, null at the
 * end. Needs the owner of the table.
 */
export async function rekeyVouchings(
  tx: Tx,
  secret: IdentityEncryption,
  after: bigint,
): Promise<bigint | null> {
  const rows = await store.lockSealedVouchings(tx, after, 200)
  return reencrypt(secret, rows, (id, sealed) => store.setVouchingSealed(tx, id, sealed))
}
