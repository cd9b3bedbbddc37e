import type { identity } from "@elite/contract"
import type { Tx } from "../../kernel/transaction.ts"
import type { Reason } from "./ports.ts"
import { readStanding } from "./store.ts"

/** How a player's verification stands; `reason` is a key of `identityReasons` in the words of accounts. */
export async function standingOf(
  tx: Pick<Tx, "db">,
  playerId: bigint,
): Promise<{ kycStatus: identity.KycStatus; reason: Reason | null }> {
  const standing = await readStanding(tx, playerId)
  return { kycStatus: standing?.kyc_status ?? "none", reason: standing?.reason ?? null }
}

/** The name on the accepted document; undefined while there is none. */
export async function verifiedName(
  tx: Pick<Tx, "db">,
  playerId: bigint,
): Promise<{ firstName: string; lastName: string } | undefined> {
  const standing = await readStanding(tx, playerId)
  if (standing?.kyc_status !== "accepted") return undefined
  return { firstName: standing.verified_first_name ?? "", lastName: standing.verified_last_name ?? "" }
}
