import type { Reads } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import { tournamentHousePrizes } from "../settings.ts"

/** Whether tournaments to whose prizes the operator adds are listed, if only for information. */
export const areHousePrizesListed = async (from: Reads): Promise<boolean> =>
  (await getPolicyState(from, tournamentHousePrizes)) !== "off"
