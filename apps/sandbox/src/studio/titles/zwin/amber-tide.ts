import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "zwi_amber_tide",
  name: "Amber Tide",
  studio: "Zwin",
  theme: "sea",
  volatility: 4,
  hitRatio: 0.34,
  released: "2026-04-14",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "amberTide",
    scene: "waves",
    hero: "amberDrop",
    symbols: {
      W: "moon",
      S: "amberDrop",
      A: "dorade",
      B: "seaUrchin",
      C: "coral",
      D: "fish",
      ...LOWS.Zwin,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "IFHGEHSDEIABGIECIHAFBGFCBDSSGCEHFD",
      "HDIBCSAHEDIFDCEWHEIGFCASSBEIGFBGFHGF",
      "IEGHEDIHBWSCEDBFHACGFBEGSSFHIAFIGCD",
      "AGHWGEHIAGSFIHCBDEFDCFDCIEFSSIBHGBEH",
      "CDIHFSSSBGIFGHFIABEHCEBHFCGISSDEWDAGE",
    ],
    pays: {
      A: [12, 125, 900, 6000],
      B: [0, 90, 450, 2500],
      C: [0, 50, 225, 1000],
      D: [0, 45, 175, 900],
      E: [0, 25, 90, 300],
      F: [0, 22, 75, 275],
      G: [0, 18, 50, 225],
      H: [0, 12, 45, 175],
      I: [0, 12, 45, 175],
    },
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    cash: [
      { times: 1, weight: 240 },
      { times: 2, weight: 30 },
      { times: 3, weight: 16 },
      { times: 5, weight: 10 },
      { times: 10, weight: 5 },
      { times: 20, weight: 2, name: "mini" },
      { times: 80, weight: 1, name: "major" },
    ],
    respin: { hits: 1, of: 16 },
    grandTimes: 400,
  },
}
