import type { ByLanguage, JackpotType } from "@elite/contract"
import { canDrawStudioMark, type Look, motifNames, paletteNames, pickLook } from "@elite/posters"
import type { ValueOf } from "../../platform/admin/settings.ts"
import { minuteMs } from "../../platform/lib/calendar.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, site as siteSetting } from "../content/index.ts"
import type { TournamentGames } from "./participation/store.ts"
import type { CategoryCode } from "./ports.ts"
import { computeFirstDay, maxStoredWinners, mayBePlayed, nameFromSlug } from "./rules.ts"
import { createSearchIndex, type Distances, type SearchTerms, toSearchTerms } from "./search.ts"
import { gameCollections, games as gamesSetting, prizeGames } from "./settings.ts"
import * as store from "./store.ts"

export type Studio = { id: number; name: string; slug: string; icon: string }
export type Category = { id: number; code: CategoryCode; name: ByLanguage; slug: ByLanguage }
export type SubCategory = { id: number; name: ByLanguage; slug: string; category: Category }
export type Theme = { slug: string; name: ByLanguage }
export type PlayableGame = {
  id: number
  at: number
  code: string
  name: string
  slug: string
  studio: Studio
  subCategory: SubCategory
  themes: readonly Theme[]
  returnPercent: number | null
  volatility: number | null
  minBetCents: number | null
  maxBetCents: number | null
  hasDemo: boolean
  newSince: Date
  position: number
  look: Look
  art: string
  artwork: string | null
  thumbnailUrl: string
}

/** Includes hidden and vanished games: their rounds have a history. */
export type GameFacts = {
  id: bigint
  code: string
  slug: string
  name: string
  studio: string
  category: CategoryCode
  hasDemo: boolean
  /** Null for a game without a poster, such as our own, and for one that may not be played. */
  thumbnailUrl: string | null
  isPlayable: boolean
}

/** `games`, `byId` and `bySlug` hold only games that may be played. */
export type CatalogueSnapshot = {
  facts: {
    byId: ReadonlyMap<bigint, GameFacts>
    byCode: ReadonlyMap<string, GameFacts>
  }
  games: readonly PlayableGame[]
  byId: ReadonlyMap<number, PlayableGame>
  bySlug: ReadonlyMap<string, PlayableGame>
  jackpots: readonly JackpotType[]
  tournaments: readonly TournamentGames[]
  /** 10⁻⁵ euro, in the days of the setting. */
  stakes: ReadonlyMap<number, bigint>
  winners: readonly store.WinnerRow[]
  categories: readonly Category[]
  subCategories: readonly SubCategory[]
  studios: readonly Studio[]
  themes: readonly Theme[]
  search: (text: string) => Distances
  settings: ValueOf<typeof gamesSetting>
  collections: ValueOf<typeof gameCollections>
  mostReturnPercent: number
}

type Figures = Pick<
  CatalogueSnapshot,
  "stakes" | "winners" | "settings" | "collections" | "mostReturnPercent"
>
type CatalogueBase = Omit<CatalogueSnapshot, keyof Figures | "jackpots" | "tournaments">
type CatalogueCache = { current(): Promise<CatalogueSnapshot>; invalidate(): void }
type CachedCatalogue = {
  shelf: CatalogueSnapshot
  catalogue: CatalogueBase
  version: store.Version
  readAtMs: number
}

function toLook(row: store.GameRow): Look {
  const motif = motifNames.find((name) => name === row.motif)
  const palette = paletteNames.find((name) => name === row.palette)
  return motif && palette ? { motif, palette } : pickLook(row.code)
}

const toPosterPath = (slug: string, art: string): string => `/media/posters/${slug}-360.avif?v=${art}`

export const defaultMark = "_default"
const toMarkPath = ({ name, slug }: { name: string; slug: string }): string =>
  `/media/studios/${canDrawStudioMark(name) ? slug : defaultMark}.svg`

type GameContext = {
  studio: Studio
  subCategory: SubCategory
  themes: readonly Theme[]
  mediaUrl: Platform["mediaUrl"]
}

const noArt = "00000000"

function toPlayableGame(row: store.GameRow, { studio, subCategory, themes, mediaUrl }: GameContext) {
  const art = row.art ?? noArt
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    slug: row.slug,
    studio,
    subCategory,
    themes,
    returnPercent: row.return_percent,
    volatility: row.volatility,
    minBetCents: row.min_bet_cents,
    maxBetCents: row.max_bet_cents,
    hasDemo: row.has_demo,
    newSince: row.new_since,
    position: row.position,
    look: toLook(row),
    art,
    artwork: row.artwork,
    thumbnailUrl: mediaUrl(toPosterPath(row.slug, art)),
  }
}

const toGameSearchTerms = ({ name, studio, subCategory, themes }: Omit<PlayableGame, "at">): SearchTerms =>
  toSearchTerms({
    name,
    studio: studio.name,
    about: [subCategory.category, subCategory, ...themes].flatMap((named) => Object.values(named.name)),
  })

const toGameFacts = (game: Omit<PlayableGame, "at">, isPlayable: boolean): GameFacts => ({
  id: BigInt(game.id),
  code: game.code,
  slug: game.slug,
  name: game.name,
  studio: game.studio.name,
  category: game.subCategory.category.code,
  hasDemo: game.hasDemo,
  thumbnailUrl: isPlayable && game.art !== noArt ? game.thumbnailUrl : null,
  isPlayable,
})

