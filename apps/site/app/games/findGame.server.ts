import { games } from "@elite/contract"
import type { Game } from "@elite/contract/games.ts"
import type { Api } from "../visit.server.ts"

export async function findGame(api: Api, slugOrId: string): Promise<Game | null> {
  const key = /^\d{1,9}$/.test(slugOrId)
    ? { casinoGameId: Number(slugOrId) }
    : { slug: slugOrId.slice(0, 80) }
  const { categoryGames } = await api.call(games.getAllGames, { ...key, limit: 1 })
  return categoryGames.rows[0] ?? null
}
