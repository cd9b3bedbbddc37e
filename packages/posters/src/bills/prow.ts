import { layOutLine } from "../lettering.ts"
import { brass } from "../palettes.ts"
import { path } from "../svg.ts"

const [width, height] = [72, 372]
const middle = width / 2

const chevrons = [0, 1, 2]
  .map((i) => {
    const half = 18 - i * 4
    const opacity = 1 - i * 0.28
    const ink = { stroke: brass.middle, width: 1.6, opacity }
    const [up, down] = [62 + i * 7, 320 - i * 7]
    return (
      path(`M${middle - half} ${up}L${middle} ${up - 12}L${middle + half} ${up}`, ink) +
      path(`M${middle - half} ${down}L${middle} ${down + 12}L${middle + half} ${down}`, ink)
    )
  })
  .join("")

/** The upright sign between the two columns of the leaderboard, 72 × 372, with the casino's name. */
export function prow(): string {
  const letters = [..."ELITE"].map((letter, i) =>
    path(layOutLine(letter, { x: middle, y: 116 + i * 42, size: 38, maxWidth: 40 }).d, {
      fill: "url(#metal)",
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="velvet" x1="0" x2="1"><stop stop-color="#2a0f2b"/><stop offset=".5" stop-color="#4a1a3c"/><stop offset="1" stop-color="#2a0f2b"/></linearGradient>`,
    `<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${brass.high}"/><stop offset=".5" stop-color="${brass.middle}"/><stop offset="1" stop-color="#b98636"/></linearGradient></defs>`,
    path("M4 34L20 34V20H30V8H42V20H52V34H68V350L36 370L4 350Z", {
      fill: "url(#velvet)",
      stroke: "url(#metal)",
      width: 2,
    }),
    path("M9 40H63V347L36 364L9 347Z", { stroke: brass.middle, width: 1, opacity: 0.45 }),
    path("M36 2V18M30 26H42M26 31H46", { stroke: brass.middle, width: 1.5 }),
    chevrons,
    ...letters,
    "</svg>",
  ].join("")
}
