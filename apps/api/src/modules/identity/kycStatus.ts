import type { identity } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import type { IdentityReason } from "./ports.ts"
import { findStanding } from "./store.ts"

/** What `identity.standing_of` answers; nulls for whom no verification was begun. */
export type KycStatusRow = { kyc_status: identity.KycStatus | null; reason: IdentityReason | null }

/** How a player's verification stands; `reason` is a key of the words identityReasons. */
export const toKycState = ({ kyc_status: status, reason }: KycStatusRow) => ({
  kycStatus: status ?? "none",
  reason,
})

/** The same of one player. */
export const getKycState = async (from: Reads, playerId: bigint) =>
  toKycState((await findStanding(from, playerId)) ?? { kyc_status: null, reason: null })

/** The name on the accepted document; undefined while there is none. */
export async function findVerifiedName(
  from: Reads,
  playerId: bigint,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const standing = await findStanding(from, playerId)
  if (standing?.kyc_status !== "accepted") return undefined
  return { firstName: standing.verified_first_name ?? "", lastName: standing.verified_last_name ?? "" }
}
