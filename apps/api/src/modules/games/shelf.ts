import type { ByLanguage, JackpotType } from "@elite/contract"
import { hasStudioMark, type Look, lookOf, motifNames, paletteNames } from "@elite/posters"
import type { ValueOf } from "../../platform/admin/settings.ts"
import { monotonicMs } from "../../platform/lib/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import { setting, site as siteSetting } from "../content/index.ts"
import type { CategoryCode } from "./ports.ts"
import { firstDayOf, mayBePlayed, namedBySlug, winnersKept } from "./rules.ts"
import { type Distances, type Index, indexOf, searchIndexOf } from "./search.ts"
import { games as gamesSetting, prizeGames } from "./settings.ts"
import * as store from "./store.ts"
import type { TakingPart } from "./takingPart/store.ts"

/** `icon`: the address of its mark. */
export type Studio = { id: number; name: string; slug: string; icon: string }
export type Category = { id: number; code: CategoryCode; name: ByLanguage; slug: ByLanguage }
export type SubCategory = { id: number; name: ByLanguage; slug: string; category: Category }
export type Theme = { slug: string; name: ByLanguage }
export type ShownGame = {
  id: number
  /** Its position in what {@link Shelf.search} searches. */
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
export type Shelf = {
  facts: {
    byId: ReadonlyMap<bigint, GameFacts>
    byCode: ReadonlyMap<string, GameFacts>
  }
  /** Most staked on first, then in the operator's order. */
  games: readonly ShownGame[]
  byId: ReadonlyMap<number, ShownGame>
  bySlug: ReadonlyMap<string, ShownGame>
  /** The jackpots that are played. */
  jackpots: readonly JackpotType[]
  /** The tournaments in which bets count, each with its games; null: on every one. */
  tournaments: readonly TakingPart[]
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

type Catalogue = Omit<
  Shelf,
  "stakes" | "winners" | "settings" | "mostReturnPercent" | "jackpots" | "tournaments"
>
type Remembered = { current(): Promise<Shelf>; lookAgain(): void }
type Kept = { shelf: Shelf; catalogue: Catalogue; version: store.Version; readAtMs: number }

/** The look that is stored, or the seed's own before the first posters are assigned. */
function lookFrom(row: store.GameRow): Look {
  const motif = motifNames.find((name) => name === row.motif)
  const palette = paletteNames.find((name) => name === row.palette)
  return motif && palette ? { motif, palette } : lookOf(row.code)
}

/** The version makes the address another one when the drawing changes. */
const posterOf = (slug: string, art: string): string => `/media/posters/${slug}-360.avif?v=${art}`

/** The default mark; any other mark is named by its studio's slug. */
export const defaultMark = "_default"
const markAddressOf = ({ name, slug }: { name: string; slug: string }): string =>
  `/media/studios/${hasStudioMark(name) ? slug : defaultMark}.svg`

type Whereabouts = {
  studio: Studio
  subCategory: SubCategory
  themes: readonly Theme[]
  mediaUrl: Platform["mediaUrl"]
}

function shown(row: store.GameRow, { studio, subCategory, themes, mediaUrl }: Whereabouts) {
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
    look: lookFrom(row),
    art,
    thumbnailUrl: mediaUrl(posterOf(row.slug, art)),
  }
}

/** What a game is found by: its name, its studio, and in three languages its kind and its themes. */
const gameIndexOf = ({ name, studio, subCategory, themes }: Omit<ShownGame, "at">): Index =>
  indexOf({
    name,
    studio: studio.name,
    about: [subCategory.category, subCategory, ...themes].flatMap((named) => Object.values(named.name)),
  })

const factsOf = (game: Omit<ShownGame, "at">, isPlayable: boolean): GameFacts => ({
  id: BigInt(game.id),
  code: game.code,
  slug: game.slug,
  name: game.name,
  studio: game.studio.name,
  category: game.subCategory.category.code,
  hasDemo: game.hasDemo,
  isPlayable,
})

async function readCatalogue(platform: Platform): Promise<Catalogue> {
  const [rows, site] = await Promise.all([
    store.shelfRowsOf(platform.reads()),
    setting(platform.reads(), siteSetting),
  ])
  const categories = new Map(rows.categories.map((row) => [row.id, row]))
  const subCategories = new Map<number, SubCategory>()
  for (const { id, category_id, code, name } of rows.subCategories) {
    subCategories.set(id, { id, name, slug: code, category: categories.get(category_id)! })
  }
  const icon = (name: string, slug: string) => platform.mediaUrl(markAddressOf({ name, slug }))
  const studios = new Map(
    rows.studios.map(({ id, name, slug }) => [id, { id, name, slug, icon: icon(name, slug) }]),
  )
  const themes = themesOf(rows)
  const known = rows.games.map((row) => {
    const isPlayable = mayBePlayed({ ...row, licenceClasses: row.licence_classes }, site.licence.class)
    const game = shown(row, {
      studio: studios.get(row.studio_id)!,
      subCategory: subCategories.get(row.sub_category_id)!,
      themes: row.themes.map((slug) => themes.get(slug)!),
      mediaUrl: platform.mediaUrl,
    })
    return { game, facts: factsOf(game, isPlayable) }
  })
  const games: ShownGame[] = known
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
    search: searchIndexOf(games.map(gameIndexOf)),
  }
}

