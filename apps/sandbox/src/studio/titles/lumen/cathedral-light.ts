import { LINES } from "../lines.ts"
import { LOWS } from "../lows.ts"
import type { SlotTitle } from "../title.ts"

export const title: SlotTitle = {
  code: "lum_cathedral_light",
  name: "Cathedral Light",
  studio: "Lumen",
  theme: "art nouveau",
  volatility: 2,
  hitRatio: 0.21,
  released: "2026-03-24",
  stakesCents: [10, 20, 50, 100, 200],
  minimumCycleMs: 3500,
  look: {
    palette: "cathedralLight",
    scene: "arches",
    symbols: {
      W: "glassSaint",
      S: "organPipes",
      A: "flyingButtress",
      B: "rosewindow",
      C: "book",
      D: "bell",
      ...LOWS.Lumen,
    },
  },
  model: {
    engine: "slot",
    reels: [
      "BDHDCEISGHIDFHICBFIEGFEFGHEAGCA",
      "DAFEGCABHIGFHGBHDWESIEHCHIFDBFEGC",
      "HGCACAIHWFCIGEBHEGFDIBGDFSIEDFHE",
      "ABDGCIEWCHAHEBGBEFIDFGHIFHGFHDECS",
      "IAFSDFEDHEIGBEFCFIHEABHDCGHGIWGC",
    ],
    pays: {
      A: [10, 95, 380, 1900],
      B: [0, 70, 260, 1000],
      C: [0, 50, 180, 620],
      D: [0, 42, 145, 480],
      E: [0, 24, 85, 280],
      F: [0, 24, 65, 240],
      G: [0, 14, 50, 190],
      H: [0, 14, 42, 170],
      I: [0, 14, 38, 145],
    },
    scatterPays: [20, 100, 500],
    lines: LINES.slice(0, 10),
    stakeCoins: 10,
    wilds: "plain",
    freeSpins: {
      awards: [10, 10, 15],
      retriggers: [5, 10, 15],
      multiplier: 2,
      maximum: 80,
    },
  },
}
