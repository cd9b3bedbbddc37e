import type { Palette } from "../../../src/studio/palettes/palette.ts"
import { box } from "../draw.ts"
import type { Lows } from "./lows.ts"

/** A mosaic of five by five stones; each digit picks a colour, a point leaves the field empty. */
const mosaic = (p: Palette, rows: string): string =>
  [...rows.replaceAll(" ", "")]
    .map((stone, at) => {
      const fill = { "1": p.first, "2": p.second, "3": p.third, "4": p.light }[stone]
      return fill ? box(6 + (at % 5) * 18, 6 + Math.floor(at / 5) * 18, 16, 16, fill, 2) : ""
    })
    .join("")

export const tessera = {
  stoneCross: (p) => mosaic(p, "..1.. ..1.. 11411 ..1.. ..1.."),
  stoneSaltire: (p) => mosaic(p, "2...2 .2.2. ..4.. .2.2. 2...2"),
  stoneFrame: (p) => mosaic(p, "43434 3...3 4...4 3...3 43434"),
  stoneGable: (p) => mosaic(p, "..4.. .141. 14141 41414 ....."),
  stoneBands: (p) => mosaic(p, "22222 ..... 44444 ..... 33333"),
} satisfies Lows
