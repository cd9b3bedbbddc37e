import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "pap_peacock_eye",
  name: "Peacock Eye",
  studio: "Papillon",
  theme: "nature",
  volatility: 5,
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
      A: [6, 56, 385, 2800],
      B: [0, 35, 190, 1400],
      C: [0, 24, 100, 480],
      D: [0, 17, 70, 350],
      E: [0, 10, 42, 140],
      F: [0, 10, 35, 120],
      G: [0, 7, 24, 100],
      H: [0, 6, 17, 75],
      I: [0, 6, 17, 70],
    },
    scatterPays: [50, 250, 1250],
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    wilds: "expanding",
    freeSpins: {
      awards: [6, 9, 12],
      retriggers: [6, 9, 12],
      multiplier: 3,
      maximum: 36,
      upgrades: { letters: "IH", into: "C" },
    },
  },
}
