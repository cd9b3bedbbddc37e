import { brass } from "../palettes.ts"
import { box, circle, n, path, polar, rays, star } from "../svg.ts"

const [width, height] = [360, 780]
const cx = width / 2
const drum = { half: 128, top: 236, bottom: 676 }

const stops = (...each: [offset: number, colour: string][]) =>
  each.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("")
const across = 'x1="0" x2="1" y1="0" y2="0"'

const defs = [
  `<linearGradient id="columnIron" ${across}>${stops([0, "#0f1d1a"], [0.3, "#2c5a4c"], [0.46, "#4d8b76"], [0.7, "#1f4339"], [1, "#0c1714"])}</linearGradient>`,
  `<linearGradient id="columnDrum" ${across}>${stops([0, "#160a1b"], [0.32, "#43254a"], [0.5, "#5b3560"], [0.74, "#2c1532"], [1, "#120818"])}</linearGradient>`,
  `<linearGradient id="columnBrass" ${across}>${stops([0, brass.low], [0.4, brass.high], [0.6, brass.middle], [1, brass.low])}</linearGradient>`,
  `<radialGradient id="columnGlow">${stops([0, "#e6a74c"])}<stop offset="1" stop-color="#e6a74c" stop-opacity="0"/></radialGradient>`,
].join("")
const gold = "url(#columnBrass)"

/** Half a dome; its scales get smaller towards the top. */
function dome(): string {
  const rows = 7
  const scales = Array.from({ length: rows }, (_, row) => {
    const share = row / rows
    const half = 116 * Math.cos((share * Math.PI) / 2.15)
    const y = 204 - 92 * Math.sin((share * Math.PI) / 2.15)
    const count = 10
    return Array.from({ length: count }, (_, i) => {
      // Scales are closer where the dome turns away.
      const at = (turn: number) => cx + half * Math.sin(((turn / count - 0.5) * Math.PI) / 1.02)
      const [from, to] = [at(i), at(i + 1)]
      return `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + 19)} ${n(to)} ${n(y)}`
    }).join("")
  })
  return [
    path("M62 206C62 140 120 104 180 100C240 104 298 140 298 206Z", {
      fill: "url(#columnIron)",
      stroke: gold,
      width: 2,
    }),
    path(scales.join(""), { stroke: "#9fd0bd", width: 1.2, opacity: 0.55 }),
  ].join("")
}

/** Bills on the drum, in perspective; their lines are not text. */
function bills(): string {
  const papers: [x: number, y: number, w: number, h: number, paper: string, ink: string][] = [
    [78, 268, 92, 128, "#fdf0d2", "#c6394a"],
    [186, 258, 92, 150, "#12573d", "#fbf1d0"],
    [74, 418, 88, 132, "#1d2f86", "#f3b95f"],
    [178, 430, 104, 116, "#fdecd8", "#611f6a"],
    [96, 570, 76, 88, "#6d3013", "#f5a860"],
    [190, 566, 82, 92, "#f6eedd", "#1d2f86"],
  ]
  return papers
    .map(([x, y, w, h, paper, ink]) =>
      [
        box(x, y, w, h, { fill: paper, stroke: "#0c0512", width: 1.5 }),
        box(x + 5, y + 5, w - 10, h - 10, { stroke: ink, width: 1, opacity: 0.7 }),
        path(rays(x + w / 2, y + h * 0.42, 16, 7, w * 0.34), { fill: ink, opacity: 0.85 }),
        circle(x + w / 2, y + h * 0.42, 6, { fill: ink }),
        path(
          [0.74, 0.82, 0.9]
            .map((share, i) => `M${n(x + 12 + i * 5)} ${n(y + h * share)}H${n(x + w - 12 - i * 5)}`)
            .join(""),
          { stroke: ink, width: 3, opacity: 0.85 },
        ),
      ].join(""),
    )
    .join("")
}

/** An advertising column at night, for the page of promotions. */
export function column(): string {
  const crown = Array.from({ length: 11 }, (_, i) => {
    const x = 62 + i * 23.6
    return path(`M${n(x - 9)} 206q9-26 18 0`, { stroke: gold, width: 2.4 })
  })
  const lamps = [-1, 1].map((side) => {
    const x = cx + side * 142
    return [
      circle(x, 222, 46, { fill: "url(#columnGlow)", opacity: 0.75 }),
      path(`M${cx + side * 122} 226H${x}V216`, { stroke: gold, width: 3 }),
      circle(x, 208, 8, { fill: brass.high }),
    ].join("")
  })
  const tip = polar(cx, 100, 42, 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${defs}<clipPath id="columnSky"><path d="M0 0H${width}V${height}H0Z"/></clipPath></defs>`,
    `<g clip-path="url(#columnSky)">${path(rays(cx, 230, 48, 0, 640), { fill: "#4f1638", opacity: 0.42 })}</g>`,
    circle(cx, 230, 170, { stroke: brass.middle, width: 1, opacity: 0.35 }),
    path(`M${cx - 7} 100L${cx} ${n(tip[1])}L${cx + 7} 100Z`, { fill: gold }),
    path(star(cx, 48, 8, 20, 6), { fill: brass.high }),
    dome(),
    ...crown,
    box(cx - 126, 206, 252, 12, { fill: gold }),
    box(cx - drum.half - 6, 218, drum.half * 2 + 12, 18, {
      fill: "url(#columnIron)",
      stroke: gold,
      width: 1.5,
    }),
    ...lamps,
    box(cx - drum.half, drum.top, drum.half * 2, drum.bottom - drum.top, { fill: "url(#columnDrum)" }),
    bills(),
    box(cx - drum.half, drum.top, drum.half * 2, drum.bottom - drum.top, {
      fill: "url(#columnDrum)",
      opacity: 0.28,
    }),
    path(`M${cx - drum.half} ${drum.top}V${drum.bottom}M${cx + drum.half} ${drum.top}V${drum.bottom}`, {
      stroke: gold,
      width: 2,
    }),
    box(cx - drum.half - 6, drum.bottom, drum.half * 2 + 12, 16, { fill: gold }),
    path(`M${cx - 134} ${drum.bottom + 16}L${cx - 150} 752H${cx + 150}L${cx + 134} ${drum.bottom + 16}Z`, {
      fill: "url(#columnIron)",
      stroke: gold,
      width: 1.5,
    }),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = cx - 112 + i * 28
      return path(`M${n(x)} ${drum.bottom + 26}V742`, { stroke: "#9fd0bd", width: 2, opacity: 0.35 })
    }),
    path(`M6 760H${width - 6}M24 770H${width - 24}`, { stroke: brass.middle, width: 2 }),
    "</svg>",
  ].join("")
}
