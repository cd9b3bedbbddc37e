import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_peacock_eye",
  name: "Peacock Eye",
  studio: "Papillon",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.36,
  released: "2025-10-07",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "peacockWings",
    scene: "fans",
    symbols: {
      W: "buddleia",
      S: "gardenDial",
      A: "peacockWing",
      B: "wateringCan",
      C: "terracotta",
      D: "cornflower",
      ...LOWS.Papillon,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "AFGCAEIBDEICFDHEIHDFGBIHFSBGHEGC",
      "FIDEFBCHGCADHEBHIFDGHCEBIFGSEIHGA",
      "BGHBCDIFHIEFGWABGSDCAICFGEHIEDFEH",
      "GIBGEHWGIEFDEFGDHCIEHADSCFHCFBIEBA",
      "DHFCHIFAGSWEIDAHIBDEHGCBGFEICGFBE",
    ],
    pays: {
      A: [8, 80, 550, 4000],
      B: [0, 50, 275, 2000],
      C: [0, 35, 140, 700],
      D: [0, 25, 110, 500],
      E: [0, 14, 60, 200],
      F: [0, 14, 50, 175],
      G: [0, 10, 35, 140],
      H: [0, 8, 25, 110],
      I: [0, 8, 25, 100],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: { awards: [6, 9, 12], retriggers: [6, 9, 12], multiplier: 3, maximum: 36 },
  },
}
