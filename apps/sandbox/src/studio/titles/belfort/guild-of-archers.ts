import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "bel_guild_of_archers",
  name: "Guild of Archers",
  studio: "Belfort",
  theme: "history",
  volatility: 3,
  hitRatio: 0.32,
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
      A: [8, 85, 335, 1680],
      B: [0, 65, 225, 940],
      C: [0, 47, 160, 540],
      D: [0, 37, 125, 420],
      E: [0, 20, 80, 260],
      F: [0, 20, 60, 205],
      G: [0, 13, 47, 170],
      H: [0, 13, 37, 150],
      I: [0, 13, 34, 125],
    },
    scatterPays: [40, 200, 1000],
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    wilds: "plain",
    freeSpins: {
      awards: [10, 12, 15],
      retriggers: [5, 6, 8],
      multiplier: [2, 2, 3, 3, 4, 4, 5, 5, 6, 7],
      maximum: 60,
    },
  },
}
