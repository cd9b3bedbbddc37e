import { PALETTES, type Palette, type Scene } from "./look.ts"
import { escapeHtml } from "./markup.ts"
import type { Title } from "./titles/title.ts"

const WIDTH = 300
const HEIGHT = 400

const rays = (p: Palette): string =>
  Array.from({ length: 24 }, (_, ray) => {
    const from = (ray * Math.PI) / 12
    const to = from + Math.PI / 24
    const at = (angle: number) =>
      `${(150 + 420 * Math.cos(angle)).toFixed(1)} ${(230 + 420 * Math.sin(angle)).toFixed(1)}`
    return `<path d="M150 230L${at(from)}L${at(to)}Z" fill="${p.shade}"/>`
  }).join("")

const arcs = (p: Palette, x: number, y: number, size: number): string =>
  [p.second, p.first, p.third, p.light]
    .map(
      (fill, ring) =>
        `<circle cx="${x}" cy="${y}" r="${size * (1 - ring * 0.24)}" fill="${fill}" stroke="${p.ground}" stroke-width="4"/>`,
    )
    .join("")

const SCENES: Record<Scene, (p: Palette) => string> = {
  rays: (p) => `${rays(p)}${arcs(p, 150, 230, 78)}`,
  rings: (p) => arcs(p, 150, 235, 104),
  arches: (p) => arcs(p, 150, 400, 150),
  fans: (p) =>
    [0, 1, 2, 3]
      .flatMap((row) => [0, 1, 2, 3].map((at) => arcs(p, at * 100 - (row % 2) * 50, 250 + row * 50, 48)))
      .join(""),
  waves: (p) =>
    `${arcs(p, 150, 210, 62)}${[0, 1, 2].map((row) => `<path d="M0 ${270 + row * 44}q75 -40 150 0t150 0v160H0Z" fill="${[p.third, p.second, p.shade][row]}"/>`).join("")}`,
  dunes: (p) =>
    `${arcs(p, 190, 190, 52)}<path d="M0 330L90 210L170 320L230 240L300 340V400H0Z" fill="${p.first}"/><path d="M0 370L120 280L230 360L300 310V400H0Z" fill="${p.second}"/>`,
  hills: (p) =>
    `${arcs(p, 150, 200, 62)}<path d="M0 310Q80 230 160 310T300 290V400H0Z" fill="${p.third}"/><path d="M0 350Q100 290 190 350T300 340V400H0Z" fill="${p.second}"/>`,
  skyline: (p) =>
    [30, 68, 106, 144, 182, 220]
      .map(
        (x, at) =>
          `<path d="M${x} 400V${330 - [20, 70, 130, 160, 90, 40][at]!}h30V400Z" fill="${at % 2 ? p.second : p.first}"/>`,
      )
      .join(""),
}

export function thumb(title: Title): string {
  const p = PALETTES[title.look.palette]
  const words = title.name.toUpperCase().split(" ")
  const lettering = words
    .map(
      (word, line) =>
        `<text x="150" y="${62 + line * 38}" font-size="${Math.min(38, 300 / word.length)}">${escapeHtml(word)}</text>`,
    )
    .join("")
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title.name)}"><rect width="300" height="400" fill="${p.ground}"/>${SCENES[title.look.scene](p)}<path d="M0 0H300V${40 + words.length * 42}H0Z" fill="${p.deep}" fill-opacity=".86"/><rect x="9" y="9" width="282" height="382" fill="none" stroke="${p.frame}" stroke-width="2.5"/><rect x="15" y="15" width="270" height="370" fill="none" stroke="${p.frame}" stroke-width="1"/><g fill="${p.light}" font-family="Limelight,Georgia,serif" text-anchor="middle" letter-spacing="2">${lettering}</g></svg>`
}
