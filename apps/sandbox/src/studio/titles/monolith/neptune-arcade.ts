import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "mon_neptune_arcade",
  name: "Neptune Arcade",
  studio: "Monolith",
  theme: "sea",
  volatility: 3,
  hitRatio: 0.44,
  released: "2026-04-21",
  stakesCents: [25, 50, 75, 100, 200],
  minimumCycleMs: 2750,
  look: {
    palette: "neptune",
    scene: "arches",
    symbols: {
      W: "trident",
      S: "shell",
      A: "fish",
      B: "coral",
      C: "anchor",
      D: "wave",
      ...LOWS.Monolith,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "EGBAFCHFCEFBEIGFISAIEHDBIEDHGEHGDC",
      "HFEGCABDFIBGFCSAEHFEWHIGDECWGHFDGB",
      "CGFHIDBHFICGWCBEIDAFEDIEGHSBGHFWEA",
      "ICSBCFEIGBECDGIHDAFGCFGEHWAIEHWADF",
      "IWCFEHBCAFSGWHIBGEFDEIADFGHAFBEHFA",
    ],
    pays: {
      A: [0, 80, 390, 2600],
      B: [0, 50, 190, 970],
      C: [0, 32, 100, 320],
      D: [0, 26, 80, 260],
      E: [0, 12, 50, 160],
      F: [0, 12, 38, 130],
      G: [0, 6, 32, 100],
      H: [0, 6, 26, 95],
      I: [0, 6, 20, 80],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "plain",
    freeSpins: { awards: [15, 20, 25], retriggers: [10, 15, 20], multiplier: 2, maximum: 100 },
  },
}
