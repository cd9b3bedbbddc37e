import { type ByLanguage, games } from "@elite/contract"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/types"
import { encodeTile } from "./tile.ts"

/** Logs a failure and returns null. */
async function readOrNull<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem
    console.error(problem)
    return null
  }
}

type Named = { slug: string; name: ByLanguage; games: number }

const toNamed =
  ({ language }: Api) =>
  ({ slug, name, games }: Named) => ({ slug, name: name[language], games })

async function readTypes(api: Api) {
  const [types, themes, collections] = await Promise.all([
    readOrNull(api.call(games.getGameSubCategory, {})),
    readOrNull(api.call(games.getAllThemes, {})),
    readOrNull(api.call(games.getAllCollections, {})),
  ])
  return {
    /** Null when they could not be read. */
    types:
      types?.subCategoryList.map(({ slug, name, CasinoGames }) => ({
        slug,
        name: name[api.language],
        games: CasinoGames.map(encodeTile),
      })) ?? null,
    themes: (themes?.themes ?? []).map(toNamed(api)),
    collections: (collections?.collections ?? []).map(toNamed(api)),
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  return { words: messagesFor(request, ["games", "tiles", "home"]), ...(await readTypes(apiOf(context))) }
}
