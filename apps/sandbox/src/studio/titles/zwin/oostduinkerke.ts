import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "zwi_oostduinkerke",
  name: "Oostduinkerke",
  studio: "Zwin",
  theme: "history",
  volatility: 5,
  hitRatio: 0.2,
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
      A: [7, 70, 450, 3500],
      B: [0, 45, 225, 1250],
      C: [0, 30, 110, 550],
      D: [0, 22, 90, 450],
      E: [0, 12, 45, 160],
      F: [0, 12, 40, 150],
      G: [0, 8, 30, 110],
      H: [0, 7, 22, 90],
      I: [0, 7, 22, 80],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [10, 10, 10],
      retriggers: [10, 10, 10],
      multiplier: 1,
      maximum: 60,
      unfolding: "BCDEFGHI",
    },
  },
}
