import { returnPercent, TITLES } from "../studio/titles/index.ts"
import { isDice, isRoulette, isSlot, type Title } from "../studio/titles/title.ts"
import { LANGUAGES } from "../studio/words.ts"
import { toWire } from "./money.ts"

const PLATFORMS = ["GPL_DESKTOP", "GPL_MOBILE"] as const
export type Platform = (typeof PLATFORMS)[number]

export const isPlatform = (value: unknown): value is Platform => PLATFORMS.some((one) => one === value)

const categoryOf = (title: Title): string =>
  isSlot(title) ? "Video Slots" : isDice(title) ? "Dice Games" : "Roulette"

function featuresOf(title: Title): string[] {
  if (isSlot(title)) {
    const { freeSpins, wilds, lines } = title.model
    return [
      "FREE_SPINS",
      wilds === "expanding" ? "EXPANDING_WILD" : "WILD",
      ...(freeSpins.multiplier > 1 ? ["MULTIPLIER"] : []),
      ...(freeSpins.unfolding ? ["UNFOLDING_SYMBOL"] : []),
      ...(lines ? [] : ["WAYS"]),
    ]
  }
  if (isRoulette(title)) return title.model.laPartage ? ["LA_PARTAGE"] : []
  return isDice(title) && title.model.wheel.length > 0 ? ["BONUS_WHEEL", "MYSTERY"] : []
}

function payLinesOf(title: Title): number {
  if (isSlot(title)) return title.model.lines?.length ?? 243
  return isDice(title) ? title.model.lines.length * title.model.grids : 0
}

function stakesOf(title: Title): { min: number; max: number } {
  if (isRoulette(title)) return { min: title.model.chipsCents[0] ?? 0, max: title.model.tableCents }
  return { min: title.stakesCents[0] ?? 0, max: title.stakesCents.at(-1) ?? 0 }
}

/**
 * One row of `game/list` (Hub88 games API). `rtp` and `hit_ratio` are percentages, `volatility` 1 to 6.
 * `min_bet` and `max_bet` (wire amounts) are the one addition: casinos otherwise get them on the studios' sheets.
 */
export const gameRow = (title: Title, publicUrl: string) => {
  const stakes = stakesOf(title)
  return {
    game_code: title.code,
    game_id: TITLES.indexOf(title) + 1,
    name: title.name,
    product: title.studio,
    category: categoryOf(title),
    platforms: PLATFORMS,
    enabled: true,
    url_thumb: `${publicUrl}/studio/thumb/${title.code}.svg`,
    url_background: `${publicUrl}/studio/thumb/${title.code}.svg`,
    freebet_support: false,
    demo_game_support: true,
    phoenix_jackpot_support: false,
    blocked_countries: [] as string[],
    restricted_countries: [] as string[],
    release_date: title.released,
    volatility: title.volatility,
    rtp: returnPercent(title),
    paylines: payLinesOf(title),
    hit_ratio: Math.round(title.hitRatio * 100),
    certifications: ["BE"],
    languages: LANGUAGES,
    theme: title.theme,
    technology: "HTML5",
    features: featuresOf(title),
    min_bet: toWire(stakes.min),
    max_bet: toWire(stakes.max),
  }
}

export type GameRow = ReturnType<typeof gameRow>

export const gameRows = (publicUrl: string): GameRow[] => TITLES.map((title) => gameRow(title, publicUrl))
