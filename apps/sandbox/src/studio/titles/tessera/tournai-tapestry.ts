import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "tes_tournai_tapestry",
  name: "Tournai Tapestry",
  studio: "Tessera",
  theme: "craft",
  volatility: 4,
  hitRatio: 0.29,
  released: "2026-04-28",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2500,
  look: {
    palette: "tournai",
    scene: "arches",
    symbols: {
      W: "loom",
      S: "woolSpool",
      A: "wallTapestry",
      B: "dyePot",
      C: "lace",
      D: "feather",
      ...LOWS.Tessera,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "AHFIHBGFSAIDGIBECIDECHFCHGESSFGEDB",
      "GEHIFGCHDSEIHBIEBCAGWIDSSEBDFHCFAGFI",
      "HEDGCDAICWSHIBFHEDFGHFEIFASSEBGCBIG",
      "ECDIHWFGBSDCHEIHAFGBDFEGIECFSSAHIGFB",
      "EBFDIBCHAFSSSIDBFAGEFIECSSGHWGDIHECGH",
    ],
    pays: {
      A: [14, 140, 900, 6000],
      B: [0, 90, 450, 2500],
      C: [0, 50, 250, 1200],
      D: [0, 45, 180, 900],
      E: [0, 22, 90, 350],
      F: [0, 22, 80, 275],
      G: [0, 18, 60, 225],
      H: [0, 14, 45, 180],
      I: [0, 14, 45, 160],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      { times: 1, weight: 250 },
      { times: 2, weight: 26 },
      { times: 3, weight: 20 },
      { times: 6, weight: 9 },
      { times: 12, weight: 3 },
      { times: 50, weight: 1, name: "major" },
    ],
    respin: { hits: 1, of: 18 },
    grandTimes: 600,
  },
}
