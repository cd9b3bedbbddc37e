import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { getSetting, jurisdiction } from "../../content/index.ts"
import { playerTermsAccepted } from "../events.ts"
import { findPlayer, setAcceptedTerms } from "../store.ts"

const isAccepted = async (from: Reads, playerId: bigint, version: string): Promise<boolean> =>
  (await findPlayer(from, playerId))?.terms_version === version

/** Whether the player has accepted the current terms. */
export async function areTermsAccepted(from: Reads, playerId: bigint): Promise<boolean> {
  return isAccepted(from, playerId, (await getSetting(from, jurisdiction)).termsVersion)
}

/** Refuses with TermsChangedErrorType an older version: nobody accepts terms they have not read. */
export async function acceptTerms(tx: Tx, playerId: bigint, version: string): Promise<void> {
  const { termsVersion } = await getSetting(tx, jurisdiction)
  if (version !== termsVersion) throw new AppError("TermsChangedErrorType")
  if (await isAccepted(tx, playerId, version)) return
  await setAcceptedTerms(tx, playerId, version)
  await tx.publish(playerTermsAccepted, { playerId, version })
}
