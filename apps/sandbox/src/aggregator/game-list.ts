import { engineOf } from "../studio/engines.ts"
import { thumbVersion } from "../studio/thumb.ts"
import { returnPercent, TITLES } from "../studio/titles/index.ts"
import type { Title } from "../studio/titles/title.ts"
import { LANGUAGES } from "../studio/words.ts"
import { toWire } from "./money.ts"

const PLATFORMS = ["GPL_DESKTOP", "GPL_MOBILE"] as const
export type Platform = (typeof PLATFORMS)[number]

export const isPlatform = (value: unknown): value is Platform => PLATFORMS.some((one) => one === value)

function stakesOf(title: Title): { min: number; max: number } {
  const table = engineOf(title).tableStakes?.(title.model)
  return table ?? { min: title.stakesCents[0] ?? 0, max: title.stakesCents.at(-1) ?? 0 }
}

/** Hub88 games API. `rtp` and `hit_ratio` are percentages; `min_bet` and `max_bet` (wire amounts) are our addition. */
export const gameRow = (title: Title, publicUrl: string) => {
  const stakes = stakesOf(title)
  const engine = engineOf(title)
  const artworkUrl = `${publicUrl}/studio/thumb/${title.code}.svg?v=${thumbVersion(title)}`
  return {
    game_code: title.code,
    game_id: TITLES.indexOf(title) + 1,
    name: title.name,
    product: title.studio,
    category: engine.category,
    platforms: PLATFORMS,
    enabled: true,
    url_thumb: artworkUrl,
    url_background: artworkUrl,
    freebet_support: false,
    demo_game_support: true,
    phoenix_jackpot_support: false,
    blocked_countries: [] as string[],
    restricted_countries: [] as string[],
    release_date: title.released,
    volatility: title.volatility,
    rtp: returnPercent(title),
    paylines: engine.payLines(title.model),
    hit_ratio: Math.round(title.hitRatio * 100),
    certifications: ["BE"],
    languages: LANGUAGES,
    theme: title.theme,
    technology: "HTML5",
    features: engine.features(title.model),
    min_bet: toWire(stakes.min),
    max_bet: toWire(stakes.max),
  }
}

export type GameRow = ReturnType<typeof gameRow>

export const gameRows = (publicUrl: string): GameRow[] => TITLES.map((title) => gameRow(title, publicUrl))
