import type { ByLanguage, JackpotType } from "@elite/contract"
import { canDrawStudioMark, type Look, motifNames, paletteNames, pickLook } from "@elite/posters"
import type { ValueOf } from "../../platform/admin/settings.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import { getSetting, site as siteSetting } from "../content/index.ts"
import type { TournamentGames } from "./participation/store.ts"
import type { CategoryCode } from "./ports.ts"
import { computeFirstDay, maxStoredWinners, mayBePlayed, nameFromSlug } from "./rules.ts"
import { createSearchIndex, type Distances, type SearchTerms, toSearchTerms } from "./search.ts"
import { games as gamesSetting, prizeGames } from "./settings.ts"
import * as store from "./store.ts"

/** `icon`: the address of its mark. */
export type Studio = { id: number; name: string; slug: string; icon: string }
export type Category = { id: number; code: CategoryCode; name: ByLanguage; slug: ByLanguage }
export type SubCategory = { id: number; name: ByLanguage; slug: string; category: Category }
export type Theme = { slug: string; name: ByLanguage }
export type PlayableGame = {
  id: number
  /** Its position in what {@link CatalogueSnapshot.search} searches. */
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
  /** Names the drawing of the poster; another drawing has another name. */
  art: string
  /** Where its poster is shown from. */
  thumbnailUrl: string
}

/** What neighbours know of a game, hidden and vanished ones too: their rounds have a history. */
export type GameFacts = {
  id: bigint
  code: string
  slug: string
  name: string
  studio: string
  category: CategoryCode
  hasDemo: boolean
  /** The aggregator offers it, the operator shows it and our licence covers it. */
  isPlayable: boolean
}

/** Everything that lists are made of: `games`, `byId` and `bySlug` hold only what may be played here and now. */
export type CatalogueSnapshot = {
  facts: {
    byId: ReadonlyMap<bigint, GameFacts>
    byCode: ReadonlyMap<string, GameFacts>
  }
  /** Most staked on first, then in the operator's order. */
  games: readonly PlayableGame[]
  byId: ReadonlyMap<number, PlayableGame>
  bySlug: ReadonlyMap<string, PlayableGame>
  /** The jackpots that are played. */
  jackpots: readonly JackpotType[]
  /** The tournaments in which bets count, each with its games; null: on every one. */
  tournaments: readonly TournamentGames[]
  /** Units staked in the days that count. */
  stakes: ReadonlyMap<number, bigint>
  /** Latest first. */
  winners: readonly store.WinnerRow[]
  categories: readonly Category[]
  subCategories: readonly SubCategory[]
  studios: readonly Studio[]
  /** Those of `games`, by slug. */
  themes: readonly Theme[]
  /** How far each game is from what was typed, by its `at`. */
  search: (text: string) => Distances
  settings: ValueOf<typeof gamesSetting>
  /** Bets on games that return more take part in no jackpot. */
  mostReturnPercent: number
}

type CatalogueBase = Omit<
  CatalogueSnapshot,
  "stakes" | "winners" | "settings" | "mostReturnPercent" | "jackpots" | "tournaments"
>
type CatalogueCache = { current(): Promise<CatalogueSnapshot>; invalidate(): void }
type CachedCatalogue = {
  shelf: CatalogueSnapshot
  catalogue: CatalogueBase
  version: store.Version
  readAtMs: number
}

/** The look that is stored, or the seed's own before the first posters are assigned. */
function toLook(row: store.GameRow): Look {
  const motif = motifNames.find((name) => name === row.motif)
  const palette = paletteNames.find((name) => name === row.palette)
  return motif && palette ? { motif, palette } : pickLook(row.code)
}

/** The version makes the address another one when the drawing changes. */
const toPosterPath = (slug: string, art: string): string => `/media/posters/${slug}-360.avif?v=${art}`

/** The default mark; any other mark is named by its studio's slug. */
export const defaultMark = "_default"
const toMarkPath = ({ name, slug }: { name: string; slug: string }): string =>
  `/media/studios/${canDrawStudioMark(name) ? slug : defaultMark}.svg`

type GameContext = {
  studio: Studio
  subCategory: SubCategory
  themes: readonly Theme[]
  mediaUrl: Platform["mediaUrl"]
}