async function readCatalogue(platform: Platform): Promise<CatalogueBase> {
  const [rows, site] = await Promise.all([
    store.getCatalogueRows(platform.reads()),
    getSetting(platform.reads(), siteSetting),
  ])
  const categories = new Map(rows.categories.map((row) => [row.id, row]))
  const subCategories = new Map<number, SubCategory>()
  for (const { id, category_id, code, name } of rows.subCategories) {
    subCategories.set(id, { id, name, slug: code, category: categories.get(category_id)! })
  }
  const icon = (name: string, slug: string) => platform.mediaUrl(toMarkPath({ name, slug }))
  const studios = new Map(
    rows.studios.map(({ id, name, slug }) => [id, { id, name, slug, icon: icon(name, slug) }]),
  )
  const themes = themesBySlug(rows)
  const entries = rows.games.map((row) => {
    const isPlayable = mayBePlayed({ ...row, licenceClasses: row.licence_classes }, site.licence.class)
    const game = toPlayableGame(row, {
      studio: studios.get(row.studio_id)!,
      subCategory: subCategories.get(row.sub_category_id)!,
      themes: row.themes.map((slug) => themes.get(slug)!),
      mediaUrl: platform.mediaUrl,
    })
    return { game, facts: toGameFacts(game, isPlayable) }
  })
  const games: PlayableGame[] = entries
    .filter(({ facts }) => facts.isPlayable)
    .map(({ game }, at) => ({ ...game, at }))
  const facts = entries.map((entry) => entry.facts)
  return {
    facts: {
      byId: new Map(facts.map((game) => [game.id, game])),
      byCode: new Map(facts.map((game) => [game.code, game])),
    },
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    bySlug: new Map(games.map((game) => [game.slug, game])),
    categories: rows.categories,
    subCategories: [...subCategories.values()],
    studios: [...studios.values()],
    themes: [...new Set(games.flatMap((game) => game.themes))].toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    search: createSearchIndex(games.map(toGameSearchTerms)),
  }
}

function themesBySlug(rows: Awaited<ReturnType<typeof store.getCatalogueRows>>): ReadonlyMap<string, Theme> {
  const named = new Map(rows.themes.map((theme) => [theme.slug, theme]))
  const slugs = new Set(rows.games.flatMap((game) => game.themes))
  return new Map([...slugs].map((slug) => [slug, named.get(slug) ?? { slug, name: nameFromSlug(slug) }]))
}

const mostStakedFirst = (stakes: ReadonlyMap<number, bigint>) => (a: PlayableGame, b: PlayableGame) => {
  const [ofA, ofB] = [stakes.get(a.id) ?? 0n, stakes.get(b.id) ?? 0n]
  if (ofA !== ofB) return ofA > ofB ? -1 : 1
  return a.position - b.position || a.id - b.id
}

/** Days pass and settings change without a new version. */
const maxAgeMs = minuteMs
const recheckMs = 250

/** Lists cost no statement; the version is read at most four times a second, once for concurrent callers. */
function createCatalogueCache(platform: Platform): CatalogueCache {
  let cached: CachedCatalogue | undefined
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let checking: Promise<CachedCatalogue> | undefined

  async function checkVersion(): Promise<CachedCatalogue> {
    // The version is read first: a change in between is found by the next check.
    const version = await store.getVersion(platform.reads())
    const now = monotonicMs()
    const previous = cached && now - cached.readAtMs < maxAgeMs ? cached : undefined
    const sameCatalogue = previous?.version.catalogue === version.catalogue
    if (previous && sameCatalogue && previous.version.figures === version.figures) return previous
    const catalogue = previous && sameCatalogue ? previous.catalogue : await readCatalogue(platform)
    const figures = await readStatistics(platform)
    const games = catalogue.games.toSorted(mostStakedFirst(figures.stakes))
    const readAtMs = previous && sameCatalogue ? previous.readAtMs : now
    const { jackpots, tournaments } = version
    return { shelf: { ...catalogue, ...figures, jackpots, tournaments, games }, catalogue, version, readAtMs }
  }

  function startCheck(): Promise<CachedCatalogue> {
    const thisCheck = checkVersion().then(
      (found) => {
        // A read that began before `invalidate` answers its own callers and is not cached.
        if (checking === thisCheck) {
          cached = found
          checkedAtMs = monotonicMs()
          checking = undefined
        }
        return found
      },
      (error: unknown) => {
        if (checking === thisCheck) checking = undefined
        throw error
      },
    )
    return thisCheck
  }
  return {
    async current() {
      if (cached && monotonicMs() - checkedAtMs < recheckMs) return cached.shelf
      checking ??= startCheck()
      return (await checking).shelf
    },
    invalidate() {
      checkedAtMs = Number.NEGATIVE_INFINITY
      checking = undefined
    },
  }
}

async function readStatistics({ reads, clock }: Platform): Promise<Figures> {
  const settings = await getSetting(reads(), gamesSetting)
  const [stakes, winners] = await Promise.all([
    store.sumStakesByGame(reads(), computeFirstDay(clock.now(), settings.topDays)),
    store.listWinners(reads(), maxStoredWinners),
  ])
  const { mostReturnPercent } = await getSetting(reads(), prizeGames)
  const collections = await getSetting(reads(), gameCollections)
  return { stakes, winners, settings, collections, mostReturnPercent }
}

const caches = new WeakMap<Platform, CatalogueCache>()

function cacheFor(platform: Platform): CatalogueCache {
  const cache = caches.get(platform) ?? createCatalogueCache(platform)
  caches.set(platform, cache)
  return cache
}

/** At most 250 ms late. */
export const getCatalogue = (platform: Platform): Promise<CatalogueSnapshot> => cacheFor(platform).current()

/** The next reader checks the version immediately. */
export const invalidateCatalogue = (platform: Platform): void => cacheFor(platform).invalidate()
