import { games } from "@elite/contract"
import type { Game } from "@elite/contract/games.ts"
import type { Api } from "../visit.server.ts"

/** The most a list answers at once. */
const pageGames = 100

async function pageOf(api: Api, pageNo: number, search?: string) {
  const found = { pageNo, limit: pageGames, ...(search ? { search } : {}) }
  return (await api.call(games.getAllGames, found)).categoryGames
}

/**
 * A game by its slug or its number, or null. The contract has no call for one game: a slug is searched for as the
 * words it is made of, and what the search does not find is looked for in the whole list.
 */
export async function findGame(api: Api, slugOrId: string): Promise<Game | null> {
  const isIt = (game: Game) => game.slug === slugOrId || String(game.casinoGameId) === slugOrId
  const words = slugOrId.replaceAll("-", " ").slice(0, 80)
  const found = /^\d+$/.test(slugOrId) ? undefined : (await pageOf(api, 1, words)).rows.find(isIt)
  if (found) return found
  for (let pageNo = 1; ; pageNo++) {
    const { rows, count } = await pageOf(api, pageNo)
    const game = rows.find(isIt)
    if (game) return game
    if (rows.length === 0 || pageNo * pageGames >= count) return null
  }
}
