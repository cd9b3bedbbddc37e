import { z } from "zod"
import type { CatalogueGame, SubCategoryCode } from "../../modules/games/ports.ts"
import { isStorableText } from "../../platform/lib/text.ts"

/** Maps the aggregator's categories (docs.hub88.io, games API); others are not offered. */
const kinds: Record<string, SubCategoryCode> = {
  "video slots": "video-slots",
  "jackpot slots": "jackpot-slots",
  dice: "dice-games",
  "dice games": "dice-games",
  roulette: "european-roulette",
  blackjack: "blackjack",
  baccarat: "baccarat",
  "dragon tiger": "baccarat",
  poker: "poker",
  "video poker": "poker",
  "sic bo": "sic-bo",
  "table games": "other-tables",
  "other table games": "other-tables",
  "live roulette": "live-roulette",
  "live blackjack": "live-blackjack",
  "live baccarat": "live-baccarat",
  "live dragon tiger": "live-baccarat",
  "live poker": "live-poker",
  "live game shows": "live-shows",
  "live wheel of fortune": "live-shows",
  "live dealer": "live-tables",
  "live dice": "live-tables",
  "live sicbo": "live-tables",
  "live games": "live-tables",
  "other live games": "live-tables",
  scratch: "scratch-cards",
  "scratch cards": "scratch-cards",
  keno: "keno-bingo",
  "video keno": "keno-bingo",
  bingo: "keno-bingo",
  "video bingo": "keno-bingo",
  "instant win games": "instant-wins",
  "casual games": "instant-wins",
  "arcade games": "instant-wins",
  minigame: "instant-wins",
  plinko: "instant-wins",
  "hi lo": "instant-wins",
  "wheel of fortune": "instant-wins",
  crash: "crash-games",
  "crash games": "crash-games",
}
// Excluded on purpose: sports book, virtual sports, player props and poker betting need another licence and a
// separate site; lotteries belong to the National Lottery (docs/law.md).

const country = "BE"
const unitsPerCent = 1000

const text = z.string().refine(isStorableText)
const textOrNumber = z.union([z.string(), z.number()])
/** Suppliers fill rows unevenly: only the name is required, other invalid fields become unknown. */
const row = z.looseObject({
  game_code: text.min(1).max(120),
  name: text.trim().min(1).max(120),
  product: text.trim().min(1).max(80),
  category: z.string(),
  enabled: z.boolean(),
  demo_game_support: z.boolean().catch(false),
  blocked_countries: z.array(z.string()).catch([]),
  restricted_countries: z.array(z.string()).catch([]),
  release_date: z.string().nullable().catch(null),
  volatility: z.int().min(1).max(6).nullable().catch(null),
  rtp: textOrNumber.nullable().catch(null),
  theme: z.union([text, z.array(text)]).catch([]),
  features: z.array(z.string()).catch([]),
  url_thumb: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .nullable()
    .catch(null),
  min_bet: z.int().nonnegative().nullable().catch(null),
  max_bet: z.int().nonnegative().nullable().catch(null),
})
type Row = z.output<typeof row>

function toSubCategory({ category, features, name }: Row): SubCategoryCode | undefined {
  const kind = kinds[category.trim().toLowerCase().replace(/[_-]+/g, " ")]
  const isFrench =
    features.some((feature) => /la.?partage/i.test(feature)) || /\bfrench\b|fran[cç]aise/i.test(name)
  return kind === "european-roulette" && isFrench ? "french-roulette" : kind
}

function toReturnToPlayer(rtp: Row["rtp"]): number | null {
  const percent = rtp === null || rtp === "" ? Number.NaN : Number(rtp)
  return percent > 0 && percent <= 100 ? Math.round(percent * 100) / 100 : null
}

const parseDate = (text: string | null): string | null => {
  const day = text?.slice(0, 10) ?? ""
  return z.iso.date().safeParse(day).success ? day : null
}

const unitsToCents = (units: number | null): number | null =>
  units === null ? null : Math.floor(units / unitsPerCent)

function toCatalogueGame(entry: Row, subCategory: SubCategoryCode): CatalogueGame {
  const minBetCents = unitsToCents(entry.min_bet)
  const maxBetCents = unitsToCents(entry.max_bet)
  const barred = [...entry.blocked_countries, ...entry.restricted_countries].map((code) => code.toUpperCase())
  return {
    code: entry.game_code,
    name: entry.name,
    studio: entry.product,
    subCategory,
    themes: [entry.theme].flat(),
    returnPercent: toReturnToPlayer(entry.rtp),
    volatility: entry.volatility,
    minBetCents,
    maxBetCents:
      minBetCents !== null && maxBetCents !== null && maxBetCents < minBetCents ? null : maxBetCents,
    hasDemo: entry.demo_game_support,
    releasedOn: parseDate(entry.release_date),
    artworkUrl: entry.url_thumb,
    offered: entry.enabled && !barred.includes(country),
  }
}

/** `skipped` counts excluded or invalid rows; bets are in 10⁻⁵ euro. Throws where the answer is no list. */
export function parseCatalogue(response: unknown): { games: CatalogueGame[]; skipped: number } {
  const list = z.array(z.unknown()).parse(response)
  const games = new Map<string, CatalogueGame>()
  for (const item of list) {
    const read = row.safeParse(item)
    const kind = read.success ? toSubCategory(read.data) : undefined
    if (!read.success || !kind || games.has(read.data.game_code)) continue
    games.set(read.data.game_code, toCatalogueGame(read.data, kind))
  }
  return { games: [...games.values()], skipped: list.length - games.size }
}
