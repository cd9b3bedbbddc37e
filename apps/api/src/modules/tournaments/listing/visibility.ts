import type { Reads } from "../../../platform/db/transaction.ts"
import { getPolicyState } from "../../content/index.ts"
import { tournamentHousePrizes } from "../settings.ts"

/** Whether tournaments to which the house adds are listed: where they are for information only, too. */
export const areHousePrizesListed = async (from: Reads): Promise<boolean> =>
  (await getPolicyState(from, tournamentHousePrizes)) !== "off"
