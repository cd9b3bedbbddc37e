import { hero } from "./hero.ts"
import { layOutLine } from "./lettering.ts"
import { brass } from "./palettes.ts"
import { box, path, rays } from "./svg.ts"

const ground = "#120d18"
const letter = "M9 7h14v4H14v3.6h7.6v3.8H14V22h9v4H9z"

/** 32 × 32. `isMaskable` keeps the letter in the safe circle (https://www.w3.org/TR/appmanifest/#icon-masks). */
export function emblem({ isMaskable }: { isMaskable: boolean }): string {
  const sun = path(rays(16, 34, 24, 12, 46), { fill: "#2f0f2c" })
  const opening = isMaskable ? `<g transform="translate(16 16) scale(.78) translate(-16 -16.5)">` : "<g>"
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">`,
    `<defs><linearGradient id="emblemBrass" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${brass.high}"/><stop offset=".5" stop-color="${brass.middle}"/><stop offset="1" stop-color="${brass.low}"/></linearGradient>`,
    `<clipPath id="emblemGround">${box(0, 0, 32, 32, { fill: ground }, isMaskable ? 0 : 7)}</clipPath></defs>`,
    `<g clip-path="url(#emblemGround)">${box(0, 0, 32, 32, { fill: ground })}${sun}</g>`,
    `${opening}${path(letter, { fill: "url(#emblemBrass)" })}</g>`,
    "</svg>",
  ].join("")
}

/** The picture of a shared link, 1200 × 630. */
export function shareCard(): string {
  const [width, height] = [1200, 630]
  const { d } = layOutLine("Elite", { x: 270, y: 350, size: 140, maxWidth: 360 })
  const name = path(d, { fill: brass.middle }) + box(92, 392, 356, 3, { fill: brass.low })
  return hero({ width, height }).replace("</svg>", `${name}</svg>`)
}
