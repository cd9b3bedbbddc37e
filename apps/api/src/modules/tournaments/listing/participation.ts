import type { Tx } from "../../../platform/db/transaction.ts"
import { setTournaments } from "../../games/index.ts"
import { listTournamentGames } from "../store.ts"
import { areHousePrizesListed } from "./visibility.ts"

export const updateTournamentGames = async (tx: Tx): Promise<void> =>
  setTournaments(
    tx,
    (await listTournamentGames(tx, { withHouse: await areHousePrizesListed(tx) })).map(({ id, games }) => ({
      id: Number(id),
      games,
    })),
  )
