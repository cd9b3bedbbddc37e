import type { RouletteTitle } from "./title.ts"

const CHIPS_CENTS = [10, 50, 100, 200, 500]

/** Fraction of spins in which an even-money chip pays, the most common way to play. */
const HIT_RATIO = 0.49

const common = {
  theme: "table",
  volatility: 2,
  hitRatio: HIT_RATIO,
  stakesCents: [],
  minimumCycleMs: 10_000,
} as const

export const ROULETTES: readonly RouletteTitle[] = [
  {
    ...common,
    code: "mon_roulette_royale",
    name: "Roulette Royale",
    studio: "Monolith",
    released: "2024-09-03",
    look: { palette: "noir", scene: "rays" },
    model: { engine: "roulette", laPartage: false, chipsCents: CHIPS_CENTS, tableCents: 1000 },
  },
  {
    ...common,
    code: "hal_velvet_wheel",
    name: "Velvet Wheel",
    studio: "Halcyon",
    released: "2025-02-25",
    look: { palette: "velvet", scene: "arches" },
    model: { engine: "roulette", laPartage: true, chipsCents: CHIPS_CENTS, tableCents: 1000 },
  },
  {
    ...common,
    code: "lum_galerie_roulette",
    name: "Galerie Roulette",
    studio: "Lumen",
    released: "2026-01-13",
    look: { palette: "sablon", scene: "fans" },
    model: { engine: "roulette", laPartage: false, chipsCents: [10, 20, 50, 100, 200], tableCents: 500 },
  },
  {
    ...common,
    code: "atn_spa_1763",
    name: "Spa 1763",
    studio: "Atelier Nord",
    released: "2026-06-09",
    look: { palette: "iris", scene: "hills" },
    model: { engine: "roulette", laPartage: true, chipsCents: CHIPS_CENTS, tableCents: 1000 },
  },
]
