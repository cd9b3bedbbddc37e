import type { Tx } from "../../../platform/db/transaction.ts"
import { allowsTargeting, recordOrigin } from "../../consent/index.ts"

type Found = Parameters<typeof recordOrigin>[2]
/** What a newcomer says of where they come from. */
export type OriginDetails = { tracking: Found | undefined; referralCode: string | undefined }

/** Keeps beside a new account where it came from, as far as the browser it was opened in allows that. */
export async function saveOrigin(
  tx: Tx,
  { playerId, cookie }: { playerId: bigint; cookie: string | undefined },
  { tracking, referralCode }: OriginDetails,
): Promise<void> {
  if (!(await allowsTargeting(tx, cookie))) return
  const ofFriend = referralCode === undefined ? {} : { referral_code: referralCode }
  await recordOrigin(tx, { playerId, cookie }, { ...tracking, ...ofFriend })
}
