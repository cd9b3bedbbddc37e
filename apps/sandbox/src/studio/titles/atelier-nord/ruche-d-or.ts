import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "atn_ruche_d_or",
  name: "Ruche d’Or",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 4,
  hitRatio: 0.38,
  released: "2026-07-07",
  stakesCents: [20, 40, 60, 100, 200],
  minimumCycleMs: 3250,
  look: {
    palette: "meadow",
    scene: "hills",
    symbols: {
      W: "bee",
      S: "honeycomb",
      A: "hive",
      B: "honeypot",
      C: "sunflower",
      D: "clover",
      ...LOWS["Atelier Nord"],
    },
  },
  model: {
    engine: "hold",
    reels: [
      "HEABFSEHIBGFECDIADSSGHDGCIF",
      "IAHFSDWBFADEFIWBCSSGECHEGDH",
      "HAGSFWDCGHFIAHEFSSIBEGBIWDC",
      "CHSBFWGAEBGEFADSSHWIHDICFIE",
      "GSHAIFDBEGCAEFSSHIWCHDIFGDB",
    ],
    pays: {
      A: [5, 40, 150, 1000],
      B: [0, 30, 100, 500],
      C: [0, 25, 80, 300],
      D: [0, 20, 60, 200],
      E: [0, 12, 40, 150],
      F: [0, 12, 35, 120],
      G: [0, 10, 30, 100],
      H: [0, 8, 25, 80],
      I: [0, 8, 20, 80],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      { times: 1, weight: 40 },
      { times: 2, weight: 30 },
      { times: 3, weight: 20 },
      { times: 5, weight: 14 },
      { times: 8, weight: 6 },
      { times: 12, weight: 3 },
      { times: 25, weight: 2 },
    ],
    respin: { hits: 1, of: 14 },
    grandTimes: 500,
  },
}