/** The themes that games have, by slug. */
function themesOf(rows: Awaited<ReturnType<typeof store.shelfRowsOf>>): ReadonlyMap<string, Theme> {
  const named = new Map(rows.themes.map((theme) => [theme.slug, theme]))
  const slugs = new Set(rows.games.flatMap((game) => game.themes))
  return new Map([...slugs].map((slug) => [slug, named.get(slug) ?? { slug, name: namedBySlug(slug) }]))
}

const mostStakedFirst = (stakes: ReadonlyMap<number, bigint>) => (a: ShownGame, b: ShownGame) => {
  const [ofA, ofB] = [stakes.get(a.id) ?? 0n, stakes.get(b.id) ?? 0n]
  if (ofA !== ofB) return ofA > ofB ? -1 : 1
  return a.position - b.position || a.id - b.id
}

/** However quiet it is, days pass and settings change. */
const longestMs = 60_000
/** Other processes change the catalogue too; this is how late we may be to know. */
const lookAgainMs = 250

/**
 * The catalogue as this process remembers it: a list costs no statement, and at most four times a second one that asks
 * whether anything changed. Callers who come while it is being read wait for the same reading.
 */
function rememberedShelf(platform: Platform): Remembered {
  let kept: Kept | undefined
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<Kept> | undefined

  async function look(): Promise<Kept> {
    // The version is read before what it stands for: a change in between is found the next time.
    const version = await store.versionOf(platform.reads())
    const now = monotonicMs()
    const old = kept && now - kept.readAtMs < longestMs ? kept : undefined
    const sameCatalogue = old?.version.catalogue === version.catalogue
    if (old && sameCatalogue && old.version.figures === version.figures) return old
    const catalogue = old && sameCatalogue ? old.catalogue : await readCatalogue(platform)
    const figures = await readFigures(platform)
    const games = catalogue.games.toSorted(mostStakedFirst(figures.stakes))
    const readAtMs = old && sameCatalogue ? old.readAtMs : now
    const { jackpots, tournaments } = version
    return { shelf: { ...catalogue, ...figures, jackpots, tournaments, games }, catalogue, version, readAtMs }
  }

  function lookNow(): Promise<Kept> {
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
      if (kept && monotonicMs() - lookedAtMs < lookAgainMs) return kept.shelf
      looking ??= lookNow()
      return (await looking).shelf
    },
    lookAgain() {
      lookedAtMs = Number.NEGATIVE_INFINITY
      looking = undefined
    },
  }
}

async function readFigures({
  reads,
  clock,
}: Platform): Promise<Pick<Shelf, "stakes" | "winners" | "settings" | "mostReturnPercent">> {
  const settings = await setting(reads(), gamesSetting)
  const [stakes, winners] = await Promise.all([
    store.stakesOf(reads(), firstDayOf(clock.now(), settings.topDays)),
    store.winnersOf(reads(), winnersKept),
  ])
  const { mostReturnPercent } = await setting(reads(), prizeGames)
  return { stakes, winners, settings, mostReturnPercent }
}

/** One memory for each casino of this process. */
const remembered = new WeakMap<Platform, Remembered>()

function memoryOf(platform: Platform): Remembered {
  const known = remembered.get(platform) ?? rememberedShelf(platform)
  remembered.set(platform, known)
  return known
}

/** The catalogue as it stands, at most a quarter of a second late. */
export const shelfOf = (platform: Platform): Promise<Shelf> => memoryOf(platform).current()

/** Something was changed here: the next reader looks again at once. */
export const lookAgain = (platform: Platform): void => memoryOf(platform).lookAgain()
