import type { Tx } from "../../../platform/db/transaction.ts"
import { allowsTargeting, recordOrigin } from "../../consent/index.ts"

type Tracking = Parameters<typeof recordOrigin>[2]
export type OriginDetails = { tracking: Tracking | undefined; referralCode: string | undefined }

/** Stores where a new account came from, with the consent of its browser. */
export async function saveOrigin(
  tx: Tx,
  { playerId, cookie }: { playerId: bigint; cookie: string | undefined },
  { tracking, referralCode }: OriginDetails,
): Promise<void> {
  if (!(await allowsTargeting(tx, cookie))) return
  const referral = referralCode === undefined ? {} : { referral_code: referralCode }
  await recordOrigin(tx, { playerId, cookie }, { ...tracking, ...referral })
}
