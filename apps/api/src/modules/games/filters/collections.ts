import type { ValueOf } from "../../../platform/admin/settings.ts"
import type { CatalogueSnapshot, PlayableGame } from "../catalogue.ts"
import { isNew, minCollectionGames } from "../rules.ts"
import type { gameCollections } from "../settings.ts"

type FilterContext = { shelf: CatalogueSnapshot; now: Date }
export type Collection = ValueOf<typeof gameCollections>[number]
export type FilledCollection = Collection & { games: ReadonlySet<PlayableGame> }

/** `shelf.games` are in the order of their stakes. */
const collectors: {
  [K in Collection["rule"]["kind"]]: (
    rule: Extract<Collection["rule"], { kind: K }>,
    from: FilterContext,
  ) => readonly PlayableGame[]
} = {
  studios: ({ studios }, { shelf }) => shelf.games.filter(({ studio }) => studios.includes(studio.slug)),
  stake: ({ maxCents }, { shelf }) =>
    shelf.games.filter(({ minBetCents }) => minBetCents !== null && minBetCents <= maxCents),
  return: ({ minPercent }, { shelf }) =>
    shelf.games.filter(({ returnPercent }) => returnPercent !== null && returnPercent >= minPercent),
  new: (_rule, { shelf, now }) =>
    shelf.games.filter(({ newSince }) => isNew(newSince, now, shelf.settings.newForDays)),
  played: ({ games }, { shelf }) => shelf.games.filter(({ id }) => shelf.stakes.has(id)).slice(0, games),
}

const collect = (rule: Collection["rule"], from: FilterContext) =>
  (collectors[rule.kind] as (rule: Collection["rule"], from: FilterContext) => readonly PlayableGame[])(
    rule,
    from,
  )

const cache = new WeakMap<CatalogueSnapshot, readonly FilledCollection[]>()

export function listCollections(from: FilterContext): readonly FilledCollection[] {
  const known =
    cache.get(from.shelf) ??
    from.shelf.collections
      .filter(({ isShown }) => isShown)
      .map((collection) => ({ ...collection, games: new Set(collect(collection.rule, from)) }))
      .filter(({ games }) => games.size >= minCollectionGames)
  cache.set(from.shelf, known)
  return known
}
