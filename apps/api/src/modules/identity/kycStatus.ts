import type { identity } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import type { IdentityReason } from "./ports.ts"
import { findStanding } from "./store.ts"

/** A row of `identity.standing_of`; nulls where no verification was started. */
export type KycStatusRow = { kyc_status: identity.KycStatus | null; reason: IdentityReason | null }

/** `reason` is a key of the words identityReasons. */
export const toKycState = ({ kyc_status: status, reason }: KycStatusRow) => ({
  kycStatus: status ?? "none",
  reason,
})

export const getKycState = async (from: Reads, playerId: bigint) =>
  toKycState((await findStanding(from, playerId)) ?? { kyc_status: null, reason: null })

/** Undefined while no document is accepted. */
export async function findVerifiedName(
  from: Reads,
  playerId: bigint,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const standing = await findStanding(from, playerId)
  if (standing?.kyc_status !== "accepted") return undefined
  return { firstName: standing.verified_first_name ?? "", lastName: standing.verified_last_name ?? "" }
}