function toPlayableGame(row: store.GameRow, { studio, subCategory, themes, mediaUrl }: GameContext) {
  const art = row.art ?? "00000000"
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
    thumbnailUrl: mediaUrl(toPosterPath(row.slug, art)),
  }
}

/** What a game is found by: its name, its studio, and in three languages its kind and its themes. */
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
  const known = rows.games.map((row) => {
    const isPlayable = mayBePlayed({ ...row, licenceClasses: row.licence_classes }, site.licence.class)
    const game = toPlayableGame(row, {
      studio: studios.get(row.studio_id)!,
      subCategory: subCategories.get(row.sub_category_id)!,
      themes: row.themes.map((slug) => themes.get(slug)!),
      mediaUrl: platform.mediaUrl,
    })
    return { game, facts: toGameFacts(game, isPlayable) }
  })
  const games: PlayableGame[] = known
    .filter(({ facts }) => facts.isPlayable)
    .map(({ game }, at) => ({ ...game, at }))
  const facts = known.map((entry) => entry.facts)
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

/** The themes that games have, by slug. */
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

/** However quiet it is, days pass and settings change. */
const maxAgeMs = 60_000
/** Other processes change the catalogue too; this is how late we may be to know. */
const recheckMs = 250

/**
 * The catalogue as this process remembers it: a list costs no statement, and at most four times a second one that asks
 * whether anything changed. Callers who come while it is being read wait for the same reading.
 */
function createCatalogueCache(platform: Platform): CatalogueCache {
  let kept: CachedCatalogue | undefined
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<CachedCatalogue> | undefined

  async function look(): Promise<CachedCatalogue> {
    // The version is read before what it stands for: a change in between is found the next time.
    const version = await store.getVersion(platform.reads())
    const now = monotonicMs()
    const old = kept && now - kept.readAtMs < maxAgeMs ? kept : undefined
    const sameCatalogue = old?.version.catalogue === version.catalogue
    if (old && sameCatalogue && old.version.figures === version.figures) return old
    const catalogue = old && sameCatalogue ? old.catalogue : await readCatalogue(platform)
    const figures = await readStatistics(platform)
    const games = catalogue.games.toSorted(mostStakedFirst(figures.stakes))
    const readAtMs = old && sameCatalogue ? old.readAtMs : now
    const { jackpots, tournaments } = version
    return { shelf: { ...catalogue, ...figures, jackpots, tournaments, games }, catalogue, version, readAtMs }
  }

  function lookNow(): Promise<CachedCatalogue> {
    const mine = look().then(
      (found) => {
        // A look that began before `lookAgain` answers its own callers and is not remembered.
        if (looking === mine) {
          kept = found
          lookedAtMs = monotonicMs()
          looking = undefined
        }
        return found
      },
      (error: unknown) => {
        if (looking === mine) looking = undefined
        throw error
      },
    )
    return mine
  }
  return {
    async current() {
      if (kept && monotonicMs() - lookedAtMs < recheckMs) return kept.shelf
      looking ??= lookNow()
      return (await looking).shelf
    },
    invalidate() {
      lookedAtMs = Number.NEGATIVE_INFINITY
      looking = undefined
    },
  }
}

async function readStatistics({
  reads,
  clock,
}: Platform): Promise<Pick<CatalogueSnapshot, "stakes" | "winners" | "settings" | "mostReturnPercent">> {
  const settings = await getSetting(reads(), gamesSetting)
  const [stakes, winners] = await Promise.all([
    store.sumStakesByGame(reads(), computeFirstDay(clock.now(), settings.topDays)),
    store.listWinners(reads(), maxStoredWinners),
  ])
  const { mostReturnPercent } = await getSetting(reads(), prizeGames)
  return { stakes, winners, settings, mostReturnPercent }
}

/** One memory for each casino of this process. */
const caches = new WeakMap<Platform, CatalogueCache>()

function cacheFor(platform: Platform): CatalogueCache {
  const known = caches.get(platform) ?? createCatalogueCache(platform)
  caches.set(platform, known)
  return known
}

/** The catalogue as it stands, at most a quarter of a second late. */
export const getCatalogue = (platform: Platform): Promise<CatalogueSnapshot> => cacheFor(platform).current()

/** Something was changed here: the next reader looks again at once. */
export const invalidateCatalogue = (platform: Platform): void => cacheFor(platform).invalidate()
