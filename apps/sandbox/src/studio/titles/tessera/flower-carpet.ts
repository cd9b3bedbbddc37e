import type { CascadeTitle } from "../title.ts"

export const title: CascadeTitle = {
  code: "tes_flower_carpet",
  name: "Flower Carpet",
  studio: "Tessera",
  theme: "flowers",
  volatility: 3,
  hitRatio: 0.48,
  released: "2026-08-11",
  stakesCents: [
    20,
    40,
    60,
    100,
    200
  ],
  minimumCycleMs: 3000,
  look: {
    palette: "begonia",
    scene: "fans",
    symbols: {
      W: "butterfly",
      S: "wreath",
      A: "begonia",
      B: "dahlia",
      C: "tulip",
      D: "hydrangea",
      E: "poppy",
      F: "daisy",
      G: "cornflower",
      H: "marigold",
      I: "bud",
      J: "spray"
    }
  },
  model: {
    engine: "cascade",
    reels: [
      "DHGBDJEFJJHHFFCASHBDIIJG",
      "ICFIJCGASDEHDGHIAGWCEEBG",
      "BWFGJEFHEJIGJBAEISDFCIHC",
      "SHEFJCDHWJJGIGGCBHEFFAHI",
      "WECEHBFSAJGEGIIJIFDHGHBD",
      "CJGGIDAFFIEBHHDHFCGJJISE"
    ],
    heights: [
      3,
      4,
      5,
      5,
      4,
      3
    ],
    pays: {
      A: [
        10,
        30,
        100,
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
        100
      ],
      D: [
        3,
        8,
        20,
        80
      ],
      E: [
        2,
        5,
        12,
        40
      ],
      F: [
        1,
        4,
        10,
        30
      ],
      G: [
        1,
        3,
        8,
        24
      ],
      H: [
        1,
        3,
        5,
        15
      ],
      I: [
        1,
        2,
        5,
        15
      ],
      J: [
        1,
        2,
        5,
        15
      ]
    },
    stakeCoins: 20,
    multipliers: [
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10
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
      maximum: 50
    },
    sums: {
      stops: 191102976,
      paidCoins: 2676352450,
      freeCoins: 2209429948,
      riseCoins: 466922502,
      ends: [
        {
          stops: 175301738,
          wins: 110618854
        },
        {
          stops: 13386150,
          wins: 8857732
        },
        {
          stops: 2216536,
          wins: 1579078
        },
        {
          stops: 191808,
          wins: 147624
        },
        {
          stops: 6744,
          wins: 5544
        }
      ]
    }
  }
}
