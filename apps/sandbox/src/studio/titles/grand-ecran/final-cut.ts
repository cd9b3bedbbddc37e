import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "gra_final_cut",
  name: "Final Cut",
  studio: "Grand Écran",
  theme: "cinema",
  volatility: 6,
  hitRatio: 0.34,
  released: "2026-06-02",
  stakesCents: [25, 50, 100, 125, 200],
  minimumCycleMs: 3600,
  look: {
    palette: "cutting",
    scene: "skyline",
    symbols: {
      W: "spotlight",
      S: "filmCan",
      A: "directorChair",
      B: "megaphone",
      C: "movieCamera",
      D: "titleCard",
      ...LOWS["Grand Écran"],
    },
  },
  model: {
    engine: "hold",
    reels: [
      "AGIDCBHGISCEIHFAEFIGFHSSSBDECFGBHDE",
      "FHCEGFBIDSHIFDWIBGEHGBAFCDEGSAFHCEI",
      "ICBHEBCHFSADHGIDEGWACFEGDIFSSSEHGIBF",
      "GFICGWEDIASCHBGHFBIDEHAEDFGISSSEHFCHB",
      "HIACFBESGDEIDGBCGIEGFBHCASSSHDFIHEFW",
    ],
    pays: {
      A: [3, 40, 200, 1000],
      B: [0, 30, 100, 500],
      C: [0, 18, 70, 250],
      D: [0, 14, 60, 200],
      E: [0, 7, 30, 100],
      F: [0, 7, 25, 90],
      G: [0, 4, 18, 70],
      H: [0, 3, 14, 60],
      I: [0, 3, 14, 50],
    },
    lines: LINES.slice(0, 25),
    stakeCoins: 25,
    cash: [
      { times: 1, weight: 45 },
      { times: 2, weight: 36 },
      { times: 5, weight: 12 },
      { times: 10, weight: 5, name: "mini" },
      { times: 30, weight: 2, name: "minor" },
      { times: 150, weight: 1, name: "major" },
    ],
    respin: { hits: 1, of: 16 },
    grandTimes: 1500,
  },
}
