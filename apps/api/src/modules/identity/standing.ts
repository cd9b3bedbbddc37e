import type { identity } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import type { Reason } from "./ports.ts"
import { standingRowOf } from "./store.ts"

/** What `identity.standing_of` answers; nulls for whom no verification was begun. */
export type StandingAnswer = { kyc_status: identity.KycStatus | null; reason: Reason | null }

/** How a player's verification stands; `reason` is a key of the words identityReasons. */
export const standingIn = ({ kyc_status: status, reason }: StandingAnswer) => ({
  kycStatus: status ?? "none",
  reason,
})

/** The same of one player. */
export const standingOf = async (from: Reads, playerId: bigint) =>
  standingIn((await standingRowOf(from, playerId)) ?? { kyc_status: null, reason: null })

/** The name on the accepted document; undefined while there is none. */
export async function verifiedName(
  from: Reads,
  playerId: bigint,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const standing = await standingRowOf(from, playerId)
  if (standing?.kyc_status !== "accepted") return undefined
  return { firstName: standing.verified_first_name ?? "", lastName: standing.verified_last_name ?? "" }
}
