import type { Tx } from "../../../kernel/transaction.ts"
import { allowsTargeting, keepOrigin } from "../../consent/index.ts"

type Found = Parameters<typeof keepOrigin>[2]
/** What a newcomer's browser says of where they come from. */
export type Said = { tracking: Found | undefined; referralCode: string | undefined }

/**
 * What of it may be kept: whose link they came by, and how it is put beside the account once there is one. Nothing where this
 * browser does not allow it.
 */
export async function cameBy(
  tx: Tx,
  cookie: string | undefined,
  { tracking, referralCode }: Said,
): Promise<{ referralCode?: string; keepFor: (playerId: bigint) => Promise<void> }> {
  if (!(await allowsTargeting(tx, cookie))) return { keepFor: async () => {} }
  const ofFriend = referralCode === undefined ? {} : { referral_code: referralCode }
  return {
    ...(referralCode === undefined ? {} : { referralCode }),
    keepFor: async (playerId) => {
      await keepOrigin(tx, { playerId, cookie }, { ...tracking, ...ofFriend })
    },
  }
}
