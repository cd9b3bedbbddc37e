import type { Tx } from "../../../platform/db/transaction.ts"
import { noteTournaments } from "../../games/index.ts"
import { listsHouse } from "./listed.ts"
import { takingPartOf } from "./store.ts"

/** Whoever is shown games is told in which tournaments, of those that are listed, bets on them count. */
export const noteTakingPart = async (tx: Tx): Promise<void> =>
  noteTournaments(
    tx,
    (await takingPartOf(tx, { withHouse: await listsHouse(tx) })).map(({ id, games }) => ({
      id: Number(id),
      games,
    })),
  )
