import type { CascadeTitle } from "../title.ts"

export const title: CascadeTitle = {
  code: "atn_coo_cascade",
  name: "Coo Cascade",
  studio: "Atelier Nord",
  theme: "nature",
  volatility: 3,
  hitRatio: 0.5,
  released: "2026-08-18",
  stakesCents: [
    20,
    40,
    60,
    100,
    200
  ],
  minimumCycleMs: 3000,
  look: {
    palette: "falls",
    scene: "hills",
    symbols: {
      W: "waterfall",
      S: "viaduct",
      A: "kingfisher",
      B: "trout",
      C: "kayak",
      D: "watermill",
      E: "fern",
      F: "acorn",
      G: "oakleaf",
      H: "pebbles",
      I: "droplet",
      J: "ripple"
    }
  },
  model: {
    engine: "cascade",
    reels: [
      "GEIIEDSJFEDHBIHFICJJHACJ",
      "CBDGIECDBAJHACFSGDHGEFWF",
      "DFAGBIIHBJJDEGWFHCFGEIGS",
      "FJHWGBEHDHGJIFGHCSJFEAIC",
      "BWHFGCJEHGFSBDHEIDJAIGIE",
      "SBDGCIEFCIADGFEIHHFGJJHJ"
    ],
    heights: [
      4,
      4,
      4,
      4,
      4,
      4
    ],
    pays: {
      A: [
        10,
        30,
        150,
        1000
      ],
      B: [
        6,
        16,
        50,
        200
      ],
      C: [
        4,
        10,
        30,
        80
      ],
      D: [
        3,
        8,
        20,
        60
      ],
      E: [
        2,
        5,
        10,
        30
      ],
      F: [
        1,
        4,
        8,
        16
      ],
      G: [
        1,
        3,
        8,
        16
      ],
      H: [
        1,
        3,
        5,
        12
      ],
      I: [
        1,
        2,
        5,
        12
      ],
      J: [
        1,
        2,
        5,
        12
      ]
    },
    stakeCoins: 20,
    multipliers: [
      1,
      2,
      3,
      5
    ],
    freeSpins: {
      awards: [
        0,
        8,
        12,
        20
      ],
      retriggers: [
        0,
        5,
        8,
        10
      ],
      maximum: 50,
      multipliers: [
        2,
        4,
        6,
        10
      ]
    },
    sums: {
      stops: 191102976,
      paidCoins: 2862219075,
      freeCoins: 5724438150,
      riseCoins: 0,
      ends: [
        {
          stops: 173412060,
          wins: 124075544
        },
        {
          stops: 14754214,
          wins: 14516418
        },
        {
          stops: 2677972,
          wins: 2972766
        },
        {
          stops: 249594,
          wins: 287312
        },
        {
          stops: 9136,
          wins: 9848
        }
      ]
    }
  }
}
