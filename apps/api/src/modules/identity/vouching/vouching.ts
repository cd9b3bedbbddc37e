import { players } from "@elite/contract"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { createProposals } from "../../../platform/alarms/proposals.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import type { Platform } from "../../../platform/platform.ts"
import { ageAt, findProfile, type IdentityEncryption, isNumberOf, reencrypt } from "../../players/index.ts"
import { identityVouched, vouchingProposed, vouchingWithdrawn } from "../events.ts"
import { acceptKnownIdentity } from "../identity.ts"
import { getKycState } from "../kycStatus.ts"
import type { Tables } from "../sql/tables.ts"
import * as store from "./store.ts"

/** What an operator read on an identity document: YYYY-MM-DD, and eleven digits. */
export type CardReading = { birthDate: string; nationalNumber: string }
const encodeReading = ({ birthDate, nationalNumber }: CardReading) => `${birthDate} ${nationalNumber}`
const decodeReading = (text: string): CardReading => {
  const [birthDate = "", nationalNumber = ""] = text.split(" ")
  return { birthDate, nationalNumber }
}

const vouchings = createProposals<Tables, "identity.vouching">({
  table: "identity.vouching",
  what: "proposal",
  alarm: "identity.vouching",
})

export const { listPending: listPendingVouchings, pendingReview: vouchingReview } = vouchings

/** Refuses a verified player, another birth date than the account's, and a number that is not the player's. */
export async function proposeVouching(
  tx: Tx,
  secret: IdentityEncryption,
  { playerId, note, ...reading }: CardReading & { playerId: bigint; note: string },
  operator: string,
): Promise<bigint> {
  const player = await findProfile(tx, playerId)
  refuseUnless(player, `There is no player ${playerId}.`)
  refuseUnless(
    (await getKycState(tx, playerId)).kycStatus !== "accepted",
    `The identity of player ${playerId} is verified already.`,
  )
  // An under-age player is declined, as by the verifier.
  const isUnderAge = ageAt(reading.birthDate, tx.now) < players.minimumAgeYears
  refuseUnless(
    player.birthDate === reading.birthDate || isUnderAge,
    `The account of player ${playerId} has another birth date.`,
  )
  refuseUnless(
    await isNumberOf(tx, secret, playerId, reading),
    `This is not the national register number of player ${playerId}: it contradicts the birth date, belongs to another player, or is not the one they registered with.`,
  )
  const vouchingId = await vouchings.propose(
    tx,
    { player_id: playerId, sealed: secret.encrypt(encodeReading(reading)), note },
    { operator, about: `player ${playerId}`, detail: { playerId: String(playerId) } },
  )
  await tx.publish(vouchingProposed, { playerId, vouchingId, operator })
  return vouchingId
}

/** The subscriber of identity.vouched decides. Refuses where the second operator read something else. */
export const confirmVouching = (
  tx: Tx,
  secret: Pick<IdentityEncryption, "decrypt">,
  id: bigint,
  reading: CardReading,
  operator: string,
): Promise<void> =>
  vouchings.confirm(tx, id, operator, async ({ player_id: playerId, sealed, proposed_by: proposedBy }) => {
    refuseUnless(
      sealed !== null && secret.decrypt(sealed) === encodeReading(reading),
      `The operator who proposed ${id} read something else. Both of you, read the document again.`,
    )
    await tx.publish(identityVouched, { playerId, vouchingId: id, proposedBy, operator })
  })

export async function withdrawVouching(
  tx: Tx,
  id: bigint,
  { operator, note }: { operator: string; note: string },
): Promise<void> {
  const changes = { ended_note: note, sealed: null }
  const { player_id: playerId } = await vouchings.withdraw(tx, id, operator, changes)
  await tx.publish(vouchingWithdrawn, { playerId, vouchingId: id, operator })
}

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
