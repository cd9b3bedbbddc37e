import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_guild_of_archers",
  name: "Guild of Archers",
  studio: "Belfort",
  theme: "history",
  volatility: 2,
  hitRatio: 0.33,
  released: "2026-05-12",
  stakesCents: [20, 40, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "guildOfArchers",
    scene: "hills",
    symbols: {
      W: "popinjay",
      S: "bullseye",
      A: "crossbow",
      B: "feather",
      C: "oakleaf",
      D: "crown",
      ...LOWS.Belfort,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "DFBGIHFHGEIEAHFIGEBIFCDCHECDSAG",
      "HFGABCDAESHIHFDHEWGHGIFEBCGCIDBEF",
      "GISICBFEDEGHAGFIEBEHCWHFIDFCDGHA",
      "DHIWHFDEHGIBCIEFABGBDHCFEGHAECFGS",
      "GHIECDFSEAHGAFGBCEDCFIHIFBGEHDI",
    ],
    pays: {
      A: [9, 90, 360, 1800],
      B: [0, 70, 240, 1000],
      C: [0, 50, 170, 580],
      D: [0, 40, 135, 460],
      E: [0, 22, 80, 280],
      F: [0, 22, 65, 220],
      G: [0, 14, 50, 180],
      H: [0, 14, 40, 160],
      I: [0, 14, 36, 135],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [5, 6, 8],
      multiplier: 3,
      maximum: 60,
    },
  },
}
