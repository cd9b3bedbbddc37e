import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_oostduinkerke",
  name: "Oostduinkerke",
  studio: "Zwin",
  theme: "history",
  volatility: 5,
  hitRatio: 0.38,
  released: "2026-01-20",
  stakesCents: [10, 20, 40, 50, 80],
  minimumCycleMs: 2500,
  look: {
    palette: "oilskin",
    scene: "dunes",
    symbols: {
      W: "souwester",
      S: "dredgeNet",
      A: "greyShrimp",
      B: "horse",
      C: "wickerBasket",
      D: "wave",
      ...LOWS.Zwin,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AECHBCSIEFIAFGBHGEBCFDEHDGIFDHIG",
      "FGEBIGCSAEHIGEDFBHICABEHFDWGIFDIHC",
      "AHBIFEHCGICADCGWDBEFSIFHGDEHIFEBG",
      "CBDHGWEBIDHICFIBEHAGFSGHFECGFDAIFE",
      "DIHFBGCEISFAECWGBHDCFEBAEGFIDHIGH",
    ],
    pays: {
      A: [4, 44, 280, 2200],
      B: [0, 28, 140, 780],
      C: [0, 19, 70, 345],
      D: [0, 14, 56, 280],
      E: [0, 7, 28, 100],
      F: [0, 7, 25, 95],
      G: [0, 5, 19, 70],
      H: [0, 4, 14, 56],
      I: [0, 4, 14, 50],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    bothWays: true,
    freeSpins: {
      awards: [10, 10, 10],
      retriggers: [10, 10, 10],
      multiplier: 1,
      maximum: 60,
      unfolding: "BCDEFGHI",
    },
  },
}
