import type { Felt } from "../src/studio/titles/title.ts"
import { picture } from "./dom.ts"

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(400 + radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle) - 60).toFixed(1)}`
}

/** A flat arc below the dealer's cards. */
const bow = (radius: number): string => `M${400 - radius} -330A${radius} ${radius} 0 0 0 ${400 + radius} -330`

const sunburst = (): string =>
  Array.from({ length: 18 }, (_, ray) => {
    const from = ray * 10
    return `<path d="M${at(90, from)}L${at(700, from)}L${at(700, from + 5)}L${at(90, from + 5)}Z" fill="var(--shade)" fill-opacity=".5"/>`
  }).join("")

const arcade = (): string =>
  Array.from({ length: 9 }, (_, arch) =>
    [58, 46, 34, 22]
      .map(
        (radius, ring) =>
          `<path d="M${arch * 100 - radius} 420V${330 - (ring % 2) * 4}a${radius} ${radius} 0 0 1 ${radius * 2} 0V420Z" fill="var(--${ring % 2 ? "ground" : "shade"})" fill-opacity=".7"/>`,
      )
      .join(""),
  ).join("")

const grounds: Record<Felt, () => string> = { sunburst, arcade }

/** The cloth of a card table: its drawing in brass lines, and two lines of lettering on arcs. */
export function felt(drawing: Felt, lines: readonly [string, string]): SVGSVGElement {
  const arc = (radius: number, width: number) =>
    `<path d="${bow(radius)}" fill="none" stroke="var(--brass)" stroke-opacity=".55" stroke-width="${width}"/>`
  const lettering = lines.map((line, index) => {
    const radius = 536 + index * 23
    return `<path id="felt-${index}" d="${bow(radius)}" fill="none"/><text font-family="${index ? "Figtree,sans-serif" : "Limelight,serif"}" font-size="${index ? 13 : 22}" letter-spacing="2" fill="var(--brass-light)" text-anchor="middle"><textPath href="#felt-${index}" startOffset="50%">${line}</textPath></text>`
  })
  const cloth = picture(
    "0 0 800 420",
    `<rect width="800" height="420" fill="var(--ground)"/>${grounds[drawing]()}${arc(506, 1.5)}${arc(512, 3)}${lettering.join("")}${arc(584, 1.5)}`,
    "felt",
  )
  cloth.setAttribute("preserveAspectRatio", "xMidYMid slice")
  return cloth
}
