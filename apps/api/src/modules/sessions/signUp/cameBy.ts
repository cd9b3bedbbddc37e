import type { Tx } from "../../../platform/db/transaction.ts"
import { allowsTargeting, keepOrigin } from "../../consent/index.ts"

type Found = Parameters<typeof keepOrigin>[2]
/** What a newcomer says of where they come from. */
export type Said = { tracking: Found | undefined; referralCode: string | undefined }

/** Keeps beside a new account where it came from, as far as the browser it was opened in allows that. */
export async function keepCameBy(
  tx: Tx,
  { playerId, cookie }: { playerId: bigint; cookie: string | undefined },
  { tracking, referralCode }: Said,
): Promise<void> {
  if (!(await allowsTargeting(tx, cookie))) return
  const ofFriend = referralCode === undefined ? {} : { referral_code: referralCode }
  await keepOrigin(tx, { playerId, cookie }, { ...tracking, ...ofFriend })
}
