import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { TitleOf } from "../title.ts"

export const title: TitleOf<"hold"> = {
  code: "pap_rosarium",
  name: "Rosarium",
  studio: "Papillon",
  theme: "flowers",
  volatility: 3,
  hitRatio: 0.26,
  released: "2026-05-12",
  stakesCents: [20, 40, 80, 100, 160],
  minimumCycleMs: 2750,
  look: {
    palette: "rosarium",
    scene: "rings",
    symbols: {
      W: "roseArch",
      S: "roseBud",
      A: "damaskRose",
      B: "gardenFountain",
      C: "secateurs",
      D: "ring",
      ...LOWS.Papillon,
    },
  },
  model: {
    engine: "hold",
    reels: [
      "AFHDIBCSSEGCHIDFGIBFECGEASSFIHBDGEH",
      "FCGIFHGEBDSSFIBDHEFCGEDHWABHSSEGCIAEI",
      "AEHCFWCFISSAHEFDGHBECDIEDIGSSFIBGHBG",
      "ICWEIGSSEFHGDBCHIGBDGHAFHAICSSEDFBGFE",
      "FGEFDBASSIBGDCGIHGECFEWIBHSSCDAEHFIH",
    ],
    pays: {
      A: [0, 90, 350, 1250],
      B: [0, 70, 200, 800],
      C: [0, 50, 175, 550],
      D: [0, 45, 125, 450],
      E: [0, 25, 90, 250],
      F: [0, 25, 80, 225],
      G: [0, 22, 70, 180],
      H: [0, 18, 50, 175],
      I: [0, 18, 45, 150],
    },
    lines: LINES.slice(0, 20),
    stakeCoins: 20,
    cash: [
      { times: 1, weight: 70 },
      { times: 2, weight: 24 },
      { times: 3, weight: 16 },
      { times: 5, weight: 8 },
      { times: 8, weight: 4 },
      { times: 15, weight: 2, name: "mini" },
      { times: 30, weight: 1, name: "minor" },
    ],
    respin: { hits: 1, of: 17 },
    grandTimes: 300,
  },
}
