import { anyTime } from "./anyTime.ts"
import { bigWin } from "./bigWin.ts"
import { createGlazier, type Glazing, windowHeight, windowWidth } from "./glazier.ts"
import { hitTheTarget } from "./hitTheTarget.ts"
import { arch, clipped } from "./shapes.ts"
import { threeHour } from "./threeHour.ts"

const glazings = { threeHour, hitTheTarget, anyTime, bigWin } satisfies Record<string, Glazing>

export type WindowName = keyof typeof glazings
export const windowNames = Object.keys(glazings) as WindowName[]

/** The height of the light source behind each window. */
const suns: Record<WindowName, number> = { threeHour: 260, hitTheTarget: 130, anyTime: 290, bigWin: 280 }

const daylight = (cy: number) =>
  `<radialGradient id="day" gradientUnits="userSpaceOnUse" cx="100" cy="${cy}" r="190"><stop stop-color="#fff6dd" stop-opacity=".42"/><stop offset=".6" stop-color="#fff6dd" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>` +
  `<path d="M0 0H200V376H0Z" fill="url(#day)" style="mix-blend-mode:overlay"/>`

/** 200 × 376, fully lit or dark: the page shows the lit one up to the pool's level. Moving parts are the page's. */
export function jackpotWindow(name: WindowName, { isLit }: { isLit: boolean }): string {
  const glass = `<g stroke-linejoin="round" stroke-linecap="round">${glazings[name](createGlazier(name, isLit))}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${windowWidth} ${windowHeight}" width="${windowWidth}" height="${windowHeight}">`,
    clipped("opening", arch(0, 0, windowWidth, windowHeight), glass, isLit ? daylight(suns[name]) : ""),
    "</svg>",
  ].join("")
}
