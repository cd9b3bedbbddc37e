import { createBrush } from "../brush.ts"
import { type PaletteName, palettes } from "../palettes.ts"
import { createSeededRandom } from "../seededRandom.ts"
import { box, path } from "../svg.ts"
import { type BillPicture, pictures } from "./pictures.ts"

const inks: Record<BillPicture, PaletteName> = {
  sun: "ostend",
  curtain: "binche",
  window: "violet",
  stairs: "plum",
  ticket: "copper",
  letter: "sonian",
}

export const columnBills = Object.keys(inks) as BillPicture[]

/** The picture of a bill, 416 × 300, without text. */
export function columnBill(name: BillPicture): string {
  const { brush, defs } = createBrush(palettes[inks[name]], createSeededRandom(name), `bill-${name}-`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 416 300" width="416" height="300">`,
    `<defs>${defs}<clipPath id="bill-${name}"><path d="M0 0H416V300H0Z"/></clipPath></defs>`,
    path("M0 0H416V300H0Z", { fill: brush.deepFall }),
    `<g clip-path="url(#bill-${name})">${pictures[name](brush)}</g>`,
    box(9, 9, 398, 282, { stroke: brush.gold, width: 2 }),
    box(15, 15, 386, 270, { stroke: brush.gold, width: 1, opacity: 0.6 }),
    "</svg>",
  ].join("")
}
